### Co říká průvodce v první hře Dominionu: krátké věty někomu, kdo ještě nic neví. Tlačítka a místa se jmenují jako na stole.

dominion-tip-welcome = Vítejte v Dominionu! Každý má balíček karet a tah po tahu si do něj kupuje lepší. Na konci vyhraje balíček s nejvíce vítěznými body. Ukážu vám všechno postupně.
dominion-tip-points = Body přinášejí karty vítězných bodů: statek { POINTS(1) }, vévodství { POINTS(3) }, provincie { POINTS(6) }. Hra končí, když někdo koupí poslední provincii nebo když jsou prázdné kterékoli tři balíčky.
dominion-tip-hand = Toto je vaše ruka: pět karet z vašeho vlastního dobíracího balíčku. Všichni začínají se stejnými deseti kartami, sedmi měďáky a třemi statky.
dominion-tip-treasures = Měďáky jsou karty peněz: každý má v tomto tahu hodnotu $1. Vyložte je na stůl: stiskněte „Vyložit všechny peníze“.
dominion-tip-coins = Teď můžete utratit ${ $coins } a máte 1 nákup: jednu kartu s cenou až ${ $coins }. Co neutratíte, propadne, ale měďáky zůstávají vaše a vrátí se.
dominion-tip-card = Jak číst kartu: mince je její cena, barva říká, jakého je typu, a text, co dělá po vyložení. Ukažte na kartu, nebo ji podržte, a uvidíte ji velkou.
dominion-tip-buy = { $bargain ->
    [province] $8 nebo víc: kupte { CARD($bargain, form: "accusative") } za { POINTS(6) }! Klikněte na její balíček.
    [gold] Kupte { CARD($bargain, form: "accusative") }: pokaždé, když si ho doberete, přinese $3. Klikněte na jeho balíček.
    [market] Kupte { CARD($bargain, form: "accusative") }: karta, akce, nákup i mince najednou. Těch nikdy nemáte dost. Klikněte na její balíček.
    [smithy] Kupte { CARD($bargain, form: "accusative") }: po vyložení si doberete tři další karty. Klikněte na její balíček.
    [silver] Kupte { CARD($bargain, form: "accusative") }: pokaždé, když si ho doberete, přinese $2, dvakrát tolik co měďák. Klikněte na jeho balíček.
    [village] Kupte { CARD($bargain, form: "accusative") }: nahradí se dobranou kartou a dovolí vyložit dvě další akční karty. Klikněte na její balíček.
   *[other] Kupte { CARD($bargain, form: "accusative") }: je levná a dobere vám dvě karty. Klikněte na její balíček.
}
dominion-tip-buy-nothing = Nic z toho, na co teď máte, by váš balíček nezlepšilo. Měďáky a kletby jen překážejí. Stiskněte „Ukončit tah“.
dominion-tip-buy-other = { $picked ->
    [nothing] Nekupujete nic. To se smí a někdy je to moudré. Ale na začátku se počítá každá dobrá karta, protože se vrací znovu a znovu.
    [curse] Kletba vám na konci ubere { POINTS(1) } a jinak nedělá nic. Nikdo si ji nebere dobrovolně! Vidíte-li „Vzít zpět“, můžete ji vrátit.
    [copper] Další měďák. Nestojí nic, ale oslabuje vaši ruku: stříbrňák by byl na jeho místě lepší.
    [estate] Statek: na konci { POINTS(1) } a do té doby nic. Za chvíli o tom povím víc.
    [duchy] Vévodství: na konci { POINTS(3) } a do té doby nic. Za chvíli o tom povím víc.
   *[other] { CARD($picked) }: proč ne! Dobrých plánů je víc. Přečtěte si, co karta dělá, a uvidíte, co z toho bude.
}

## Druhý tah

dominion-tip-clean-up = Tah skončil úklidem: karty koupené, vyložené i ty, které zbyly v ruce, přišly sem, na váš odkládací balíček. Do ruky pak přišlo pět nových. Nic z ruky si tedy nelze šetřit na později.
dominion-tip-shuffle = { $deck ->
    [0] Váš dobírací balíček je teď prázdný. Až si budete mít co dobrat, odkládací balíček se zamíchá a stane se dobíracím. Tak se vám koupené karty dostanou do ruky.
   *[other] Toto je váš dobírací balíček. Až dojde a budete si mít co dobrat, odkládací balíček se zamíchá a stane se dobíracím. Tak se vám koupené karty dostanou do ruky.
}
dominion-tip-actions = Karty jako Vesnice jsou akční. Tah má dvě části: nejprve můžete vyložit jednu akční kartu, potom kupujete. „+2 akce“ znamená, že smíte vyložit dvě další. „+1 karta“ vám ihned dobere kartu.
dominion-tip-counters = Tady vidíte, co vám v tahu zbývá. Každý tah začíná s 1 akcí, 1 nákupem a bez mincí. „+1 akce“, „+1 nákup“ nebo „+$1“ na kartě k tomu přidá, jen pro tento tah.

## Třetí tah

dominion-tip-drawn = { $fresh ->
    [0] Odkládací balíček se zamíchal a máte z něj novou ruku. Koupené karty v ní ještě nejsou. Jsou v dobíracím balíčku a přijdou.
    [one] Odkládací balíček se zamíchal a máte z něj novou ruku. Jedna karta v ní je z vašich nákupů: tak se balíček zlepšuje.
    [few] Odkládací balíček se zamíchal a máte z něj novou ruku. { $fresh } karty v ní jsou z vašich nákupů: tak se balíček zlepšuje.
   *[other] Odkládací balíček se zamíchal a máte z něj novou ruku. { $fresh } karet v ní je z vašich nákupů: tak se balíček zlepšuje.
}
dominion-tip-clog = Karty vítězných bodů nedělají až do konce nic. Každá, kterou si doberete, zabírá místo kartě, která by platila. Kupujte jich tedy zpočátku málo, a provincie, jakmile na ně máte $8.
dominion-tip-others = Ostatní dělají totéž se svými kartami. Vidíte, co vykládají a kolik karet mají. Útoky, například Milice, jsou akční karty, které škodí všem ostatním.

## Každý tah

dominion-tip-action = Držíte akční kartu. Akční karty jsou na řadě první: jakmile vyložíte peníze, je na ně pozdě. Klikněte v ruce na { CARD($action, form: "accusative") }.
dominion-tip-action-other = Jak chcete: akční kartu vykládat nemusíte. Teď přichází druhá část tahu, nákup.
dominion-tip-pay = Zase vaše karty peněz: stiskněte „Vyložit všechny peníze“. Nebo klikněte rovnou na balíček: vyloží se za vás.
dominion-tip-question = Pruh nad vaší rukou se na něco ptá. Co je zvýrazněné, lze vybrat. Vyberte podle chuti a potvrďte, kde je na to tlačítko.
dominion-tip-react = Někdo útočí a vy držíte kartu reakce: { CARD($reaction) }. Ukažte ji a ihned zapůsobí; v ruce vám přitom zůstane.
dominion-tip-attacked = Někdo na vás útočí! Pruh nad vaší rukou říká, co po vás chce. Musíte-li se zbavit karet, začněte statky: až do konce nedělají nic.

## Konec lekce

dominion-tip-ending = Jak blízko je konec? Tady vidíte, kolik zbývá provincií a kolik balíčků je prázdných. Potom se počítají všechny vaše karty vítězných bodů, ať leží kdekoli.
dominion-tip-farewell = Teď znáte všechno: akce, nákup, úklid. Nejprve kupujte, co zlepší vaši ruku, potom provincie, dřív než ostatní. Pravidla najdete pod „?“. Hezkou hru!
