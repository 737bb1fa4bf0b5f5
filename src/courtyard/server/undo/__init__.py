"""Taking back an answer: who may, who is asked, and whether anybody has learnt anything since."""
