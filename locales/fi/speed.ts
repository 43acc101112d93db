export const speed = {
  title: 'Sivunopeus',
  line: 'Kuinka nopeasti kauppasi avautuu ja mikä nopeuttaa sitä.',
  dismiss: 'Sulje',
  notLoaded: 'Tietoja ei voitu ladata. Tarkista yhteys ja yritä uudelleen.',
  promo: {
    title: '30 % alennusta SEO-työkaluista',
    line: 'Kumppaniemme SEO-sovelluksia tämän sovelluksen käyttäjille.',
    open: 'Näytä sovellukset'
  },
  gauge: {
    title: 'Verkkosivun suorituskyky',
    devices: 'Laite',
    pc: 'Tietokone',
    mb: 'Mobiili',
    recheck: 'Mittaa uudelleen',
    checking: 'Mitataan…',
    checkingLine: 'Etusivusi avataan kolmesti kummallakin laitteella. Tämä vie minuutin tai kaksi.',
    none: 'Ei vielä mitattu',
    checkedAt: 'Mitattu {when}',
    spread:
      'Kolme mittausta, erona {points|local} {{points:piste|pistettä}}. Keskimmäinen ratkaisee.',
    label: '{device}: {score|local}/100, {band}',
    scale: 'Värit noudattavat tämän sovelluksen asteikkoa.',
    googleScale: 'Googlen asteikko',
    good: 'Hyvä',
    warn: 'Parannettavaa',
    bad: 'Hidas',
    notStarted: 'Mittausta ei voitu aloittaa. Tarkista yhteys ja yritä uudelleen.'
  },
  opportunities: {
    title: 'Mistä olisi eniten apua',
    line: 'Mittauksen löytämät suurimmat säästöt kävijälle. Laite: {device}.',
    saving: 'jopa {ms}',
    none: 'Mittaus ei löytänyt mitään mainittavaa.',
    images: 'Optimoi kuvat'
  },
  trend: {
    title: 'Viimeiset 90 päivää',
    label: 'Pisteet {from} – {to}',
    table: 'Luvut',
    date: 'Päivä',
    few: 'Tähän piirtyy viiva toisen mittauksen jälkeen.'
  },
  up: {
    title: 'Sivuston nopeutus',
    line: 'Kun kävijä pitää osoitinta linkin päällä yli 65 ms, linkin sivu haetaan ennakkoon ja avautuu heti. Nopeustestien pisteet eivät muutu.',
    speedUp: 'Nopeuta',
    preview: 'Esikatsele',
    turnOff: 'Kytke pois päältä',
    never: 'Ostoskoreja, kassaa, tilejä ja ladattavia tiedostoja ei koskaan haeta ennakkoon.'
  },
  effect: {
    title: 'Kaupassasi',
    visitors:
      'Sivun katselut viimeisten 28 päivän aikana: {prefetched} haettu ennakkoon, {fresh} ei. Niistä 75 %:ssa seuraava sivu näkyi tässä ajassa tai nopeammin.',
    few: 'Kävijöidesi ajat näkyvät tässä, kun katseluja on {n} esilatauksen kanssa ja yhtä monta ilman.',
    measured:
      'Mitattu {when}: etusivun klikkauksesta siihen, kun {page} näkyi. Keskimmäinen kolmesta käynnistä kummallakin tavalla hitaalla 4G-yhteydellä.',
    none: 'Avaa kaksi kauppasi sivua kuten kävijä, esilatauksen kanssa ja ilman, ja mittaa odotuksen.',
    measure: 'Mittaa kaupassani',
    measuring: 'Mitataan…',
    measuringLine: 'Kauppasi avataan kuusi kertaa. Tämä vie minuutin tai kaksi.'
  },
  embed: {
    title: 'Teeman sovellusupotus',
    on: 'Päällä',
    off: 'Pois päältä',
    lineOn: 'Esilatausskripti on osa teemaasi.',
    lineOff: 'Ota sovellusupotus käyttöön',
    unknown: 'Ei tiedossa',
    lineUnknown: 'Teemaasi ei voi juuri nyt lukea. Editori näyttää, onko upotus päällä.',
    settings: 'Sovellusupotuksen asetukset',
    waiting: 'Odotetaan muutosta editorissa…',
    turnedOn: 'Sovellusupotus on päällä',
    turnedOff: 'Sovellusupotus on pois päältä'
  },
  video: {
    title: 'Näin se toimii',
    line: 'Linkin osoittamisesta klikkaukseen kuluu yleensä noin neljännessekunti. Siinä ajassa sivu ehditään hakea.',
    watch: 'Katso video',
    preview: 'Esikatselu',
    close: 'Sulje',
    stepOne: 'Kävijä osoittaa linkkiä',
    stepTwo: '65 ms myöhemmin sivua jo haetaan',
    stepThree: 'Klikkaus avaa valmiiksi haetun sivun',
    without: 'Ilman esilatausta',
    with: 'Esilatauksen kanssa',
    shown: 'Seuraava sivu näkyi, kun oli kulunut {time}',
    play: 'Toista',
    pause: 'Keskeytä',
    label:
      '{way}: osoitin pysähtyy tuotteen päälle, klikkaus avaa sen, ja sivu näkyy, kun on kulunut {time}.',
    recorded:
      'Aito tallenne demokaupan kahdesta sivusta hitaalla 4G-yhteydellä ({latency}, {speed}). Osoitin on linkin päällä ennen klikkausta {rest}. Toistetaan puolella nopeudella.'
  },
  since: {
    title: 'Kuvien optimoinnin jälkeen',
    line: '{device}: {before} → {after}',
    first: 'Ensimmäinen optimointi',
    weight: 'Sivun koko'
  },
  visitors: {
    title: 'Oikeat kävijät',
    line: 'Kauppasi kävijöiden kokemus viimeisten 28 päivän ajalta. 75 % käynneistä ylsi tähän arvoon tai parempaan.',
    off: 'Pois päältä. Kun kytket mittauksen päälle, kauppasi ilmoittaa latausajat ilman evästeitä, IP-osoitteita tai muita henkilötietoja.',
    switch: 'Kerää kävijöiden latausajat',
    none: 'Ei vielä käyntejä. Ensimmäiset luvut näkyvät, kun joku on avannut kauppasi sivun.',
    lcp: 'Suurin sisältö näkyvissä',
    inp: 'Reaktio painallukseen',
    cls: 'Asettelun siirtymä',
    prefetched: 'Sivun avaus, haettu ennakkoon',
    fresh: 'Sivun avaus, ei haettu ennakkoon',
    views: '{n} {{count:sivun katselu|sivun katselua}}',
    notSaved: 'Yritä myöhemmin uudelleen'
  },
  faq: {
    title: 'Kysymyksiä',
    scoreQuestion: 'Nostaako esilatausskripti pisteitäni?',
    scoreAnswer:
      'Ei. Nopeustestit avaavat yhden sivun eivätkä klikkaa mitään, joten pisteet pysyvät samoina. Kävijäsi huomaavat eron: sivut, joille he siirtyvät, avautuvat 200–300 ms aiemmin.',
    orderQuestion: 'Voiko se lisätä jotain ostoskoriin tai kirjata jonkun ulos?',
    orderAnswer:
      'Ei. Vain etusivu sekä tuote-, kokoelma-, blogi-, haku- ja sisältösivut haetaan, eikä linkkejä, joissa on tuntematon parametri. Linkkiä, jonka merkitset attribuutilla data-no-preload, ei koskaan haeta.',
    dataQuestion: 'Kuluttaako se kävijöideni mobiilidataa?',
    dataAnswer:
      'Enintään kaksi sivua pidetään muistissa kerrallaan, eikä mitään haeta kävijöille, jotka säästävät dataa tai joiden yhteys on hidas.',
    varyQuestion: 'Miksi pisteet muuttuvat, vaikka mikään ei muuttunut?',
    varyAnswer:
      'Mittaukset vaihtelevat muutamalla pisteellä. Siksi jokainen mittaus avaa sivun kolme kertaa kummallakin laitteella, ja keskimmäinen tulos ratkaisee.',
    costQuestion: 'Mitä se maksaa?',
    costAnswer: 'Ei mitään. Esilataus ja mittaukset ovat ilmaisia kaikissa sopimuksissa.'
  },
  editor: {
    title: 'Teemaeditori',
    line: 'Tämä sivu vastaa alustasi teemaeditoria: täällä kytket sovellusten osia päälle ja pois.',
    legend: 'Sovellusupotukset',
    embed: 'Page Speed Boost -esilataus',
    embedLine: 'Lisää esilatausskriptin kaupan jokaiselle sivulle.',
    save: 'Tallenna',
    saved: 'Tallennettu',
    open: 'Avaa kauppa'
  },
  reasons: {
    'no-checker':
      'Kauppasi nopeutta ei voi juuri nyt mitata täällä. Ota yhteyttä tukeen, jos tarvitset mittausta.',
    'not-reached':
      'Kaupan etusivua ei voitu avata. Tarkista, että kauppa on verkossa eikä sitä ole suojattu salasanalla.',
    'left-shop': 'Kaupan osoite johtaa toiselle sivustolle, joten sitä ei mitattu.',
    'no-link': 'Etusivullasi ei näy linkkiä, jonka voisi avata mittausta varten.',
    'took-too-long':
      'Mittaus kesti yli 5 minuuttia ja keskeytettiin. Yritä uudelleen, kun kaupassa on hiljaisempaa.',
    refused:
      'Nopeutta mittaava palvelu hylkäsi mittauksen tai siihen ei saatu yhteyttä. Yritä myöhemmin uudelleen.',
    interrupted: 'Uudelleenkäynnistys keskeytti mittauksen. Aloita se uudelleen.',
    fault: 'Mittausta ei voitu viedä loppuun. Yritä myöhemmin uudelleen.'
  }
}
