### Proč něco v Tádž Mahalu nejde. `Refused("tajmahal.cards")` je zpráva `tajmahal-refused-cards`.

## Vlastní herní plány

tajmahal-refused-not-a-board = Herní plán musí být tabulka s oddíly, jako v souboru, se kterým hra přichází.
tajmahal-refused-board-not-json = Herní plán musí být tabulka s oddíly, jakou dovoluje JSON, jako ve vlastním souboru hry.
tajmahal-refused-board-lacks = Herní plán nemá „{ $key }“; musí mít { LIST($known, style: "commas") }.
tajmahal-refused-row-lacks = „{ $row }“ na herním plánu ({ $kind }) nemá „{ $key }“.
tajmahal-refused-no-id = „{ $value }“ nemůže být id ({ $kinds }); použijte písmena a číslice, nejvýš { $most }.
tajmahal-refused-id-twice = Dvě položky ({ $kinds }) mají id „{ $value }“; dejte jim různá.
tajmahal-refused-provinces = Počet provincií na herním plánu je { $provinces }; musí jich být { $wanted }.
tajmahal-refused-towns = Počet měst v provincii { $province } je { $towns }; musí jich být { $wanted }.
tajmahal-refused-town-elsewhere = Město { $town } leží v „{ $province }“, a to není provincie tohoto herního plánu.
tajmahal-refused-fortified = { $towns ->
    [one] Na herním plánu je jedno opevněné město; musí jich být { $wanted }.
    [few] Na herním plánu jsou { $towns } opevněná města; musí jich být { $wanted }.
   *[other] Na herním plánu je { $towns } opevněných měst; musí jich být { $wanted }.
}
tajmahal-refused-taj-mahal-nowhere = Tádž Mahal stojí v „{ $town }“, a to není město tohoto herního plánu.
tajmahal-refused-taj-mahal-open = Město, kde stojí Tádž Mahal, musí být opevněné: { $town }.
tajmahal-refused-road-ends = Cesta spojuje dvě města, ne „{ $value }“.
tajmahal-refused-road-to-no-town = { $road } vede do „{ $town }“, a to není město tohoto herního plánu.
tajmahal-refused-road-nowhere = { $road } nikam nevede; cesta spojuje dvě různá města.
tajmahal-refused-road-twice = { $road } je uvedena dvakrát.
tajmahal-refused-province-apart = Z města { $start } nevede žádná cesta do provincie { $province }; všechny musí být spojené.
tajmahal-refused-town-apart = Z města { $start } nevede žádná cesta do města { $town }; všechna musí být spojená.
tajmahal-refused-tiles = Herní plán má destičky { LIST($tiles, style: "commas") }; musí mít 1 až { $most }.
tajmahal-refused-tile-number-twice = Dvě destičky mají číslo { $tile }; číslují se od 1 do { $most }.
tajmahal-refused-tile-good = Na destičce { $tile } je „{ $good }“; druhy zboží jsou { LIST($known, style: "commas") }.
tajmahal-refused-tile-goods = Na destičce { $tile } musí být jedno zboží nebo dvě různá, ne „{ $value }“.
tajmahal-refused-squares = Počet čtvercových bonusových destiček je { $tiles }; musí jich být { $wanted }.
tajmahal-refused-suits = „cards“ herního plánu musí mít { LIST($known, style: "commas") }, ne { LIST($suits, style: "commas") }.
tajmahal-refused-cards = Počet karet ({ $suit }) na herním plánu je { $cards }; musí jich být { $wanted }.
tajmahal-refused-symbols = „{ $value }“ nejsou symboly karty ({ $suit }); symboly jsou { LIST($known, style: "commas") }.
tajmahal-refused-special = Speciální karta ({ $influence }) musí být jedna z { LIST($known, style: "commas") }.
tajmahal-refused-specials = „specials“ herního plánu musí dát každému ze čtyř vlivů jinou speciální kartu.

## Ručně připravené stoly

tajmahal-refused-named-twice = „{ $key }“ uvádí „{ $entry }“ ({ $kind }) dvakrát; existuje jen jednou.
tajmahal-refused-not-visited = Provincii „{ $province }“ nelze navštívit při { $visit }. návštěvě.
tajmahal-refused-tile-owned = Destička { $visit }. návštěvy už někomu patří, takže nemůže zároveň ležet u dvora.
tajmahal-refused-nothing-left = Z „{ $prize }“ pro dvůr nic nezbývá: všechno z krabice už někomu patří.
tajmahal-refused-bonuses = „bonuses“ musí říkat, ve kterém městě leží který bonus.
tajmahal-refused-not-fortified = Město „{ $town }“ není opevněné, takže v něm bonusová destička neleží.
tajmahal-refused-all-home = Někdo ještě musí být na návštěvě; „home“ nemohou být všichni.
tajmahal-refused-two-crowns = „crown“ mají dvě místa; je jen jedna a při této návštěvě ji získalo jedno z nich.
tajmahal-refused-crown-elsewhere = Koruna nemůže stát v „{ $town }“, protože navštívená provincie je „{ $province }“.
tajmahal-refused-crown-without-palace = Koruna stojí v „{ $town }“, kde nikdo nemá palác.
tajmahal-refused-many-influences = Destiček „{ $symbol }“ je víc než { $most }; tolik jich v krabici není.
tajmahal-refused-tile-twice = Destička „{ $tile }“ patří dvěma; od každé je jen jedna.
tajmahal-refused-many-bonuses = Destiček „{ $bonus }“ je příliš mnoho; v krabici jich je { $most }.
tajmahal-refused-special-twice = Speciální karta leží na dvou místech; od každé je jen jedna.
tajmahal-refused-more-than-box = Na stole je { $count }× „{ $thing }“; v krabici jich je { $most }.
tajmahal-refused-many-palaces = V „{ $town }“ má palác příliš mnoho hráčů ({ $players }); místo je jen pro jeden a pro korunu.
tajmahal-refused-known-elsewhere = Karty „known“ jednoho místa musí být mezi kartami v jeho ruce.
tajmahal-refused-uncoloured-alone = Ke každé barevné kartě v „played“ patří nejvýš jedna bílá nebo speciální.
tajmahal-refused-not-of-colour = Karty v „played“ musí mít barvu „colour“ { $colour }; jen „special-colour“ dovoluje jinou.
tajmahal-refused-several-colours = Karty v „played“ musí mít jednu barvu; jen „special-colour“ dovoluje jinou.
tajmahal-refused-two-colours = Podle karet v „played“ jsou možné dvě barvy; řekněte, která je „colour“.

## Zda stůl drží pohromadě

tajmahal-refused-other-colour = „colour“ místa musí být barva karet, které má v „played“.
tajmahal-refused-ended-early = Hra skončila („ended“), teprve když jsou všichni zpět z { $visit }. návštěvy.
tajmahal-refused-influences = Destiček „{ $symbol }“ je na stole { $tiles }; v krabici jich je { $most }.
tajmahal-refused-taken-by-nobody = Město „{ $town }“ je obsazené („taken“), ale nikdo v něm nemá palác.
tajmahal-refused-turn-at-home = Místo { $seat } je na tahu, takže nemůže být „home“; někdo ještě musí být na návštěvě.
tajmahal-refused-withdrawing = Místo { $seat } právě odchází („{ $phase }“), takže musí být „home“.
tajmahal-refused-played-at-home = Místo { $seat } je „home“, takže žádná jeho karta už nemůže být v „played“.
tajmahal-refused-left-in-court = Místo { $seat } odešlo a vede v „{ $prize }“, takže to nemůže ležet u dvora.
tajmahal-refused-not-won = Místo { $seat } teď nemůže mít ve „won“ „{ $prize }“.
tajmahal-refused-won-without-tile = Místo { $seat } má ve „won“ „{ $symbol }“ a musí mít i jeho destičku.
tajmahal-refused-before-visit = Než návštěva začne, nikdo nemůže být „home“, mít něco v „played“ ani mít korunu.
tajmahal-refused-pair-before-visit = Než návštěva začne, nikdo nemůže mít dvě stejné destičky vlivu; už jsou vyměněné.

## Uložené stoly

tajmahal-refused-saved-tally = Uložený stůl je poškozený: „{ $key }“ počítá od jednoho druhu víc než { $most }.
tajmahal-refused-saved-entries = Uložený stůl je poškozený: počet položek „{ $key }“ je { $entries }, ne { $wanted }.
tajmahal-refused-saved-score = Uložený stůl je poškozený: „{ $value }“ nejsou body.
tajmahal-refused-saved-route = Uložený stůl je poškozený: „route“ musí vést do každé provincie jednou a nakonec k Tádž Mahalu.

## Části těchto vět

tajmahal-what-board = Herní plán
tajmahal-what-a-board = herní plán
tajmahal-what-board-name = Název herního plánu
tajmahal-what-board-key = „{ $key }“ herního plánu
tajmahal-what-board-entry = Položka v „{ $key }“ herního plánu
tajmahal-what-reconstructed = Co je z „{ $key }“ rekonstrukcí
tajmahal-what-id = Id ({ $kinds })
tajmahal-what-province-name = Název provincie { $province }
tajmahal-what-town-province = Provincie města { $town }
tajmahal-what-town-name = Název města { $town }
tajmahal-what-town-key = „{ $key }“ města { $town }
tajmahal-what-road = Cesta
tajmahal-what-road-between = Cesta mezi městy { $start } a { $end }
tajmahal-what-tile-number = Číslo destičky
tajmahal-what-tile-owned = Destička, která někomu patří
tajmahal-what-bonuses = Počet bonusových destiček „{ $bonus }“
tajmahal-what-cards = Počet karet ({ $card })
tajmahal-what-score = Počet bodů

tajmahal-noun-province = provincie
tajmahal-noun-provinces = provincie
tajmahal-noun-town = město
tajmahal-noun-towns-and-provinces = města a provincie
tajmahal-noun-tile = destička
tajmahal-noun-prize = cena
tajmahal-noun-influence = vliv
tajmahal-noun-bonus = bonus
tajmahal-noun-square = čtvercová bonusová destička
tajmahal-noun-good = bonusová destička k ponechání
tajmahal-noun-colour = barva

tajmahal-hint-cards = karty se jmenují například „red-elephant-vizier“.
