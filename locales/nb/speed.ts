/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Sidehastighet',
  line: 'Hvor raskt butikken din lastes inn, og hva som gjør den raskere.',
  dismiss: 'Skjul',
  notLoaded: 'Dette kunne ikke lastes inn. Sjekk tilkoblingen og prøv igjen.',
  promo: {
    title: '30\u00a0% rabatt på SEO-verktøy',
    line: 'SEO-apper fra partnerne våre for butikker som bruker denne appen.',
    open: 'Se appene'
  },
  gauge: {
    title: 'Nettstedets ytelse',
    devices: 'Enhet',
    pc: 'Datamaskin',
    mb: 'Mobil',
    recheck: 'Mål på nytt',
    checking: 'Måler …',
    checkingLine: 'Startsiden din åpnes tre ganger på hver enhet. Det tar et minutt eller to.',
    none: 'Ikke målt ennå',
    checkedAt: 'Målt {when}',
    spread:
      'Tre målinger med høyst {points|local} {{points:poeng|poeng}} forskjell. Den midterste poengsummen teller.',
    label: '{device}: {score|local} av 100, {band}',
    scale: 'Fargene følger skalaen til denne appen.',
    googleScale: 'Googles skala',
    good: 'God',
    warn: 'Kan forbedres',
    bad: 'Treg',
    notStarted: 'Målingen kunne ikke startes. Sjekk tilkoblingen og prøv igjen.'
  },
  opportunities: {
    title: 'Dette vil hjelpe mest',
    line: 'De største besparelsene målingen fant for besøkende. Enhet: {device}.',
    saving: 'opptil {ms}',
    none: 'Målingen fant ingenting av betydning.',
    images: 'Optimaliser bilder'
  },
  trend: {
    title: 'De siste 90 dagene',
    label: 'Poengsummer fra {from} til {to}',
    table: 'Vis tallene',
    date: 'Dato',
    few: 'Det vises en graf her etter den andre målingen.'
  },
  up: {
    title: 'Hastighetsforbedring',
    line: 'Når en besøkende holder pekeren på en lenke i mer enn 65 ms, hentes siden på forhånd og åpnes med en gang. Poengsummer i hastighetstester forblir de samme.',
    speedUp: 'Slå på',
    preview: 'Forhåndsvis',
    turnOff: 'Slå av',
    never: 'Handlekurver, kassen, kontoer og nedlastinger hentes aldri på forhånd.'
  },
  effect: {
    title: 'I butikken din',
    visitors:
      'Sidevisninger de siste 28 dagene: {prefetched} hentet på forhånd, {fresh} ikke. I 75 % av dem ble neste side vist på denne tiden eller raskere.',
    few: 'De besøkendes tider vises her etter {n} sidevisninger med forhåndsinnlasting og like mange uten.',
    measured:
      'Målt {when}: fra klikket på startsiden til {page} ble vist. Den midterste av tre besøk hver, på en treg 4G-forbindelse.',
    none: 'Åpner to sider i butikken din som en besøkende, med og uten forhåndsinnlasting, og måler ventetiden.',
    measure: 'Mål i butikken min',
    measuring: 'Måler …',
    measuringLine: 'Butikken din åpnes seks ganger. Det tar et minutt eller to.'
  },
  embed: {
    title: 'Appinnbygging i temaet',
    on: 'På',
    off: 'Av',
    lineOn: 'Skriptet for forhåndsinnlasting er aktivt i temaet ditt.',
    lineOff: 'Aktiver appinnbyggingen i temaet ditt.',
    unknown: 'Ukjent',
    lineUnknown:
      'Temaet ditt kan ikke leses akkurat nå. Redigeringsprogrammet viser om innbyggingen er på.',
    settings: 'Åpne appinnbygging',
    waiting: 'Venter på en endring i temaredigeringsprogrammet …',
    turnedOn: 'Appinnbyggingen er på',
    turnedOff: 'Appinnbyggingen er av'
  },
  video: {
    title: 'Slik fungerer det',
    line: 'Fra en besøkende peker på en lenke til det klikkes, går det vanligvis omtrent et kvart sekund. Det er nok til å hente en side.',
    watch: 'Se videoen',
    preview: 'Forhåndsvis',
    close: 'Lukk',
    stepOne: 'En besøkende peker på en lenke',
    stepTwo: 'Etter 65 ms begynner siden å lastes inn',
    stepThree: 'Klikket åpner en side som allerede er hentet',
    without: 'Uten forhåndsinnlasting',
    with: 'Med forhåndsinnlasting',
    shown: 'Neste side vist etter {time}',
    play: 'Spill av',
    pause: 'Pause',
    label: '{way}: Pekeren stopper på et produkt, klikket åpner det, og siden vises {time} senere.',
    recorded:
      'Et ekte opptak av to sider i demobutikken på en treg 4G-forbindelse ({latency}, {speed}). Pekeren holdes på lenken i {rest} før klikket. Spilles av i halv hastighet.'
  },
  since: {
    title: 'Siden du optimaliserte bildene',
    line: '{device}: {before} → {after}',
    first: 'Første optimalisering',
    weight: 'Sidens størrelse'
  },
  visitors: {
    title: 'Ekte besøkende',
    line: 'Det besøkende i butikken din har opplevd de siste 28 dagene. 75 % av besøkene hadde denne verdien eller en bedre.',
    off: 'Av. Når du slår det på, rapporterer butikken innlastingstider uten informasjonskapsler, IP-adresser eller andre personopplysninger.',
    switch: 'Saml inn besøkendes innlastingstider',
    none: 'Ingen besøk ennå. De første tallene vises når noen har åpnet en side i butikken din.',
    lcp: 'Hovedinnhold vist',
    inp: 'Reaksjon på trykk',
    cls: 'Layoutforskyvning',
    prefetched: 'Åpning av side, hentet på forhånd',
    fresh: 'Åpning av side, ikke hentet på forhånd',
    views: '{n} {{count:sidevisning|sidevisninger}}',
    notSaved: 'Prøv igjen senere'
  },
  faq: {
    title: 'Spørsmål',
    scoreQuestion: 'Gir skriptet for forhåndsinnlasting meg høyere poengsum?',
    scoreAnswer:
      'Nei. Hastighetstester åpner én side og klikker ikke på noe, så poengsummene er de samme. De besøkende merker forskjellen: Sidene de går til, åpnes 200 til 300 ms tidligere.',
    orderQuestion: 'Kan det legge noe i en handlekurv eller logge noen av?',
    orderAnswer:
      'Nei. Bare startsider og produkt-, samlings-, blogg-, søke- og innholdssider hentes, og aldri en lenke med en ukjent parameter. En lenke du merker med data-no-preload, hentes aldri.',
    dataQuestion: 'Bruker det opp mobildataene til de besøkende?',
    dataAnswer:
      'Høyst to sider beholdes om gangen, og ingenting hentes for besøkende som sparer data eller har en treg forbindelse.',
    varyQuestion: 'Hvorfor endres poengsummen når ingenting er endret?',
    varyAnswer:
      'Målinger varierer med noen poeng. Derfor åpner hver måling siden tre ganger på hver enhet, og den midterste teller.',
    costQuestion: 'Hva koster det?',
    costAnswer: 'Ingenting. Forhåndsinnlasting og målinger er gratis i alle abonnementer.'
  },
  editor: {
    title: 'Temaredigeringsprogram',
    line: 'Denne siden tilsvarer temaredigeringsprogrammet på plattformen din: Her slår du deler av apper av og på.',
    legend: 'Appinnbygginger',
    embed: 'Forhåndsinnlasting fra Page Speed Boost',
    embedLine: 'Legger skriptet for forhåndsinnlasting inn på alle sider i butikken.',
    save: 'Lagre',
    saved: 'Lagret',
    open: 'Åpne butikken'
  },
  reasons: {
    'no-checker':
      'Hastigheten til butikken din kan ikke måles her akkurat nå. Kontakt brukerstøtte hvis du trenger det.',
    'not-reached':
      'Startsiden til butikken kunne ikke åpnes. Sjekk at butikken er på nett og ikke har passord.',
    'left-shop': 'Adressen til butikken fører til et annet nettsted, så den ble ikke målt.',
    'no-link': 'Startsiden viser ingen lenke som kan åpnes for målingen.',
    'took-too-long':
      'Målingen tok mer enn 5 minutter og ble avbrutt. Prøv igjen når det er roligere i butikken.',
    refused:
      'Tjenesten som måler hastighet, avviste målingen eller var ikke tilgjengelig. Prøv igjen senere.',
    interrupted: 'Målingen ble avbrutt av en omstart. Start den på nytt.',
    fault: 'Målingen kunne ikke fullføres. Prøv igjen senere.'
  }
}
