const pricingPage = {
  title: 'Priser',
  line: 'Din plan, vad du har använt av den och vad de andra planerna innehåller.',
  subscription: 'Page Speed Boost, {plan|money} per månad',
  usageTerms: '{price|money} för varje påbörjat block om {images|local} bilder utöver planen',
  succeed: 'Klart',
  decided: {
    free: 'Du har nu gratisplanen.',
    active: 'Din plan har ändrats.',
    declined: 'Du avböjde ändringen. Din plan är densamma som förut.',
    waiting: 'Shopify har inte bekräftat ändringen än. Din plan ändras så snart det är gjort.'
  },
  notice: {
    frozenTitle: 'Din plan är pausad',
    frozenLine:
      'Din butik har en obetald Shopify-faktura. Tills den är betald har du gratisplanen, och sedan återupptas din plan för {price|money} per månad automatiskt.',
    testTitle: 'Din butik är inte längre en utvecklingsbutik',
    testLine:
      'Din plan för {price|money} per månad var ett gratis test. Du kan använda de återstående bilderna till {date}. Teckna planen om du vill behålla den.',
    testEndedTitle: 'Din gratis testplan har upphört',
    testEndedLine:
      'Din butik är inte längre en utvecklingsbutik, så planen för {price|money} per månad är inte längre gratis. Du har nu gratisplanen.',
    subscribe: 'Teckna för {price|money} per månad',
    refusedTitle: 'En debitering avvisades',
    refusedLine:
      'Din senaste debitering för tilläggsbilder godkändes inte. Extraförbrukning är av, så inget mer debiteras. Kontakta support om du vill slå på den igen.',
    heldTitle: 'Gränsen för extraförbrukning är nådd',
    heldLine:
      '{used|money} av högst {cap|money} har debiterats under den här 30-dagarsperioden. Extraförbrukning fortsätter automatiskt när nästa period börjar, eller direkt om du höjer gränsen.',
    nearTitle: 'Du närmar dig gränsen för extraförbrukning',
    nearLine:
      '{used|money} av högst {cap|money} har debiterats under den här 30-dagarsperioden. När gränsen är nådd pausas extraförbrukning tills nästa period börjar.',
    until: 'Nästa 30-dagarsperiod börjar {date}.',
    raise: 'Höj gränsen till {cap|money}',
    failed: 'Gränsen kunde inte höjas. Kontrollera anslutningen och försök igen.'
  },
  promo: '{rate} rabatt de första {months} månaderna',
  promoLine: 'För nya butiker: välj en plan senast {date}.',
  usage: 'Din användning',
  account: 'Konto',
  store: 'Butik',
  email: 'E-post',
  plan: 'Plan',
  free: 'Gratisplan',
  paid: '{price} per månad',
  quota: 'Bildkvot',
  quotaUsed: 'Använda bilder: {used} av {all}',
  addOn: 'Tilläggsbilder',
  addOnUsed: 'Använda tilläggsbilder: {used} av {all}',
  addOnOff: 'Extraförbrukning är av: när kvoten är slut stoppas optimeringen.',
  addOnOn: 'Extraförbrukning är på: {price} för varje påbörjat block om {images} bilder.',
  addOnTip:
    'Bilder utöver din kvot är tilläggsbilder. Slå på eller stäng av extraförbrukning i inställningarna.',
  settings: 'Inställningar för extraförbrukning',
  reset: 'Din kvot förnyas {date}.',
  once: 'En engångskvot: den förnyas inte.',
  open: '{n} {{count:bild|bilder}} kan fortfarande optimeras',
  saved: '{n} {{count:bild optimerad|bilder optimerade}}, {size} sparat',
  compare: 'Det här ingår i planerna',
  feature: 'Funktion',
  freeColumn: 'Gratis',
  premiumColumn: 'Premium',
  yes: 'Ingår',
  no: 'Ingår inte',
  features: {
    preload: 'Sidhastighet: länkar laddas i förväg',
    products: 'Produktbilder: komprimering, PNG till JPG, vattenstämpel',
    restore: 'Återställ original i {days} dagar',
    single: 'Optimera och ladda ner enstaka bilder',
    others: 'Produktseriebilder och bloggbilder',
    automatic: 'Automatisk optimering av nya bilder',
    bulk: 'Återställ och optimera allt på nytt på en gång',
    alt: 'Alternativtext från mallar',
    names: 'Filnamn från mallar',
    upload: 'Optimera bilder som du laddar upp'
  },
  faq: 'Frågor och svar',
  questions: {
    counts: 'Vad räknas som en bild?',
    countsLine:
      'En bild som har ändrats i din butik, en gång per månad, oavsett hur ofta du optimerar den på nytt. Bilder som misslyckas eller inte kan göras mindre kostar ingenting, och det gör inte heller återställning och nedladdning.',
    full: 'Vad händer när kvoten är slut?',
    fullLine:
      'Optimeringen stoppas och inget debiteras, såvida du inte slår på extraförbrukning i inställningarna. Då kostar varje påbörjat block om ytterligare {images} bilder {price}, upp till gränsen för din plan.',
    reset: 'När förnyas min kvot?',
    resetLine:
      'Varje månad på den dag då din plan började gälla, i kortare månader på den sista dagen. Gratiskvoten ges en gång.',
    billed: 'När debiteras jag?',
    billedLine:
      'Shopify debiterar din plan var 30:e dag. Kvoten förnyas samma dag varje månad, så med tiden kommer fakturan tidigare i månaden än kvoten. Gränsen för extraförbrukning gäller Shopifys perioder på 30 dagar.',
    upgrade: 'Vad händer när jag uppgraderar?',
    upgradeLine:
      'Den större kvoten gäller direkt. Det du har använt under månaden räknas av från den, och förnyelsedagen är densamma.',
    downgrade: 'Vad händer när jag nedgraderar?',
    downgradeLine:
      'Din prenumeration upphör direkt och automatisk optimering stängs av. Du får tillbaka det som är kvar av gratiskvoten. Bilder som är optimerade förblir det.'
  }
}

const planPicker = {
  free: 'Gratis',
  premium: 'Premium',
  month: '/månad',
  once: '{n} bilder, en gång',
  images: '{n} bilder/månad',
  quota: 'Bilder per månad',
  needs:
    '{n} {{count:bild|bilder}} i din butik kan fortfarande optimeras. Planen med {all} bilder per månad räcker.',
  fewer: 'Färre bilder',
  more: 'Fler bilder',
  perImage: '{price} per bild',
  addOn: 'Därefter {price} per {images} tilläggsbilder, men bara om du slår på extraförbrukning',
  freeTimes: 'GRATIS BILDER',
  current: 'NUVARANDE PLAN',
  upgrade: 'Uppgradera',
  downgrade: 'Nedgradera',
  yours: 'Din plan: {n} bilder för {price} per månad',
  rate: '{rate} rabatt i {months} månader',
  was: 'Ordinarie pris',
  now: 'Pris för de första månaderna',
  endsIn: 'Erbjudandet slutar om {days} {{count:dag|dagar}} {time}',
  endsOn: 'Erbjudandet slutar {date}',
  includes: {
    free: {
      products: 'Produktbilder, med PNG till JPG och vattenstämpel',
      restore: 'Återställ i {days} dagar',
      speed: 'Sidhastighet, gratis för alltid'
    },
    premium: {
      all: 'Allt i Gratis',
      others: 'Produktserie- och bloggbilder, uppladdningar',
      automatic: 'Automatisk optimering',
      texts: 'Alternativtext och filnamn',
      bulk: 'Allt på en gång: återställ, optimera på nytt'
    }
  },
  warningTitle: 'Nedgradera till gratisplanen',
  warning:
    'Om du nedgraderar till gratisplanen nu blir funktionerna i din betalda plan inte längre tillgängliga. Vill du verkligen nedgradera?',
  warningTerms:
    'Automatisk optimering och Extraförbrukning stängs av direkt. Resten av perioden som du har betalat för återbetalas inte.',
  stay: 'Jag vill tänka på saken',
  go: 'Fortsätt nedgradera',
  failed: 'Det gick inte att ändra planen. Kontrollera anslutningen och försök igen.'
}

const imageSync = {
  note: 'Bilderna i din butik räknas fortfarande: {n} hittills.'
}

const overcharge = {
  title: 'Extraförbrukning',
  enabled: 'På',
  disabled: 'Av',
  price: 'Bilder utöver din kvot: {price} för varje påbörjat block om {images}.',
  needsPlan: 'Ingår i betalda planer.',
  onHold: 'Pausad sedan din senaste debitering: under Priser står varför.',
  ask: 'Slå på extraförbrukning?',
  askText:
    'Bilder utöver din kvot kostar {price} för varje påbörjat block om {images}. Det kan bli högst {cap} tilläggsbilder per månad, alltså högst {most}.',
  limit: 'Månadsgräns',
  turnOn: 'Slå på',
  plans: 'Visa planer',
  succeed: 'Klart',
  failed: 'Försök igen senare'
}

const limits = {
  quotaTitle: 'Påminnelse: kvoten är slut',
  quotaLine: 'Nya bilder kan inte optimeras förrän extraförbrukning slås på i inställningarna.',
  limitTitle: 'Planens gräns är nådd',
  limitLine: 'Ytterligare {n} {{count:bild|bilder}} i din butik kan fortfarande optimeras.',
  ownTitle: 'Din egen gräns är nådd',
  ownLine:
    'Nya bilder kan inte optimeras den här månaden om du inte höjer gränsen för extraförbrukning i inställningarna.',
  upgradeTitle: 'Du har nått gränsen för din plan',
  upgradeLine:
    'Du har påbörjat {blocks} tilläggsblock den här månaden. Nästa plan har {images} bilder för {price} per månad.',
  settings: 'Inställningar',
  upgrade: 'Uppgradera',
  trial: 'Be om fler provkrediter',
  contact: 'Kontakta support',
  dismiss: 'Stäng'
}

const confirmPage = {
  title: 'Bekräfta din plan',
  line: '{store} kommer att prenumerera på:',
  price: 'Pris',
  discount: 'De första {months} månaderna',
  monthly: '{price} per månad',
  period: 'Faktureras',
  everyMonth: 'Varje månad tills du nedgraderar',
  usage: 'Tilläggsbilder',
  most: 'Högst {price} per månad, och bara om du slår på extraförbrukning',
  local: 'Den här servern har egen fakturering: inga pengar dras.',
  until: 'Svara senast {date}.',
  approve: 'Godkänn',
  decline: 'Avböj',
  over: {
    active: 'Planen har godkänts.',
    declined: 'Planen har avböjts.',
    expired: 'Erbjudandet har gått ut. Välj en plan igen.',
    ended: 'Erbjudandet gäller inte längre eftersom en annan plan har valts.'
  },
  back: 'Tillbaka till Priser'
}

const pricingErrors = {
  wrongLimit: 'Välj en gräns på högst {most:number|local} bilder, i steg om {block:number|local}.',
  notCapped: 'Extraförbrukning ingår i betalda planer. Uppgradera först.',
  noPlans: 'Den här servern har inga planer: allt ingår.',
  isFree: 'Du har redan gratisplanen.',
  samePlan: 'Du har redan planen för {plan|money}.',
  smallerPlan: 'Om du vill ha en mindre plan behöver du först nedgradera till gratisplanen.',
  overtaken: 'En annan ändring av din plan har påbörjats under tiden. Granska den och försök igen.',
  unreachable: 'Det går inte att nå faktureringstjänsten just nu. Försök igen senare.',
  refused: 'Faktureringstjänsten godkände inte detta. Kontakta support, så tittar vi på det.',
  noLimit: 'Det finns ingen gräns att höja.',
  unknownCharge: 'Det finns ingen plan att bekräfta på den här adressen.'
}

export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
