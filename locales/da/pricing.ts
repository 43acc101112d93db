/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Priser',
  line: 'Dit abonnement, hvad du har brugt af det, og hvad de andre indeholder.',
  subscription: 'Page Speed Boost, {plan|money} pr. måned',
  usageTerms:
    '{price|money} for hver påbegyndt blok på {images|local} billeder ud over abonnementet',
  succeed: 'Gemt',
  decided: {
    free: 'Du har nu gratisabonnementet.',
    active: 'Dit abonnement er ændret.',
    declined: 'Du afviste ændringen. Dit abonnement forbliver, som det er.',
    waiting:
      'Shopify har ikke bekræftet ændringen endnu. Dit abonnement ændres, så snart det er sket.'
  },
  notice: {
    frozenTitle: 'Dit abonnement er sat på pause',
    frozenLine:
      'Din butik har en ubetalt Shopify-regning. Indtil den er betalt, har du gratisabonnementet. Derefter genoptages dit abonnement til {price|money} pr. måned automatisk.',
    testTitle: 'Din butik er ikke længere en udviklingsbutik',
    testLine:
      'Dit abonnement til {price|money} pr. måned var en gratis test. Du kan bruge de resterende billeder indtil den {date}. Tegn abonnementet, hvis du vil beholde det.',
    testEndedTitle: 'Dit gratis testabonnement er udløbet',
    testEndedLine:
      'Din butik er ikke længere en udviklingsbutik, så abonnementet til {price|money} pr. måned er ikke længere gratis. Du har nu gratisabonnementet.',
    subscribe: 'Abonner for {price|money} pr. måned',
    refusedTitle: 'En opkrævning blev afvist',
    refusedLine:
      'Din seneste opkrævning for ekstra billeder blev ikke accepteret. Merforbrug er slået fra, så der opkræves ikke mere. Kontakt support, hvis du vil slå det til igen.',
    heldTitle: 'Din grænse for merforbrug er nået',
    heldLine:
      '{used|money} af højst {cap|money} er opkrævet i denne 30-dages periode. Merforbrug fortsætter automatisk, når den næste begynder, eller med det samme, hvis du hæver grænsen.',
    nearTitle: 'Du nærmer dig grænsen for merforbrug',
    nearLine:
      '{used|money} af højst {cap|money} er opkrævet i denne 30-dages periode. Når grænsen er nået, holder merforbrug pause, indtil den næste begynder.',
    until: 'Den næste 30-dages periode begynder den {date}.',
    raise: 'Hæv grænsen til {cap|money}',
    failed: 'Grænsen kunne ikke hæves. Tjek din forbindelse, og prøv igen.'
  },
  promo: '{rate} rabat de første {months} måneder',
  promoLine: 'For nye butikker: Vælg et abonnement senest den {date}.',
  usage: 'Dit forbrug',
  account: 'Konto',
  store: 'Butik',
  email: 'E-mail',
  plan: 'Abonnement',
  free: 'Gratisabonnement',
  paid: '{price} pr. måned',
  quota: 'Billedkvote',
  quotaUsed: '{used} af {all} billeder brugt',
  addOn: 'Ekstra billeder',
  addOnUsed: '{used} af {all} ekstra billeder brugt',
  addOnOff: 'Merforbrug er slået fra: Når kvoten er brugt op, stopper optimeringen.',
  addOnOn: 'Merforbrug er slået til: {price} for hver påbegyndt blok på {images} billeder.',
  addOnTip:
    'Billeder ud over din kvote er ekstra billeder. Slå merforbrug til eller fra i indstillingerne.',
  settings: 'Indstil merforbrug',
  reset: 'Din kvote fornyes den {date}.',
  once: 'En engangskvote: Den fornyes ikke.',
  open: '{n} {{count:billede|billeder}} kan stadig optimeres',
  saved: '{n} {{count:billede|billeder}} optimeret, {size} sparet',
  compare: 'Sammenlign abonnementer',
  feature: 'Funktion',
  freeColumn: 'Gratis',
  premiumColumn: 'Premium',
  yes: 'Inkluderet',
  no: 'Ikke inkluderet',
  features: {
    preload: 'Sidehastighed: Links indlæses på forhånd',
    products: 'Produktbilleder: komprimering, PNG til JPG, vandmærke',
    restore: 'Gendan originaler i {days} dage',
    single: 'Optimer og download enkelte billeder',
    others: 'Kollektions- og blogbilleder',
    automatic: 'Automatisk optimering af nye billeder',
    bulk: 'Gendan og optimer alt igen på én gang',
    alt: 'Alt-tekster ud fra skabeloner',
    names: 'Filnavne ud fra skabeloner',
    upload: 'Optimer billeder, du uploader'
  },
  faq: 'Spørgsmål og svar',
  questions: {
    counts: 'Hvad tæller som ét billede?',
    countsLine:
      'Et billede, der er blevet ændret i din butik, én gang pr. måned, uanset hvor ofte du optimerer det igen. Billeder, der mislykkes eller ikke kan gøres mindre, koster ikke noget, og det gør gendannelse og download heller ikke.',
    full: 'Hvad sker der, når kvoten er brugt op?',
    fullLine:
      'Optimeringen stopper, og der opkræves ikke noget, medmindre du slår merforbrug til i indstillingerne. Så koster hver påbegyndt blok på {images} ekstra billeder {price}, op til grænsen for dit abonnement.',
    reset: 'Hvornår fornyes min kvote?',
    resetLine:
      'Hver måned på den dag, dit abonnement begyndte; i kortere måneder på den sidste dag. Den gratis kvote gives én gang.',
    billed: 'Hvornår bliver jeg opkrævet?',
    billedLine:
      'Shopify opkræver betaling for dit abonnement hver 30. dag. Din kvote fornyes hver måned på samme dag, så med tiden kommer regningen tidligere på måneden end kvoten. Grænsen for merforbrug gælder for Shopifys perioder på 30 dage.',
    upgrade: 'Hvad sker der, når jeg opgraderer?',
    upgradeLine:
      'Den større kvote gælder med det samme. Det, du har brugt i denne måned, tælles med, og fornyelsesdatoen er den samme.',
    downgrade: 'Hvad sker der, når jeg nedgraderer?',
    downgradeLine:
      'Dit abonnement slutter med det samme, og automatisk optimering slås fra. Du får resten af den gratis kvote tilbage. Optimerede billeder forbliver optimeret.'
  }
}

const planPicker = {
  free: 'Gratis',
  premium: 'Premium',
  month: '/ måned',
  once: '{n} billeder, én gang',
  images: '{n} billeder / måned',
  quota: 'Billeder pr. måned',
  needs:
    '{n} {{count:billede|billeder}} i din butik kan stadig optimeres. Abonnementet med {all} billeder pr. måned dækker dem.',
  fewer: 'Færre billeder',
  more: 'Flere billeder',
  perImage: '{price} pr. billede',
  addOn: 'Derefter {price} pr. {images} ekstra billeder, kun hvis du slår merforbrug til',
  freeTimes: 'Gratis kvote',
  current: 'Nuværende abonnement',
  upgrade: 'Opgrader',
  downgrade: 'Nedgrader',
  yours: 'Dit abonnement: {n} billeder for {price} pr. måned',
  rate: '{rate} rabat i {months} måneder',
  was: 'Normalpris',
  now: 'Pris de første måneder',
  endsIn: 'Tilbuddet slutter om {days} {{count:dag|dage}} {time}',
  endsOn: 'Tilbuddet slutter den {date}',
  includes: {
    free: {
      products: 'Produktbilleder, med PNG til JPG og vandmærke',
      restore: 'Gendan i {days} dage',
      speed: 'Sidehastighed, gratis for altid'
    },
    premium: {
      all: 'Alt i gratisabonnementet',
      others: 'Kollektions- og blogbilleder, uploads',
      automatic: 'Automatisk optimering',
      texts: 'Alt-tekster og filnavne',
      bulk: 'Alt på én gang: gendan, optimer igen'
    }
  },
  warningTitle: 'Nedgrader til gratisabonnementet',
  warning:
    'Hvis du nedgraderer til gratisabonnementet nu, mister du adgangen til funktionerne i dit betalte abonnement. Er du sikker på, at du vil nedgradere?',
  warningTerms:
    'Automatisk optimering og Merforbrug slås fra med det samme. Resten af den periode, du har betalt for, refunderes ikke.',
  stay: 'Jeg tænker over det',
  go: 'Nedgrader',
  failed: 'Abonnementet kunne ikke ændres. Tjek din forbindelse, og prøv igen.'
}

const imageSync = {
  note: 'Billederne i din butik tælles stadig: {n} indtil videre.'
}

const overcharge = {
  title: 'Merforbrug',
  enabled: 'Aktiveret',
  disabled: 'Deaktiveret',
  price: 'Billeder ud over din kvote: {price} for hver påbegyndt blok på {images}.',
  needsPlan: 'Følger med et betalt abonnement.',
  onHold: 'På pause siden din seneste opkrævning: Se hvorfor under Priser.',
  ask: 'Vil du slå merforbrug til?',
  askText:
    'Billeder ud over din kvote koster {price} for hver påbegyndt blok på {images}. Det kan højst blive til {cap} ekstra billeder pr. måned, altså højst {most}.',
  limit: 'Månedlig grænse',
  turnOn: 'Slå til',
  plans: 'Se abonnementer',
  succeed: 'Gemt',
  failed: 'Prøv igen senere'
}

const limits = {
  quotaTitle: 'Din kvote er brugt op',
  quotaLine: 'Nye billeder kan ikke optimeres, før du slår merforbrug til i indstillingerne.',
  limitTitle: 'Grænsen for dit abonnement er nået',
  limitLine: '{n} {{count:billede|billeder}} i din butik kan stadig optimeres.',
  ownTitle: 'Din egen grænse er nået',
  ownLine:
    'Nye billeder kan ikke optimeres i denne måned, medmindre du hæver grænsen for merforbrug i indstillingerne.',
  upgradeTitle: 'Du har nået grænsen for dit abonnement',
  upgradeLine:
    'Påbegyndte blokke med ekstra billeder i denne måned: {blocks}. Det næste abonnement har {images} billeder for {price} pr. måned.',
  settings: 'Indstillinger',
  upgrade: 'Opgrader',
  trial: 'Bed om flere prøvekreditter',
  contact: 'Kontakt support',
  dismiss: 'Skjul'
}

const confirmPage = {
  title: 'Bekræft dit abonnement',
  line: '{store} abonnerer fremover på:',
  price: 'Pris',
  discount: 'Første {months} måneder',
  monthly: '{price} pr. måned',
  period: 'Fakturering',
  everyMonth: 'Hver måned, indtil du nedgraderer',
  usage: 'Ekstra billeder',
  most: 'Højst {price} pr. måned, og kun hvis du slår merforbrug til',
  local: 'Denne server har sin egen fakturering: Der opkræves ingen penge.',
  until: 'Svar senest den {date}.',
  approve: 'Godkend',
  decline: 'Afvis',
  over: {
    active: 'Dette abonnement er godkendt.',
    declined: 'Dette abonnement er afvist.',
    expired: 'Tilbuddet er udløbet. Vælg et abonnement igen.',
    ended: 'Tilbuddet gælder ikke længere, fordi et andet abonnement blev valgt.'
  },
  back: 'Tilbage til priser'
}

const pricingErrors = {
  wrongLimit:
    'Vælg en grænse på højst {most:number|local} billeder i trin på {block:number|local}.',
  notCapped: 'Merforbrug følger med et betalt abonnement. Opgrader først.',
  noPlans: 'Denne server har ingen abonnementer: Alt er inkluderet.',
  isFree: 'Du har allerede gratisabonnementet.',
  samePlan: 'Du har allerede abonnementet til {plan|money}.',
  smallerPlan:
    'Hvis du vil have et mindre abonnement, skal du først nedgradere til gratisabonnementet.',
  overtaken:
    'En anden ændring af dit abonnement er i mellemtiden påbegyndt. Se på den, og prøv igen.',
  unreachable: 'Faktureringstjenesten kan ikke nås lige nu. Prøv igen senere.',
  refused: 'Faktureringstjenesten accepterede ikke dette. Kontakt support, så ser vi på det.',
  noLimit: 'Der er ingen grænse, der kan hæves.',
  unknownCharge: 'Der er intet abonnement at bekræfte på denne adresse.'
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
