/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Prijzen',
  line: 'Je abonnement, je verbruik en wat de andere abonnementen bevatten.',
  subscription: 'Page Speed Boost, {plan|money} per maand',
  usageTerms:
    '{price|money} voor elk begonnen blok van {images|local} afbeeldingen buiten het abonnement',
  succeed: 'Gelukt',
  decided: {
    free: 'Je hebt nu het gratis abonnement.',
    active: 'Je abonnement is gewijzigd.',
    declined: 'Je hebt de wijziging geweigerd. Je abonnement blijft zoals het is.',
    waiting:
      'Shopify heeft de wijziging nog niet bevestigd. Je abonnement verandert zodra dat is gebeurd.'
  },
  notice: {
    frozenTitle: 'Je abonnement is gepauzeerd',
    frozenLine:
      'Je winkel heeft een openstaande Shopify-factuur. Tot die is betaald, heb je het gratis abonnement. Daarna gaat je abonnement van {price|money} per maand automatisch verder.',
    testTitle: 'Je winkel is geen ontwikkelingswinkel meer',
    testLine:
      'Je abonnement van {price|money} per maand was een gratis test. Je kunt de resterende afbeeldingen gebruiken tot {date}. Abonneer je om het abonnement te houden.',
    testEndedTitle: 'Je gratis testabonnement is afgelopen',
    testEndedLine:
      'Je winkel is geen ontwikkelingswinkel meer, dus het abonnement van {price|money} per maand is niet langer gratis. Je hebt nu het gratis abonnement.',
    subscribe: 'Abonneren voor {price|money} per maand',
    refusedTitle: 'Een betaling is geweigerd',
    refusedLine:
      'De laatste kosten voor extra afbeeldingen zijn niet geaccepteerd. Extra verbruik staat nu uit, dus er wordt verder niets in rekening gebracht. Neem contact op met support als je het weer wilt inschakelen.',
    heldTitle: 'Je limiet voor extra verbruik is bereikt',
    heldLine:
      'In deze periode van 30 dagen is {used|money} van maximaal {cap|money} in rekening gebracht. Extra verbruik gaat automatisch verder als de volgende periode begint, of meteen als je de limiet verhoogt.',
    nearTitle: 'Je limiet voor extra verbruik is bijna bereikt',
    nearLine:
      'In deze periode van 30 dagen is {used|money} van maximaal {cap|money} in rekening gebracht. Bij de limiet pauzeert Extra verbruik tot de volgende periode begint.',
    until: 'De volgende periode van 30 dagen begint op {date}.',
    raise: 'Limiet verhogen naar {cap|money}',
    failed: 'De limiet kon niet worden verhoogd. Controleer je verbinding en probeer het opnieuw.'
  },
  promo: '{rate} korting op je eerste {months} maanden',
  promoLine: 'Voor nieuwe winkels: kies uiterlijk op {date} een abonnement.',
  usage: 'Je verbruik',
  account: 'Account',
  store: 'Winkel',
  email: 'E-mailadres',
  plan: 'Abonnement',
  free: 'Gratis abonnement',
  paid: '{price} per maand',
  quota: 'Afbeeldingenquotum',
  quotaUsed: '{used} van {all} afbeeldingen gebruikt',
  addOn: 'Extra afbeeldingen',
  addOnUsed: '{used} van {all} extra afbeeldingen gebruikt',
  addOnOff: 'Extra verbruik staat uit: als je quotum op is, stopt het optimaliseren.',
  addOnOn: 'Extra verbruik staat aan: {price} voor elk begonnen blok van {images} afbeeldingen.',
  addOnTip:
    'Afbeeldingen buiten je quotum zijn extra afbeeldingen. Schakel Extra verbruik in of uit bij Instellingen.',
  settings: 'Instellingen voor extra verbruik',
  reset: 'Je quotum wordt vernieuwd op {date}.',
  once: 'Eenmalig quotum: het wordt niet vernieuwd.',
  open: '{n} {{count:afbeelding kan|afbeeldingen kunnen}} nog worden geoptimaliseerd',
  saved: '{n} {{count:afbeelding|afbeeldingen}} geoptimaliseerd, {size} bespaard',
  compare: 'Wat elk abonnement bevat',
  feature: 'Functie',
  freeColumn: 'Gratis',
  premiumColumn: 'Premium',
  yes: 'Inbegrepen',
  no: 'Niet inbegrepen',
  features: {
    preload: 'Paginasnelheid: links worden vooraf geladen',
    products: 'Productafbeeldingen: compressie, PNG naar JPG, watermerk',
    restore: '{days} dagen lang originelen herstellen',
    single: 'Afzonderlijke afbeeldingen optimaliseren en downloaden',
    others: 'Collectie- en blogafbeeldingen',
    automatic: 'Nieuwe afbeeldingen automatisch optimaliseren',
    bulk: 'Alles tegelijk herstellen en opnieuw optimaliseren',
    alt: 'Alt-tekst op basis van sjablonen',
    names: 'Bestandsnamen op basis van sjablonen',
    upload: 'Geüploade afbeeldingen optimaliseren'
  },
  faq: 'Veelgestelde vragen',
  questions: {
    counts: 'Wat telt als één afbeelding?',
    countsLine:
      'Een afbeelding die in je winkel is gewijzigd, één keer per maand, hoe vaak je die ook opnieuw optimaliseert. Afbeeldingen die mislukken of niet kleiner kunnen, tellen niet mee. Herstellen en downloaden ook niet.',
    full: 'Wat gebeurt er als het quotum op is?',
    fullLine:
      'Het optimaliseren stopt en er worden geen kosten in rekening gebracht, tenzij je Extra verbruik inschakelt bij Instellingen. Dan kost elk begonnen blok van {images} extra afbeeldingen {price}, tot de limiet van je abonnement.',
    reset: 'Wanneer wordt mijn quotum vernieuwd?',
    resetLine:
      'Elke maand op de dag waarop je abonnement is begonnen, of op de laatste dag als de maand korter is. Het gratis quotum krijg je één keer.',
    billed: 'Wanneer betaal ik?',
    billedLine:
      'Shopify factureert je abonnement elke 30 dagen. Je quotum wordt elke maand op dezelfde dag vernieuwd, dus de factuur komt na verloop van tijd eerder in de maand dan het quotum. De limiet voor extra verbruik geldt voor de periode van 30 dagen van Shopify.',
    upgrade: 'Wat gebeurt er als ik upgrade?',
    upgradeLine:
      'Je krijgt het grotere quotum meteen. Wat je deze maand al hebt gebruikt, telt mee en de vernieuwingsdatum blijft hetzelfde.',
    downgrade: 'Wat gebeurt er als ik downgrade?',
    downgradeLine:
      'Je abonnement eindigt meteen en automatisch optimaliseren wordt uitgeschakeld. Wat er over was van je gratis quotum, krijg je terug. Geoptimaliseerde afbeeldingen blijven geoptimaliseerd.'
  }
}

const planPicker = {
  free: 'Gratis',
  premium: 'Premium',
  month: '/ maand',
  once: '{n} afbeeldingen, eenmalig',
  images: '{n} afbeeldingen / maand',
  quota: 'Afbeeldingen per maand',
  needs:
    '{n} {{count:afbeelding|afbeeldingen}} in je winkel {{count:kan|kunnen}} nog worden geoptimaliseerd. Het abonnement met {all} afbeeldingen per maand is genoeg.',
  fewer: 'Minder afbeeldingen',
  more: 'Meer afbeeldingen',
  perImage: '{price} per afbeelding',
  addOn: 'Daarna {price} per {images} extra afbeeldingen, alleen als je Extra verbruik inschakelt',
  freeTimes: 'GRATIS ABONNEMENT',
  current: 'HUIDIG ABONNEMENT',
  upgrade: 'Upgraden',
  downgrade: 'Downgraden',
  yours: 'Je abonnement: {n} afbeeldingen voor {price} per maand',
  rate: '{rate} korting gedurende {months} maanden',
  was: 'Normale prijs',
  now: 'Prijs voor de eerste maanden',
  endsIn: 'Aanbieding eindigt over {days} {{count:dag|dagen}} {time}',
  endsOn: 'Aanbieding eindigt op {date}',
  includes: {
    free: {
      products: 'Productafbeeldingen, met PNG naar JPG en watermerk',
      restore: '{days} dagen lang originelen herstellen',
      speed: 'Paginasnelheid, voor altijd gratis'
    },
    premium: {
      all: 'Alles van Gratis',
      others: 'Collectie- en blogafbeeldingen, uploads',
      automatic: 'Automatisch optimaliseren',
      texts: 'Alt-tekst en bestandsnamen',
      bulk: 'Alles tegelijk herstellen en opnieuw optimaliseren'
    }
  },
  warningTitle: 'Downgraden naar het gratis abonnement',
  warning:
    'Als je nu naar het gratis abonnement downgradet, kun je de functies van je betaalde abonnement niet meer gebruiken. Weet je zeker dat je wilt downgraden?',
  warningTerms:
    'Automatisch optimaliseren en Extra verbruik worden meteen uitgeschakeld. De rest van de betaalde periode wordt niet terugbetaald.',
  stay: 'Ik denk er nog over na',
  go: 'Toch downgraden',
  failed:
    'Je abonnement kan niet worden gewijzigd. Controleer je verbinding en probeer het opnieuw.'
}

const imageSync = {
  note: 'De afbeeldingen in je winkel worden nog geteld: {n} tot nu toe.'
}

const overcharge = {
  title: 'Extra verbruik',
  enabled: 'Ingeschakeld',
  disabled: 'Uitgeschakeld',
  price: 'Afbeeldingen buiten je quotum: {price} voor elk begonnen blok van {images}.',
  needsPlan: 'Alleen beschikbaar met een betaald abonnement.',
  onHold: 'Gepauzeerd sinds de laatste kosten: bij Prijzen lees je waarom.',
  ask: 'Extra verbruik inschakelen?',
  askText:
    'Afbeeldingen buiten je quotum kosten {price} voor elk begonnen blok van {images}. Er komen er per maand maximaal {cap} bij, dus maximaal {most}.',
  limit: 'Maandelijkse limiet',
  turnOn: 'Inschakelen',
  plans: 'Abonnementen bekijken',
  succeed: 'Gelukt',
  failed: 'Probeer het later opnieuw'
}

const limits = {
  quotaTitle: 'Je afbeeldingenquotum is op',
  quotaLine:
    'Nieuwe afbeeldingen kunnen pas weer worden geoptimaliseerd als je Extra verbruik inschakelt bij Instellingen.',
  limitTitle: 'Abonnementslimiet bereikt',
  limitLine:
    'Nog {n} {{count:afbeelding in je winkel kan|afbeeldingen in je winkel kunnen}} worden geoptimaliseerd.',
  ownTitle: 'Je eigen limiet is bereikt',
  ownLine:
    'Deze maand kunnen nieuwe afbeeldingen pas weer worden geoptimaliseerd als je de limiet voor Extra verbruik verhoogt bij Instellingen.',
  upgradeTitle: 'Je hebt de limiet van je abonnement bereikt',
  upgradeLine:
    'Blokken met extra afbeeldingen die je deze maand betaalt: {blocks}. Het volgende abonnement heeft {images} afbeeldingen voor {price} per maand.',
  settings: 'Instellingen',
  upgrade: 'Upgraden',
  trial: 'Meer proeftegoed aanvragen',
  contact: 'Contact opnemen met support',
  dismiss: 'Sluiten'
}

const confirmPage = {
  title: 'Je abonnement bevestigen',
  line: '{store} krijgt een abonnement op:',
  price: 'Prijs',
  discount: 'Eerste {months} maanden',
  monthly: '{price} per maand',
  period: 'Facturering',
  everyMonth: 'Elke maand, totdat je downgradet',
  usage: 'Extra afbeeldingen',
  most: 'Maximaal {price} per maand en alleen als je Extra verbruik inschakelt',
  local: 'Deze server heeft een eigen facturering: er wordt niets in rekening gebracht.',
  until: 'Antwoord uiterlijk op {date}.',
  approve: 'Goedkeuren',
  decline: 'Weigeren',
  over: {
    active: 'Dit abonnement is goedgekeurd.',
    declined: 'Dit abonnement is geweigerd.',
    expired: 'Dit aanbod is verlopen. Kies opnieuw een abonnement.',
    ended: 'Dit aanbod is niet meer geldig, omdat er een ander abonnement is gekozen.'
  },
  back: 'Terug naar Prijzen'
}

const pricingErrors = {
  wrongLimit:
    'Kies een limiet van maximaal {most:number|local} afbeeldingen, in stappen van {block:number|local}.',
  notCapped: 'Extra verbruik is alleen beschikbaar met een betaald abonnement. Upgrade eerst.',
  noPlans: 'Deze server heeft geen abonnementen: alles is inbegrepen.',
  isFree: 'Je hebt het gratis abonnement al.',
  samePlan: 'Je hebt het abonnement van {plan|money} al.',
  smallerPlan: 'Downgrade eerst naar het gratis abonnement als je een kleiner abonnement wilt.',
  overtaken:
    'Je abonnement wordt al ergens anders gewijzigd. Controleer je abonnement en probeer het opnieuw.',
  unreachable: 'De factureringsdienst is nu niet bereikbaar. Probeer het later opnieuw.',
  refused:
    'De factureringsdienst heeft dit niet geaccepteerd. Neem contact op met support, dan kijken we ernaar.',
  noLimit: 'Er is geen limiet die verhoogd kan worden.',
  unknownCharge: 'Op dit adres is geen abonnement om te bevestigen.'
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
