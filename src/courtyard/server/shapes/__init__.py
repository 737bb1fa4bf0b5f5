"""What is said over the wire and what is written down: messages, requests, entries, refusals."""
