/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Priser',
  line: 'Abonnementet ditt, hva du har brukt av det, og hva de andre inneholder.',
  subscription: 'Page Speed Boost, {plan|money} per måned',
  usageTerms: '{price|money} for hver påbegynte blokk på {images|local} bilder utover abonnementet',
  succeed: 'Lagret',
  decided: {
    free: 'Du har nå gratisabonnementet.',
    active: 'Abonnementet ditt er endret.',
    declined: 'Du avslo endringen. Abonnementet ditt forblir som det er.',
    waiting: 'Shopify har ikke bekreftet endringen ennå. Abonnementet endres så snart det er gjort.'
  },
  notice: {
    frozenTitle: 'Abonnementet ditt er satt på pause',
    frozenLine:
      'Butikken din har en ubetalt Shopify-regning. Til den er betalt, har du gratisabonnementet. Deretter gjenopptas abonnementet til {price|money} per måned automatisk.',
    testTitle: 'Butikken din er ikke lenger en utviklingsbutikk',
    testLine:
      'Abonnementet ditt til {price|money} per måned var en gratis test. Du kan bruke de gjenværende bildene til {date}. Tegn abonnementet hvis du vil beholde det.',
    testEndedTitle: 'Det gratis testabonnementet ditt er avsluttet',
    testEndedLine:
      'Butikken din er ikke lenger en utviklingsbutikk, så abonnementet til {price|money} per måned er ikke lenger gratis. Du har nå gratisabonnementet.',
    subscribe: 'Abonner for {price|money} per måned',
    refusedTitle: 'En belastning ble avvist',
    refusedLine:
      'Den siste belastningen for ekstrabilder ble ikke godtatt. Merforbruk er av, så ingenting mer belastes. Kontakt brukerstøtte hvis du vil slå det på igjen.',
    heldTitle: 'Grensen for merforbruk er nådd',
    heldLine:
      '{used|money} av høyst {cap|money} er belastet i denne 30-dagersperioden. Merforbruk fortsetter automatisk når den neste begynner, eller med en gang hvis du hever grensen.',
    nearTitle: 'Du nærmer deg grensen for merforbruk',
    nearLine:
      '{used|money} av høyst {cap|money} er belastet i denne 30-dagersperioden. Når grensen er nådd, tar merforbruk pause til den neste begynner.',
    until: 'Den neste 30-dagersperioden begynner {date}.',
    raise: 'Hev grensen til {cap|money}',
    failed: 'Grensen kunne ikke heves. Sjekk tilkoblingen og prøv igjen.'
  },
  promo: '{rate} rabatt de første {months} månedene',
  promoLine: 'For nye butikker: Velg et abonnement innen {date}.',
  usage: 'Forbruket ditt',
  account: 'Konto',
  store: 'Butikk',
  email: 'E-post',
  plan: 'Abonnement',
  free: 'Gratisabonnement',
  paid: '{price} per måned',
  quota: 'Bildekvote',
  quotaUsed: '{used} av {all} bilder brukt',
  addOn: 'Ekstrabilder',
  addOnUsed: '{used} av {all} ekstrabilder brukt',
  addOnOff: 'Merforbruk er av: Når kvoten er brukt opp, stopper optimaliseringen.',
  addOnOn: 'Merforbruk er på: {price} for hver påbegynte blokk på {images} bilder.',
  addOnTip: 'Bilder utover kvoten er ekstrabilder. Slå merforbruk av eller på i innstillingene.',
  settings: 'Innstillinger for merforbruk',
  reset: 'Kvoten din fornyes {date}.',
  once: 'En engangskvote: Den fornyes ikke.',
  open: '{n} {{count:bilde|bilder}} kan fortsatt optimaliseres',
  saved: '{n} {{count:bilde|bilder}} optimalisert, {size} spart',
  compare: 'Sammenlign abonnementer',
  feature: 'Funksjon',
  freeColumn: 'Gratis',
  premiumColumn: 'Premium',
  yes: 'Inkludert',
  no: 'Ikke inkludert',
  features: {
    preload: 'Sidehastighet: Lenker lastes inn på forhånd',
    products: 'Produktbilder: komprimering, PNG til JPG, vannmerke',
    restore: 'Gjenopprett originaler i {days} dager',
    single: 'Optimaliser og last ned enkeltbilder',
    others: 'Samlings- og bloggbilder',
    automatic: 'Automatisk optimalisering av nye bilder',
    bulk: 'Gjenopprett og optimaliser alt på nytt på én gang',
    alt: 'Alt-tekster fra maler',
    names: 'Filnavn fra maler',
    upload: 'Optimaliser bilder du laster opp'
  },
  faq: 'Spørsmål og svar',
  questions: {
    counts: 'Hva telles som ett bilde?',
    countsLine:
      'Et bilde som er endret i butikken din, én gang per måned, uansett hvor ofte du optimaliserer det på nytt. Bilder som mislykkes eller ikke kan gjøres mindre, koster ingenting, og det gjør heller ikke gjenoppretting og nedlasting.',
    full: 'Hva skjer når kvoten er brukt opp?',
    fullLine:
      'Optimaliseringen stopper, og du belastes ikke for noe, med mindre du slår på merforbruk i innstillingene. Da koster hver påbegynte blokk på {images} ekstra bilder {price}, opp til grensen for abonnementet ditt.',
    reset: 'Når fornyes kvoten min?',
    resetLine:
      'Hver måned på dagen abonnementet ditt startet; i kortere måneder på den siste dagen. Gratiskvoten gis én gang.',
    billed: 'Når blir jeg fakturert?',
    billedLine:
      'Shopify fakturerer abonnementet ditt hver 30. dag. Kvoten fornyes hver måned på samme dag, så regningen kommer etter hvert tidligere i måneden enn kvoten. Grensen for merforbruk gjelder for Shopifys perioder på 30 dager.',
    upgrade: 'Hva skjer når jeg oppgraderer?',
    upgradeLine:
      'Den større kvoten gjelder med en gang. Det du har brukt denne måneden, telles med, og fornyelsesdatoen er den samme.',
    downgrade: 'Hva skjer når jeg nedgraderer?',
    downgradeLine:
      'Abonnementet avsluttes med en gang, og automatisk optimalisering slås av. Du får tilbake det som er igjen av gratiskvoten. Optimaliserte bilder forblir optimalisert.'
  }
}

const planPicker = {
  free: 'Gratis',
  premium: 'Premium',
  month: '/ måned',
  once: '{n} bilder, én gang',
  images: '{n} bilder / måned',
  quota: 'Bilder per måned',
  needs:
    '{n} {{count:bilde|bilder}} i butikken din kan fortsatt optimaliseres. Abonnementet med {all} bilder per måned dekker dem.',
  fewer: 'Færre bilder',
  more: 'Flere bilder',
  perImage: '{price} per bilde',
  addOn: 'Deretter {price} per {images} ekstrabilder, bare hvis du slår på merforbruk',
  freeTimes: 'Gratiskvote',
  current: 'Nåværende abonnement',
  upgrade: 'Oppgrader',
  downgrade: 'Nedgrader',
  yours: 'Abonnementet ditt: {n} bilder for {price} per måned',
  rate: '{rate} rabatt i {months} måneder',
  was: 'Ordinær pris',
  now: 'Pris de første månedene',
  endsIn: 'Tilbudet avsluttes om {days} {{count:dag|dager}} {time}',
  endsOn: 'Tilbudet avsluttes {date}',
  includes: {
    free: {
      products: 'Produktbilder, med PNG til JPG og vannmerke',
      restore: 'Gjenopprett i {days} dager',
      speed: 'Sidehastighet, gratis for alltid'
    },
    premium: {
      all: 'Alt i gratisabonnementet',
      others: 'Samlings- og bloggbilder, opplastinger',
      automatic: 'Automatisk optimalisering',
      texts: 'Alt-tekster og filnavn',
      bulk: 'Alt på én gang: gjenopprett, optimaliser på nytt'
    }
  },
  warningTitle: 'Nedgrader til gratisabonnementet',
  warning:
    'Hvis du nedgraderer til gratisabonnementet nå, mister du tilgangen til funksjonene i det betalte abonnementet. Er du sikker på at du vil nedgradere?',
  warningTerms:
    'Automatisk optimalisering og Merforbruk slås av med en gang. Resten av perioden du har betalt for, refunderes ikke.',
  stay: 'La meg tenke på det',
  go: 'Nedgrader',
  failed: 'Abonnementet kunne ikke endres. Sjekk tilkoblingen og prøv igjen.'
}

const imageSync = {
  note: 'Bildene i butikken din telles fortsatt: {n} så langt.'
}

const overcharge = {
  title: 'Merforbruk',
  enabled: 'Aktivert',
  disabled: 'Deaktivert',
  price: 'Bilder utover kvoten: {price} for hver påbegynte blokk på {images}.',
  needsPlan: 'Følger med et betalt abonnement.',
  onHold: 'På pause siden den siste belastningen: Se hvorfor under Priser.',
  ask: 'Vil du slå på merforbruk?',
  askText:
    'Bilder utover kvoten koster {price} for hver påbegynte blokk på {images}. Det kan maks. bli {cap} ekstrabilder per måned, altså maks. {most}.',
  limit: 'Månedlig grense',
  turnOn: 'Slå på',
  plans: 'Se abonnementer',
  succeed: 'Lagret',
  failed: 'Prøv igjen senere'
}

const limits = {
  quotaTitle: 'Kvoten er brukt opp',
  quotaLine: 'Nye bilder kan ikke optimaliseres før du slår på merforbruk i innstillingene.',
  limitTitle: 'Grensen for abonnementet er nådd',
  limitLine: '{n} {{count:bilde|bilder}} i butikken din kan fortsatt optimaliseres.',
  ownTitle: 'Din egen grense er nådd',
  ownLine:
    'Nye bilder kan ikke optimaliseres denne måneden med mindre du hever grensen for merforbruk i innstillingene.',
  upgradeTitle: 'Du har nådd grensen for abonnementet',
  upgradeLine:
    'Påbegynte blokker med ekstrabilder denne måneden: {blocks}. Det neste abonnementet har {images} bilder for {price} per måned.',
  settings: 'Innstillinger',
  upgrade: 'Oppgrader',
  trial: 'Be om flere prøvekreditter',
  contact: 'Kontakt brukerstøtte',
  dismiss: 'Skjul'
}

const confirmPage = {
  title: 'Bekreft abonnementet',
  line: '{store} vil abonnere på:',
  price: 'Pris',
  discount: 'Første {months} måneder',
  monthly: '{price} per måned',
  period: 'Fakturering',
  everyMonth: 'Hver måned, til du nedgraderer',
  usage: 'Ekstrabilder',
  most: 'Maks. {price} per måned, og bare hvis du slår på merforbruk',
  local: 'Denne serveren har sin egen fakturering: Du belastes ikke for noe.',
  until: 'Svar innen {date}.',
  approve: 'Godkjenn',
  decline: 'Avslå',
  over: {
    active: 'Dette abonnementet er godkjent.',
    declined: 'Dette abonnementet er avslått.',
    expired: 'Tilbudet er utløpt. Velg et abonnement på nytt.',
    ended: 'Tilbudet gjelder ikke lenger, fordi et annet abonnement ble valgt.'
  },
  back: 'Tilbake til priser'
}

const pricingErrors = {
  wrongLimit:
    'Velg en grense på høyst {most:number|local} bilder, i trinn på {block:number|local}.',
  notCapped: 'Merforbruk følger med et betalt abonnement. Oppgrader først.',
  noPlans: 'Denne serveren har ingen abonnementer: Alt er inkludert.',
  isFree: 'Du har allerede gratisabonnementet.',
  samePlan: 'Du har allerede abonnementet til {plan|money}.',
  smallerPlan:
    'Hvis du vil ha et mindre abonnement, må du først nedgradere til gratisabonnementet.',
  overtaken:
    'En annen endring av abonnementet ble påbegynt i mellomtiden. Se på den og prøv igjen.',
  unreachable: 'Faktureringstjenesten er ikke tilgjengelig akkurat nå. Prøv igjen senere.',
  refused: 'Faktureringstjenesten godtok ikke dette. Kontakt brukerstøtte, så ser vi på det.',
  noLimit: 'Det er ingen grense som kan heves.',
  unknownCharge: 'Det er ikke noe abonnement å bekrefte på denne adressen.'
}

/** All sections about pricing, spread into the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
