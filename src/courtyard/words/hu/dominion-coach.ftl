### Amit az oktató az első Dominion-játékban mond: rövid mondatok, legfeljebb mintegy 40 szó, annak, aki még semmit sem tud.
### A gombokat és a helyeket úgy nevezi, ahogy az asztal.

dominion-tip-welcome = Üdv a Dominionban! Mindenkinek van egy paklija, és körről körre jobb lapokat vásárol bele. A végén az győz, akinek a paklijában a legtöbb győzelmi pont van. Mindig egyvalamit mutatok meg.
dominion-tip-points = A pontokat a győzelmipont-kártyák adják: Birtok { POINTS(1) }, Hercegség { POINTS(3) }, Tartomány { POINTS(6) }. A játék véget ér, ha elkelt az utolsó Tartomány, vagy ha bármelyik három pakli elfogyott.
dominion-tip-hand = Ez a kezed: öt lap, a saját húzópaklidból. Mindenki ugyanazzal a tíz lappal kezd: hét Rézzel és három Birtokkal.
dominion-tip-treasures = A Réz kincs: ebben a körben mindegyik $1 értéket ad. Tedd őket az asztalra: nyomd meg a „Minden kincset kijátszom” gombot.
dominion-tip-coins = Most ${ $coins } pénzed és 1 vásárlásod van: vehetsz egy legfeljebb ${ $coins } árú lapot. Amit nem költesz el, elvész, de a Rezek a tieid maradnak, és visszajönnek.
dominion-tip-card = Így olvasd a kártyát: az érme az ára, a színe a típusa, a szöveg pedig azt mondja el, mit tesz, amikor kijátszod. Mutass rá egy lapra, vagy nyomd meg hosszan, és nagyban látod.
dominion-tip-buy = { $bargain ->
    [province] Legalább $8: vegyél egy { CARD($bargain, form: "accusative") }, ez { POINTS(6) }! Kattints a paklijára.
    [gold] Vegyél egy { CARD($bargain, form: "accusative") }: $3 értéket ad, valahányszor felhúzod. Kattints a paklijára.
    [market] Vegyél egy { CARD($bargain, form: "accusative") }: lap, akció, vásárlás és érme egyszerre. Túl sok aligha lehet belőle. Kattints a paklijára.
    [smithy] Vegyél egy { CARD($bargain, form: "accusative") }: ha kijátszod, három további lapot húzol. Kattints a paklijára.
    [silver] Vegyél egy { CARD($bargain, form: "accusative") }: $2 értéket ad, valahányszor felhúzod, kétszer annyit, mint a Réz. Kattints a paklijára.
    [village] Vegyél egy { CARD($bargain, form: "accusative") }: húzol helyette egy lapot, és két további akciót játszhatsz ki. Kattints a paklijára.
   *[other] Vegyél egy { CARD($bargain, form: "accusative") }: olcsó, és két lapot húzol vele. Kattints a paklijára.
}
dominion-tip-buy-nothing = Amire most futja, attól nem lenne jobb a paklid. A Réz és az Átok csak útban van. Nyomd meg a „Vége a körömnek” gombot.
dominion-tip-buy-other = { $picked ->
    [nothing] Nem vettél semmit. Ezt is lehet, és néha okos dolog. De az elején minden jó lap számít, hiszen újra meg újra visszajön.
    [curse] Az Átok a végén { POINTS(1) } levonást jelent, és mást nem tesz. Önszántából senki sem veszi el! Ha látod a „Visszavonás” gombot, visszacsinálhatod.
    [copper] Még egy Réz. Nem kerül semmibe, de gyengíti a kezedet: a helyén szívesebben húznál Ezüstöt.
    [estate] Egy Birtok: a végén { POINTS(1) }, addig semmi. Erről mindjárt többet is mondok.
    [duchy] Egy Hercegség: a végén { POINTS(3) }, addig semmi. Erről mindjárt többet is mondok.
   *[other] { CARD($picked) }: miért ne! Nem csak egy jó terv van. Olvasd el, mit tesz, és nézd meg, mire jutsz vele.
}

## A második kör

dominion-tip-clean-up = A köröd a befejező fázissal ért véget: mindaz, amit vettél, kijátszottál, vagy ami a kezedben maradt, ide, a használt paklidra került. Aztán öt új lapot húztál. A kezedből tehát semmit sem tartogathatsz későbbre.
dominion-tip-shuffle = { $deck ->
    [0] A húzópaklid most üres. Ha megint húznod kell, a használt paklidat megkevered, és az lesz a húzópakli. Így kerülnek a megvett lapok a kezedbe.
   *[other] Ez a húzópaklid. Ha elfogy, és húznod kell, a használt paklidat megkevered, és az lesz a húzópakli. Így kerülnek a megvett lapok a kezedbe.
}
dominion-tip-actions = Az olyan lapok, mint a Falu, akciók. A körnek két része van: előbb kijátszhatsz egy akciót, aztán vásárolsz. A „+2 akció” azt jelenti, hogy még kettőt kijátszhatsz. A „+1 lap”: azonnal húzol egyet.
dominion-tip-counters = Itt látod, mi maradt ebben a körben. Minden kör 1 akcióval, 1 vásárlással és érme nélkül kezdődik. A kártyákon a „+1 akció”, a „+1 vásárlás” vagy a „+$1” ezt növeli, csak erre a körre.

## A harmadik kör

dominion-tip-drawn = { $fresh ->
    [0] A használt paklidat megkevertük, és abból húztál. Amit vettél, még nincs a kezedben. Ott van a húzópakliban, és sorra kerül.
    [one] A használt paklidat megkevertük, és abból húztál. A kezedben egy lapot már te vettél: így lesz egyre jobb a paklid.
   *[other] A használt paklidat megkevertük, és abból húztál. A kezedben { $fresh } lapot már te vettél: így lesz egyre jobb a paklid.
}
dominion-tip-clog = A győzelmipont-kártyák a játék végéig semmit sem tesznek. Amelyiket felhúzod, egy fizető lap helyét foglalja el. Az elején tehát keveset vegyél belőlük, Tartományt viszont azonnal, amint megvan rá a $8.
dominion-tip-others = A többiek ugyanezt teszik a maguk lapjaival. Látod, mit játszanak ki, és hány lapjuk van. A támadások, például a Polgárőrség, olyan akciók, amelyek mindenki másnak ártanak.

## Minden körben

dominion-tip-action = Van egy akció a kezedben. Az akciók jönnek először: ha már kincset játszottál ki, elkéstél velük. Kattints rá a kezedben: { CARD($action) }.
dominion-tip-action-other = Ahogy akarod: akciót nem kötelező kijátszani. Most a köröd második része jön, a vásárlás.
dominion-tip-pay = Megint a kincseid jönnek: nyomd meg a „Minden kincset kijátszom” gombot. Vagy kattints egyből egy paklira: akkor maguktól kijátszódnak.
dominion-tip-question = A kezed fölötti sáv kérdez tőled valamit. Amit gyűrű vesz körül, az választható. Válassz kedved szerint, és ahol gomb van hozzá, erősítsd meg.
dominion-tip-react = Valaki támad, és van a kezedben egy védekezéskártya: { CARD($reaction) }. Fedd fel, és azonnal hat, miközben a kezedben marad.
dominion-tip-attacked = Valaki megtámadott! A kezed fölötti sáv megmondja, mit kell tenned. Ha lapokat kell eldobnod, először a Birtokoktól válj meg: a játék végéig úgysem tesznek semmit.

## A lecke vége

dominion-tip-ending = Milyen közel a vége? Itt látod, hány Tartomány maradt, és hány pakli üres. Akkor minden győzelmipont-kártyád számít, bárhol is fekszik.
dominion-tip-farewell = Most már mindent tudsz: akció, vásárlás, befejezés. Előbb vedd meg, amitől jobb lesz a kezed, aztán a Tartományokat, még a többiek előtt. A szabályokat a „?” alatt találod. Jó játékot!
