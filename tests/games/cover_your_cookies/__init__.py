"""Cover Your Cookies, clause by clause."""
