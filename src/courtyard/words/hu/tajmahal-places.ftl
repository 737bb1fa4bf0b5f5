### A Tádzs Mahal helyei, a játékhoz tartozó tábla nevei szerint. A mondatok a NAME függvénnyel kérik őket, alanyesetben,
### hogy egy saját tábla nevei is beleilljenek.

## Tartományok

tajmahal-province-kashmir = Kasmír
tajmahal-province-lahore = Lahor
tajmahal-province-multan = Multán
tajmahal-province-delhi = Delhi
tajmahal-province-marwar = Márvár
tajmahal-province-sindh = Szindh
tajmahal-province-ajmer = Adzsmer
tajmahal-province-agra = Agra
tajmahal-province-awadh = Avadh
tajmahal-province-allahabad = Allahábád
tajmahal-province-malwa = Málva
tajmahal-province-gujarat = Gudzsarát

## Városok: Kasmír

tajmahal-town-srinagar = Szrinagar
tajmahal-town-leh = Leh
tajmahal-town-kishtwar = Kistvar
tajmahal-town-jammu = Dzsammu

## Városok: Lahor

tajmahal-town-sialkot = Szialkot
tajmahal-town-kangra = Kangra
tajmahal-town-jalandhar = Dzsalandhar
tajmahal-town-lahore = Lahor

## Városok: Multán

tajmahal-town-mankera = Mankera
tajmahal-town-shorkot = Sorkot
tajmahal-town-multan = Multán
tajmahal-town-uch = Ucs

## Városok: Delhi

tajmahal-town-panipat = Panipat
tajmahal-town-saharanpur = Szaharanpur
tajmahal-town-meerut = Mírut
tajmahal-town-delhi = Delhi

## Városok: Márvár

tajmahal-town-jaisalmer = Dzsaiszalmer
tajmahal-town-bikaner = Bikaner
tajmahal-town-jodhpur = Dzsodhpur
tajmahal-town-barmer = Barmer

## Városok: Szindh

tajmahal-town-sehwan = Szehvan
tajmahal-town-bukkur = Bukkur
tajmahal-town-nasarpur = Naszarpur
tajmahal-town-thatta = Thatta

## Városok: Adzsmer

tajmahal-town-nagaur = Nagaur
tajmahal-town-amber = Amber
tajmahal-town-ranthambore = Ranthambor
tajmahal-town-chittor = Csittor

## Városok: Agra

tajmahal-town-mathura = Mathura
tajmahal-town-etawah = Etava
tajmahal-town-kalpi = Kalpi
tajmahal-town-gwalior = Gválior
tajmahal-town-agra = Agra

## Városok: Avadh

tajmahal-town-khairabad = Khairábád
tajmahal-town-bahraich = Bahraics
tajmahal-town-faizabad = Faizábád
tajmahal-town-lucknow = Lakhnau

## Városok: Allahábád

tajmahal-town-kara = Kara
tajmahal-town-jaunpur = Dzsaunpur
tajmahal-town-benares = Benáresz
tajmahal-town-allahabad = Allahábád

## Városok: Málva

tajmahal-town-sironj = Szirondzs
tajmahal-town-chanderi = Csanderi
tajmahal-town-mandu = Mandu
tajmahal-town-ujjain = Uddzsain

## Városok: Gudzsarát

tajmahal-town-patan = Patan
tajmahal-town-ahmadabad = Ahmadábád
tajmahal-town-surat = Szurat
tajmahal-town-junagadh = Dzsunagadh
