"""News between processes: that a table has grown, and who is there.

News is a hint. Whoever hears it looks in the store; whoever misses it finds out by the next
version, or when it looks by itself. So losing all of it costs delay, never truth.
"""

from cookietin.server.news.news import Bulletin, LocalNews, News, open_news

__all__ = ["Bulletin", "LocalNews", "News", "open_news"]
