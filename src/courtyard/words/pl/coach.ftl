### Trener, który prowadzi przez pierwszą grę. Co mówi o grze, jest w <gra>-coach.ftl.

coach = Trener
coach-learn = Ucz się, grając
coach-go-on = Dalej
coach-thanks = Dziękuję
coach-leave = Poradzę sobie
coach-call = Przywołaj trenera
coach-parting = Jak wolisz. Jeśli znów mnie potrzebujesz, „Przywołaj trenera” jest u góry strony, a na małym ekranie w ustawieniach.
