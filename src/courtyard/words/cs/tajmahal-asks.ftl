### Na co se ptáme hráče Tádž Mahalu, podle jména otázky (z tečky je spojovník).

tajmahal-ask-visit-play = { $must ->
    [white] Nemáte barevnou kartu a jiné samotné hrát nelze: odejděte.
    [colour] { $colour ->
        [red] Nemáte už žádnou červenou kartu: odejděte.
        [green] Nemáte už žádnou zelenou kartu: odejděte.
        [yellow] Nemáte už žádnou žlutou kartu: odejděte.
       *[purple] Nemáte už žádnou fialovou kartu: odejděte.
    }
   *[no] { $special ->
        [yes] { $colour ->
            [red] Zahrajte červenou kartu, nebo jinou barvu se speciální kartou, nebo odejděte.
            [green] Zahrajte zelenou kartu, nebo jinou barvu se speciální kartou, nebo odejděte.
            [yellow] Zahrajte žlutou kartu, nebo jinou barvu se speciální kartou, nebo odejděte.
           *[purple] Zahrajte fialovou kartu, nebo jinou barvu se speciální kartou, nebo odejděte.
        }
       *[no] { $colour ->
            [open] Zahrajte barevnou kartu (k ní můžete bílou nebo speciální), nebo odejděte.
            [red] Zahrajte červenou kartu (k ní můžete bílou nebo speciální), nebo odejděte.
            [green] Zahrajte zelenou kartu (k ní můžete bílou nebo speciální), nebo odejděte.
            [yellow] Zahrajte žlutou kartu (k ní můžete bílou nebo speciální), nebo odejděte.
           *[purple] Zahrajte fialovou kartu (k ní můžete bílou nebo speciální), nebo odejděte.
        }
    }
}
tajmahal-ask-visit-town = { $prize ->
    [vizier] Kde v provincii { NAME($province) } bude stát palác za vezíra?
    [general] Kde v provincii { NAME($province) } bude stát palác za generála?
    [monk] Kde v provincii { NAME($province) } bude stát palác za mnicha?
   *[princess] Kde v provincii { NAME($province) } bude stát palác za princeznu?
}
tajmahal-ask-visit-crown-town = Kde v provincii { NAME($province) } bude stát palác s korunou? Může to být i město s palácem.
tajmahal-ask-visit-take = { $most ->
    [one] Vezměte si kartu z nabídky: kdo odchází poslední, má jednu.
    [few] Vezměte si { $most } karty z nabídky.
   *[other] Vezměte si { $most } karet z nabídky.
}
