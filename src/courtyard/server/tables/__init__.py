"""Tables made of their entries: who sits there, who may do what, and how entries come of wishes."""
