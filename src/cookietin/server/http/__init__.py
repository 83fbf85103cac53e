"""The addresses of the server: resources, health, and the browser's pages."""
