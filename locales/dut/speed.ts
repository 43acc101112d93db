/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Paginasnelheid',
  line: 'Hoe snel je winkel opent en hoe het sneller kan.',
  dismiss: 'Sluiten',
  notLoaded: 'Laden is niet gelukt. Controleer je verbinding en probeer het opnieuw.',
  promo: {
    title: '30% korting op SEO-tools',
    line: 'SEO-apps van onze partners, voor gebruikers van deze app.',
    open: 'Apps bekijken'
  },
  gauge: {
    title: 'Webprestaties',
    devices: 'Apparaat',
    pc: 'Desktop',
    mb: 'Mobiel',
    recheck: 'Opnieuw meten',
    checking: 'Bezig met meten…',
    checkingLine:
      'Je startpagina wordt op elk apparaat drie keer geopend. Dit duurt een of twee minuten.',
    none: 'Nog niet gemeten',
    checkedAt: 'Gemeten op {when}',
    spread:
      'Drie metingen, hoogstens {points|local} {{points:punt|punten}} uit elkaar. De middelste score telt.',
    label: '{device}: {score|local} van 100, {band}',
    scale: 'De kleuren volgen de schaal van deze app.',
    googleScale: 'Schaal van Google',
    good: 'Goed',
    warn: 'Kan beter',
    bad: 'Traag',
    notStarted:
      'De meting kan niet worden gestart. Controleer je verbinding en probeer het opnieuw.'
  },
  opportunities: {
    title: 'Wat het meest oplevert',
    line: 'De grootste besparingen volgens de meting, voor bezoekers op dit apparaat: {device}.',
    saving: 'tot {ms}',
    none: 'De meting heeft niets gevonden dat beter kan.',
    images: 'Afbeeldingen optimaliseren'
  },
  trend: {
    title: 'Afgelopen 90 dagen',
    label: 'Scores van {from} tot en met {to}',
    table: 'Cijfers tonen',
    date: 'Datum',
    few: 'Na de tweede meting verschijnt hier een grafiek.'
  },
  up: {
    title: 'Siteversnelling',
    line: 'Als een bezoeker de aanwijzer langer dan 65 ms op een link laat rusten, wordt die pagina vooraf opgehaald en opent die meteen. De scores van snelheidstests blijven gelijk.',
    speedUp: 'Versnellen',
    preview: 'Voorbeeld',
    turnOff: 'Uitschakelen',
    never: 'Winkelwagens, checkouts, accounts en downloads worden nooit vooraf opgehaald.'
  },
  effect: {
    title: 'In je winkel',
    visitors:
      'Paginaweergaven in de afgelopen 28 dagen: {prefetched} vooraf opgehaald, {fresh} niet. Bij 75% was de volgende pagina binnen deze tijd zichtbaar.',
    few: 'De tijden van je bezoekers verschijnen hier na {n} paginaweergaven met vooraf laden en evenveel zonder.',
    measured:
      'Gemeten op {when}: van de klik op je startpagina tot {page} zichtbaar was. De middelste van telkens drie bezoeken, via een trage 4G-verbinding.',
    none: 'Opent twee pagina’s van je winkel zoals een bezoeker, met en zonder vooraf laden, en meet de wachttijd.',
    measure: 'Meten in mijn winkel',
    measuring: 'Bezig met meten…',
    measuringLine: 'Je winkel wordt zes keer geopend. Dit duurt een of twee minuten.'
  },
  embed: {
    title: 'App-insluiting in thema',
    on: 'Aan',
    off: 'Uit',
    lineOn: 'Het script dat pagina’s vooraf laadt, is actief in je thema.',
    lineOff: 'Zet de app-insluiting aan in de thema-editor.',
    unknown: 'Onbekend',
    lineUnknown:
      'Je thema kan nu niet worden gelezen. De editor laat zien of de insluiting aanstaat.',
    settings: 'Instellingen voor app-insluiting',
    waiting: 'Wachten op een wijziging in de editor…',
    turnedOn: 'De app-insluiting staat aan',
    turnedOff: 'De app-insluiting staat uit'
  },
  video: {
    title: 'Hoe het werkt',
    line: 'Tussen het aanwijzen van een link en de klik zit meestal ongeveer een kwart seconde. Dat is genoeg om een pagina op te halen.',
    watch: 'Video bekijken',
    preview: 'Voorbeeld',
    close: 'Sluiten',
    stepOne: 'Een bezoeker wijst een link aan',
    stepTwo: '65 ms later begint de pagina te laden',
    stepThree: 'De klik opent een pagina die er al is',
    without: 'Zonder vooraf laden',
    with: 'Met vooraf laden',
    shown: 'Volgende pagina zichtbaar na {time}',
    play: 'Afspelen',
    pause: 'Pauzeren',
    label:
      '{way}: de aanwijzer blijft op een product staan, de klik opent het en de pagina is {time} later zichtbaar.',
    recorded:
      'Een echte opname van twee pagina’s van de demowinkel via een trage 4G-verbinding ({latency}, {speed}). De aanwijzer rust {rest} op de link voor de klik. Afgespeeld op halve snelheid.'
  },
  since: {
    title: 'Sinds je je afbeeldingen hebt geoptimaliseerd',
    line: '{device}: {before} → {after}',
    first: 'Eerste optimalisatie',
    weight: 'Paginagrootte'
  },
  visitors: {
    title: 'Echte bezoekers',
    line: 'Wat bezoekers van je winkel in de afgelopen 28 dagen hebben ervaren. Bij 75% van de bezoeken was de waarde minstens zo goed.',
    off: 'Uit. Als je dit inschakelt, geeft je winkel laadtijden door, zonder cookies, IP-adressen of andere persoonsgegevens.',
    switch: 'Laadtijden van bezoekers verzamelen',
    none: 'Nog geen bezoeken. De eerste cijfers verschijnen zodra iemand een pagina van je winkel heeft geopend.',
    lcp: 'Hoofdinhoud zichtbaar',
    inp: 'Reactie op een klik of tik',
    cls: 'Verschuiving van de lay-out',
    prefetched: 'Pagina openen, vooraf opgehaald',
    fresh: 'Pagina openen, niet vooraf opgehaald',
    views: '{n} {{count:paginaweergave|paginaweergaven}}',
    notSaved: 'Probeer het later opnieuw'
  },
  faq: {
    title: 'Veelgestelde vragen',
    scoreQuestion: 'Krijg ik een hogere score door pagina’s vooraf te laden?',
    scoreAnswer:
      'Nee. Snelheidstests openen één pagina en klikken nergens op, dus hun scores blijven gelijk. Je bezoekers merken wel verschil: de pagina’s waar ze naartoe gaan, openen 200 tot 300 ms eerder.',
    orderQuestion: 'Kan vooraf laden iets in een winkelwagen leggen of iemand uitloggen?',
    orderAnswer:
      'Nee. Alleen de startpagina en product-, collectie-, blog-, zoek- en contentpagina’s worden opgehaald, en geen links met een onbekende parameter. Een link die je markeert met data-no-preload wordt nooit opgehaald.',
    dataQuestion: 'Verbruikt vooraf laden de mobiele data van mijn bezoekers?',
    dataAnswer:
      'Er worden maximaal twee pagina’s tegelijk bewaard en er wordt niets opgehaald voor bezoekers die data besparen of een trage verbinding hebben.',
    varyQuestion: 'Waarom verandert de score terwijl er niets is veranderd?',
    varyAnswer:
      'Metingen verschillen altijd een paar punten. Daarom wordt de pagina bij elke meting drie keer per apparaat geopend en telt de middelste.',
    costQuestion: 'Wat kost het?',
    costAnswer: 'Niets. Vooraf laden en metingen zijn gratis in elk abonnement.'
  },
  editor: {
    title: 'Thema-editor',
    line: 'Deze pagina vervangt de thema-editor van je platform: hier schakel je onderdelen van apps in en uit.',
    legend: 'App-insluitingen',
    embed: 'Pagina’s vooraf laden met Page Speed Boost',
    embedLine: 'Plaatst het script dat pagina’s vooraf laadt op elke pagina van de winkel.',
    save: 'Opslaan',
    saved: 'Opgeslagen',
    open: 'Winkel openen'
  },
  reasons: {
    'no-checker':
      'De snelheid van je winkel kan hier nu niet worden gemeten. Neem contact op met support als je dit nodig hebt.',
    'not-reached':
      'De startpagina van de winkel kan niet worden geopend. Controleer of de winkel online is en geen wachtwoord heeft.',
    'left-shop':
      'Het adres van de winkel leidt naar een andere website. Daarom is je winkel niet gemeten.',
    'no-link': 'Je startpagina toont geen link die voor de meting kan worden geopend.',
    'took-too-long':
      'De meting duurde langer dan 5 minuten en is afgebroken. Probeer het opnieuw als het rustiger is in je winkel.',
    refused:
      'De dienst die snelheid meet, heeft de meting geweigerd of is niet bereikbaar. Probeer het later opnieuw.',
    interrupted: 'De meting is onderbroken door een herstart. Start de meting opnieuw.',
    fault: 'De meting kan niet worden afgerond. Probeer het later opnieuw.'
  }
}
