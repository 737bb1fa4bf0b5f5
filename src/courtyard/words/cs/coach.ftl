### Průvodce, který vede první hrou. Co říká o určité hře, je v <hra>-coach.ftl.

coach = Průvodce
coach-learn = Učit se hrou
coach-go-on = Dál
coach-thanks = Děkuji
coach-leave = Zvládnu to bez pomoci
coach-call = Zavolat průvodce
coach-parting = Jak chcete. Budete-li mě zase potřebovat, „Zavolat průvodce“ najdete nahoře na stránce, na malé obrazovce v nastavení.
