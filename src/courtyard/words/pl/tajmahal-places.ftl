### Miejsca Tadż Mahal, według nazw na planszy, która jest częścią gry. Nazwy się nie odmieniają: stoją za słowem „miasto”
### albo „prowincja”.

## Prowincje

tajmahal-province-kashmir = Kaszmir
tajmahal-province-lahore = Lahaur
tajmahal-province-multan = Multan
tajmahal-province-delhi = Delhi
tajmahal-province-marwar = Marwar
tajmahal-province-sindh = Sindh
tajmahal-province-ajmer = Adźmer
tajmahal-province-agra = Agra
tajmahal-province-awadh = Awadh
tajmahal-province-allahabad = Allahabad
tajmahal-province-malwa = Malwa
tajmahal-province-gujarat = Gudźarat

## Miasta prowincji Kaszmir

tajmahal-town-srinagar = Śrinagar
tajmahal-town-leh = Leh
tajmahal-town-kishtwar = Kisztwar
tajmahal-town-jammu = Dźammu

## Miasta prowincji Lahaur

tajmahal-town-sialkot = Sijalkot
tajmahal-town-kangra = Kangra
tajmahal-town-jalandhar = Dźalandhar
tajmahal-town-lahore = Lahaur

## Miasta prowincji Multan

tajmahal-town-mankera = Mankera
tajmahal-town-shorkot = Szorkot
tajmahal-town-multan = Multan
tajmahal-town-uch = Ucz

## Miasta prowincji Delhi

tajmahal-town-panipat = Panipat
tajmahal-town-saharanpur = Saharanpur
tajmahal-town-meerut = Meerut
tajmahal-town-delhi = Delhi

## Miasta prowincji Marwar

tajmahal-town-jaisalmer = Dźajsalmer
tajmahal-town-bikaner = Bikaner
tajmahal-town-jodhpur = Dźodhpur
tajmahal-town-barmer = Barmer

## Miasta prowincji Sindh

tajmahal-town-sehwan = Sehwan
tajmahal-town-bukkur = Bukkur
tajmahal-town-nasarpur = Nasarpur
tajmahal-town-thatta = Thatta

## Miasta prowincji Adźmer

tajmahal-town-nagaur = Nagaur
tajmahal-town-amber = Amber
tajmahal-town-ranthambore = Ranthambore
tajmahal-town-chittor = Ćittaur

## Miasta prowincji Agra

tajmahal-town-mathura = Mathura
tajmahal-town-etawah = Etawah
tajmahal-town-kalpi = Kalpi
tajmahal-town-gwalior = Gwalijar
tajmahal-town-agra = Agra

## Miasta prowincji Awadh

tajmahal-town-khairabad = Chajrabad
tajmahal-town-bahraich = Bahraicz
tajmahal-town-faizabad = Fajzabad
tajmahal-town-lucknow = Lakhnau

## Miasta prowincji Allahabad

tajmahal-town-kara = Kara
tajmahal-town-jaunpur = Dźaunpur
tajmahal-town-benares = Benares
tajmahal-town-allahabad = Allahabad

## Miasta prowincji Malwa

tajmahal-town-sironj = Sirondź
tajmahal-town-chanderi = Ćanderi
tajmahal-town-mandu = Mandu
tajmahal-town-ujjain = Udźdźajn

## Miasta prowincji Gudźarat

tajmahal-town-patan = Patan
tajmahal-town-ahmadabad = Ahmadabad
tajmahal-town-surat = Surat
tajmahal-town-junagadh = Dźunagadh
