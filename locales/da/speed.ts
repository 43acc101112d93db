/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Sidehastighed',
  line: 'Hvor hurtigt din butik indlæses, og hvad der gør den hurtigere.',
  dismiss: 'Skjul',
  notLoaded: 'Det kunne ikke indlæses. Tjek din forbindelse, og prøv igen.',
  promo: {
    title: '30\u00a0% rabat på SEO-værktøjer',
    line: 'SEO-apps fra vores partnere til butikker, der bruger denne app.',
    open: 'Se appene'
  },
  gauge: {
    title: 'Webydeevne',
    devices: 'Enhed',
    pc: 'Computer',
    mb: 'Mobil',
    recheck: 'Mål igen',
    checking: 'Måler …',
    checkingLine: 'Din startside åbnes tre gange på hver enhed. Det tager et minut eller to.',
    none: 'Ikke målt endnu',
    checkedAt: 'Målt den {when}',
    spread:
      'Tre målinger med højst {points|local} {{points:point|point}} forskel. Den midterste score tæller.',
    label: '{device}: {score|local} af 100, {band}',
    scale: 'Farverne følger denne apps skala.',
    googleScale: 'Googles skala',
    good: 'God',
    warn: 'Kan forbedres',
    bad: 'Langsom',
    notStarted: 'Målingen kunne ikke startes. Tjek din forbindelse, og prøv igen.'
  },
  opportunities: {
    title: 'Det vil hjælpe mest',
    line: 'De største besparelser, som målingen fandt for besøgende. Enhed: {device}.',
    saving: 'op til {ms}',
    none: 'Målingen fandt intet af betydning.',
    images: 'Optimer billeder'
  },
  trend: {
    title: 'De seneste 90 dage',
    label: 'Scorer fra {from} til {to}',
    table: 'Vis tallene',
    date: 'Dato',
    few: 'Efter den anden måling vises der en graf her.'
  },
  up: {
    title: 'Hastighedsforbedring',
    line: 'Når en besøgende holder markøren på et link i mere end 65 ms, hentes siden på forhånd og åbner med det samme. Scorer i hastighedstest er uændrede.',
    speedUp: 'Slå til',
    preview: 'Forhåndsvis',
    turnOff: 'Slå fra',
    never: 'Indkøbskurve, betalingssider, konti og downloads hentes aldrig på forhånd.'
  },
  effect: {
    title: 'I din butik',
    visitors:
      'Sidevisninger de seneste 28 dage: {prefetched} hentet på forhånd, {fresh} ikke. I 75 % af dem blev den næste side vist på denne tid eller hurtigere.',
    few: 'Dine besøgendes tider vises her efter {n} sidevisninger med forudindlæsning og lige så mange uden.',
    measured:
      'Målt den {when}: fra klikket på din startside, til {page} blev vist. Den midterste af tre besøg hver, på en langsom 4G-forbindelse.',
    none: 'Åbner to sider i din butik som en besøgende, med og uden forudindlæsning, og måler ventetiden.',
    measure: 'Mål i min butik',
    measuring: 'Måler …',
    measuringLine: 'Din butik åbnes seks gange. Det tager et minut eller to.'
  },
  embed: {
    title: 'Appintegrering i temaet',
    on: 'Til',
    off: 'Fra',
    lineOn: 'Scriptet til forudindlæsning er aktivt i dit tema.',
    lineOff: 'Aktiver appintegreringen i dit tema.',
    unknown: 'Ukendt',
    lineUnknown: 'Dit tema kan ikke læses lige nu. Editoren viser, om integreringen er slået til.',
    settings: 'Åbn appintegrering',
    waiting: 'Venter på en ændring i editoren …',
    turnedOn: 'Appintegreringen er slået til',
    turnedOff: 'Appintegreringen er slået fra'
  },
  video: {
    title: 'Sådan virker det',
    line: 'Fra en besøgende peger på et link, til der klikkes, går der typisk omkring et kvart sekund. Det er nok til at hente en side.',
    watch: 'Se videoen',
    preview: 'Forhåndsvis',
    close: 'Luk',
    stepOne: 'En besøgende peger på et link',
    stepTwo: 'Efter 65 ms begynder siden at blive indlæst',
    stepThree: 'Klikket åbner en side, der allerede er hentet',
    without: 'Uden forudindlæsning',
    with: 'Med forudindlæsning',
    shown: 'Næste side vist efter {time}',
    play: 'Afspil',
    pause: 'Pause',
    label:
      '{way}: Markøren standser på et produkt, klikket åbner det, og siden vises {time} senere.',
    recorded:
      'En ægte optagelse af to sider i demobutikken på en langsom 4G-forbindelse ({latency}, {speed}). Markøren holdes på linket i {rest} før klikket. Afspilles i halv hastighed.'
  },
  since: {
    title: 'Siden du optimerede dine billeder',
    line: '{device}: {before} → {after}',
    first: 'Første optimering',
    weight: 'Sidens størrelse'
  },
  visitors: {
    title: 'Rigtige besøgende',
    line: 'Det, besøgende i din butik har oplevet de seneste 28 dage. 75 % af besøgene havde denne værdi eller en bedre.',
    off: 'Fra. Når du slår det til, rapporterer din butik indlæsningstider uden cookies, IP-adresser eller andre personoplysninger.',
    switch: 'Indsaml besøgendes indlæsningstider',
    none: 'Ingen besøg endnu. De første tal vises, når nogen har åbnet en side i din butik.',
    lcp: 'Hovedindhold vist',
    inp: 'Reaktion på tryk',
    cls: 'Layoutforskydning',
    prefetched: 'Åbning af side, hentet på forhånd',
    fresh: 'Åbning af side, ikke hentet på forhånd',
    views: '{n} {{count:sidevisning|sidevisninger}}',
    notSaved: 'Prøv igen senere'
  },
  faq: {
    title: 'Spørgsmål',
    scoreQuestion: 'Forbedrer scriptet til forudindlæsning min score?',
    scoreAnswer:
      'Nej. Hastighedstest åbner én side og klikker ikke på noget, så deres scorer er uændrede. Dine besøgende mærker forskellen: De sider, de går til, åbner 200 til 300 ms tidligere.',
    orderQuestion: 'Kan det lægge noget i en kurv eller logge nogen ud?',
    orderAnswer:
      'Nej. Kun startsider, produkt-, kollektions-, blog-, søge- og indholdssider hentes, og aldrig et link med en ukendt parameter. Et link, som du markerer med data-no-preload, hentes aldrig.',
    dataQuestion: 'Bruger det af de besøgendes mobildata?',
    dataAnswer:
      'Højst to sider gemmes ad gangen, og intet hentes til besøgende, der sparer på data eller har en langsom forbindelse.',
    varyQuestion: 'Hvorfor ændrer scoren sig, når intet er ændret?',
    varyAnswer:
      'Målinger svinger med nogle point. Derfor åbner hver måling siden tre gange på hver enhed, og den midterste tæller.',
    costQuestion: 'Hvad koster det?',
    costAnswer: 'Ingenting. Forudindlæsning og målinger er gratis i alle abonnementer.'
  },
  editor: {
    title: 'Temaeditor',
    line: 'Denne side svarer til temaeditoren på din platform: Her slår du dele af apps til og fra.',
    legend: 'Appintegreringer',
    embed: 'Forudindlæsning fra Page Speed Boost',
    embedLine: 'Indsætter scriptet til forudindlæsning på alle sider i butikken.',
    save: 'Gem',
    saved: 'Gemt',
    open: 'Åbn butikken'
  },
  reasons: {
    'no-checker':
      'Din butiks hastighed kan ikke måles her i øjeblikket. Kontakt support, hvis du har brug for det.',
    'not-reached':
      'Butikkens startside kunne ikke åbnes. Tjek, at butikken er online og ikke har en adgangskode.',
    'left-shop': 'Butikkens adresse fører til et andet websted, så den blev ikke målt.',
    'no-link': 'Din startside viser intet link, der kan åbnes til målingen.',
    'took-too-long':
      'Målingen tog mere end 5 minutter og blev opgivet. Prøv igen, når der er mindre travlt i butikken.',
    refused:
      'Tjenesten, der måler hastighed, afviste målingen eller kunne ikke nås. Prøv igen senere.',
    interrupted: 'Målingen blev afbrudt af en genstart. Start den igen.',
    fault: 'Målingen kunne ikke gøres færdig. Prøv igen senere.'
  }
}
