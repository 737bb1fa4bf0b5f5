### The places of Taj Mahal, by their names on the board that the game comes with. Sentences ask for them by NAME, in any
### form that a language gives them. Those on a board of somebody's own are called as that board calls them.

## Provinces

tajmahal-province-kashmir = Kashmir
tajmahal-province-lahore = Lahore
tajmahal-province-multan = Multan
tajmahal-province-delhi = Delhi
tajmahal-province-marwar = Marwar
tajmahal-province-sindh = Sindh
tajmahal-province-ajmer = Ajmer
tajmahal-province-agra = Agra
tajmahal-province-awadh = Awadh
tajmahal-province-allahabad = Allahabad
tajmahal-province-malwa = Malwa
tajmahal-province-gujarat = Gujarat

## Towns of Kashmir

tajmahal-town-srinagar = Srinagar
tajmahal-town-leh = Leh
tajmahal-town-kishtwar = Kishtwar
tajmahal-town-jammu = Jammu

## Towns of Lahore

tajmahal-town-sialkot = Sialkot
tajmahal-town-kangra = Kangra
tajmahal-town-jalandhar = Jalandhar
tajmahal-town-lahore = Lahore

## Towns of Multan

tajmahal-town-mankera = Mankera
tajmahal-town-shorkot = Shorkot
tajmahal-town-multan = Multan
tajmahal-town-uch = Uch

## Towns of Delhi

tajmahal-town-panipat = Panipat
tajmahal-town-saharanpur = Saharanpur
tajmahal-town-meerut = Meerut
tajmahal-town-delhi = Delhi

## Towns of Marwar

tajmahal-town-jaisalmer = Jaisalmer
tajmahal-town-bikaner = Bikaner
tajmahal-town-jodhpur = Jodhpur
tajmahal-town-barmer = Barmer

## Towns of Sindh

tajmahal-town-sehwan = Sehwan
tajmahal-town-bukkur = Bukkur
tajmahal-town-nasarpur = Nasarpur
tajmahal-town-thatta = Thatta

## Towns of Ajmer

tajmahal-town-nagaur = Nagaur
tajmahal-town-amber = Amber
tajmahal-town-ranthambore = Ranthambore
tajmahal-town-chittor = Chittor

## Towns of Agra

tajmahal-town-mathura = Mathura
tajmahal-town-etawah = Etawah
tajmahal-town-kalpi = Kalpi
tajmahal-town-gwalior = Gwalior
tajmahal-town-agra = Agra

## Towns of Awadh

tajmahal-town-khairabad = Khairabad
tajmahal-town-bahraich = Bahraich
tajmahal-town-faizabad = Faizabad
tajmahal-town-lucknow = Lucknow

## Towns of Allahabad

tajmahal-town-kara = Kara
tajmahal-town-jaunpur = Jaunpur
tajmahal-town-benares = Benares
tajmahal-town-allahabad = Allahabad

## Towns of Malwa

tajmahal-town-sironj = Sironj
tajmahal-town-chanderi = Chanderi
tajmahal-town-mandu = Mandu
tajmahal-town-ujjain = Ujjain

## Towns of Gujarat

tajmahal-town-patan = Patan
tajmahal-town-ahmadabad = Ahmadabad
tajmahal-town-surat = Surat
tajmahal-town-junagadh = Junagadh
