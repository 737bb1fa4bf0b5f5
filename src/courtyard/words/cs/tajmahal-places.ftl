### Místa Tádž Mahalu. Věty je pojmenovávají v prvním pádě („v provincii Kašmír“, „ve městě Ágra“), a proto se neskloňují.

## Provincie

tajmahal-province-kashmir = Kašmír
tajmahal-province-lahore = Láhaur
tajmahal-province-multan = Multán
tajmahal-province-delhi = Dillí
tajmahal-province-marwar = Márvár
tajmahal-province-sindh = Sindh
tajmahal-province-ajmer = Adžmér
tajmahal-province-agra = Ágra
tajmahal-province-awadh = Avadh
tajmahal-province-allahabad = Iláhábád
tajmahal-province-malwa = Málva
tajmahal-province-gujarat = Gudžarát

## Města provincie Kašmír

tajmahal-town-srinagar = Šrínagar
tajmahal-town-leh = Léh
tajmahal-town-kishtwar = Kištvár
tajmahal-town-jammu = Džammú

## Města provincie Láhaur

tajmahal-town-sialkot = Siálkot
tajmahal-town-kangra = Kángra
tajmahal-town-jalandhar = Džálandhar
tajmahal-town-lahore = Láhaur

## Města provincie Multán

tajmahal-town-mankera = Mankera
tajmahal-town-shorkot = Šórkót
tajmahal-town-multan = Multán
tajmahal-town-uch = Uč

## Města provincie Dillí

tajmahal-town-panipat = Pánípat
tajmahal-town-saharanpur = Saháranpur
tajmahal-town-meerut = Mérath
tajmahal-town-delhi = Dillí

## Města provincie Márvár

tajmahal-town-jaisalmer = Džajsalmér
tajmahal-town-bikaner = Bíkánér
tajmahal-town-jodhpur = Džódhpur
tajmahal-town-barmer = Bármér

## Města provincie Sindh

tajmahal-town-sehwan = Sehván
tajmahal-town-bukkur = Bukkur
tajmahal-town-nasarpur = Nasarpur
tajmahal-town-thatta = Thatta

## Města provincie Adžmér

tajmahal-town-nagaur = Nágaur
tajmahal-town-amber = Ámér
tajmahal-town-ranthambore = Ranthambór
tajmahal-town-chittor = Čittaur

## Města provincie Ágra

tajmahal-town-mathura = Mathura
tajmahal-town-etawah = Itáva
tajmahal-town-kalpi = Kálpí
tajmahal-town-gwalior = Gválijar
tajmahal-town-agra = Ágra

## Města provincie Avadh

tajmahal-town-khairabad = Chajrábád
tajmahal-town-bahraich = Bahráič
tajmahal-town-faizabad = Fajzábád
tajmahal-town-lucknow = Lakhnaú

## Města provincie Iláhábád

tajmahal-town-kara = Kara
tajmahal-town-jaunpur = Džaunpur
tajmahal-town-benares = Váránasí
tajmahal-town-allahabad = Iláhábád

## Města provincie Málva

tajmahal-town-sironj = Sirondž
tajmahal-town-chanderi = Čandérí
tajmahal-town-mandu = Mándú
tajmahal-town-ujjain = Udždžain

## Města provincie Gudžarát

tajmahal-town-patan = Pátan
tajmahal-town-ahmadabad = Ahmadábád
tajmahal-town-surat = Súrat
tajmahal-town-junagadh = Džúnágadh
