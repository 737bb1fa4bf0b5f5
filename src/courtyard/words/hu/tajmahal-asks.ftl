### Amit a Tádzs Mahal játékosaitól kérdezünk, a kérdés neve szerint (a pont helyén kötőjel áll).
### A kérdés annak szól, akit kérdeznek. A tények jelentése az angol fájl elején olvasható.

tajmahal-ask-visit-play = { $must ->
    [white] Nincs színes kártyád, és a többi nem játszható ki egymagában: térj haza.
    [colour] { $colour ->
        [red] Nem maradt piros kártyád, amellyel folytathatnád: térj haza.
        [green] Nem maradt zöld kártyád, amellyel folytathatnád: térj haza.
        [yellow] Nem maradt sárga kártyád, amellyel folytathatnád: térj haza.
       *[purple] Nem maradt lila kártyád, amellyel folytathatnád: térj haza.
    }
   *[no] { $special ->
        [yes] { $colour ->
            [red] Játssz ki egy piros kártyát, vagy a különlegessel bármilyen színűt, vagy térj haza.
            [green] Játssz ki egy zöld kártyát, vagy a különlegessel bármilyen színűt, vagy térj haza.
            [yellow] Játssz ki egy sárga kártyát, vagy a különlegessel bármilyen színűt, vagy térj haza.
           *[purple] Játssz ki egy lila kártyát, vagy a különlegessel bármilyen színűt, vagy térj haza.
        }
       *[no] { $colour ->
            [open] Játssz ki egy színes kártyát (mellé egy fehér vagy különleges is jöhet), vagy térj haza.
            [red] Játssz ki egy piros kártyát (mellé egy fehér vagy különleges is jöhet), vagy térj haza.
            [green] Játssz ki egy zöld kártyát (mellé egy fehér vagy különleges is jöhet), vagy térj haza.
            [yellow] Játssz ki egy sárga kártyát (mellé egy fehér vagy különleges is jöhet), vagy térj haza.
           *[purple] Játssz ki egy lila kártyát (mellé egy fehér vagy különleges is jöhet), vagy térj haza.
        }
    }
}
tajmahal-ask-visit-town = { $prize ->
    [vizier] { NAME($province) }: hová kerüljön a vezír palotája?
    [general] { NAME($province) }: hová kerüljön a tábornok palotája?
    [monk] { NAME($province) }: hová kerüljön az apát palotája?
   *[princess] { NAME($province) }: hová kerüljön a hercegnő palotája?
}
tajmahal-ask-visit-crown-town = { NAME($province) }: hová kerüljön a koronás palota? Olyan város is jó, ahol már áll palota.
tajmahal-ask-visit-take = { $most ->
    [one] Végy el egy lapot a készletből: aki utolsóként tér haza, egyet kap.
   *[other] Végy el { $most } lapot a készletből.
}
