"""The ways in: the application, its requests, its pages and its websocket."""
