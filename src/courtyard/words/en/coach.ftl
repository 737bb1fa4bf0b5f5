### The coach, who leads through a first game. What he says of a game is in <game>-coach.ftl.

coach = Coach
coach-learn = Learn by playing
coach-go-on = Go on
coach-thanks = Thank you
coach-leave = I can manage
coach-call = Call the coach back
coach-parting = As you like. If you want me again, “Call the coach back” stands at the top of the page, or in the settings on a small screen.
