### O co pyta się gracza w Tadż Mahal, według nazwy pytania (kropka staje się łącznikiem). Co która wielkość znaczy, mówi
### ten sam plik po angielsku.

tajmahal-ask-visit-play = { $must ->
    [white] Nie masz kolorowej karty, a innych nie można zagrać samych: wycofaj się.
    [colour] { $colour ->
        [red] Nie masz już czerwonej karty, by grać dalej: wycofaj się.
        [green] Nie masz już zielonej karty, by grać dalej: wycofaj się.
        [yellow] Nie masz już żółtej karty, by grać dalej: wycofaj się.
       *[purple] Nie masz już fioletowej karty, by grać dalej: wycofaj się.
    }
   *[no] { $special ->
        [yes] { $colour ->
            [red] Zagraj czerwoną albo inną z kartą dowolnego koloru, albo się wycofaj.
            [green] Zagraj zieloną albo inną z kartą dowolnego koloru, albo się wycofaj.
            [yellow] Zagraj żółtą albo inną z kartą dowolnego koloru, albo się wycofaj.
           *[purple] Zagraj fioletową albo inną z kartą dowolnego koloru, albo się wycofaj.
        }
       *[no] { $colour ->
            [open] Zagraj kolorową kartę (możesz dodać białą lub specjalną) albo się wycofaj.
            [red] Zagraj czerwoną kartę (możesz dodać białą lub specjalną) albo się wycofaj.
            [green] Zagraj zieloną kartę (możesz dodać białą lub specjalną) albo się wycofaj.
            [yellow] Zagraj żółtą kartę (możesz dodać białą lub specjalną) albo się wycofaj.
           *[purple] Zagraj fioletową kartę (możesz dodać białą lub specjalną) albo się wycofaj.
        }
    }
}
tajmahal-ask-visit-town = { $prize ->
    [vizier] Prowincja { NAME($province) }: gdzie stanie pałac wezyra?
    [general] Prowincja { NAME($province) }: gdzie stanie pałac generała?
    [monk] Prowincja { NAME($province) }: gdzie stanie pałac mnicha?
   *[princess] Prowincja { NAME($province) }: gdzie stanie pałac księżniczki?
}
tajmahal-ask-visit-crown-town = Prowincja { NAME($province) }: gdzie stanie pałac z koroną? Może być zajęte miasto.
tajmahal-ask-visit-take = { $most ->
    [one] Weź kartę z wystawki: ostatni bierze jedną.
    [few] Weź { $most } karty z wystawki.
   *[many] Weź { $most } kart z wystawki.
}
