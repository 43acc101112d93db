/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Preise',
  line: 'Dein Plan, was du davon genutzt hast und was die anderen enthalten.',
  subscription: 'Page Speed Boost, {plan|money} pro Monat',
  usageTerms: '{price|money} pro angefangene {images|local} Bilder über den Plan hinaus',
  succeed: 'Gespeichert',
  decided: {
    free: 'Du nutzt jetzt den kostenlosen Plan.',
    active: 'Dein Plan wurde geändert.',
    declined: 'Du hast die Änderung abgelehnt. Dein Plan bleibt, wie er ist.',
    waiting:
      'Shopify hat die Änderung noch nicht bestätigt. Dein Plan ändert sich, sobald das geschehen ist.'
  },
  notice: {
    frozenTitle: 'Dein Plan ruht',
    frozenLine:
      'Für deinen Shop ist eine Shopify-Rechnung offen. Bis sie bezahlt ist, gilt der kostenlose Plan. Danach läuft dein Plan für {price|money} pro Monat automatisch weiter.',
    testTitle: 'Dein Shop ist kein Entwicklungsshop mehr',
    testLine:
      'Dein Plan für {price|money} pro Monat war ein kostenloser Test. Die übrigen Bilder kannst du bis zum {date} nutzen. Wenn du den Plan behalten möchtest, abonniere ihn.',
    testEndedTitle: 'Dein kostenloser Testplan ist abgelaufen',
    testEndedLine:
      'Dein Shop ist kein Entwicklungsshop mehr, deshalb ist der Plan für {price|money} pro Monat nicht mehr kostenlos. Du nutzt jetzt den kostenlosen Plan.',
    subscribe: 'Für {price|money} pro Monat abonnieren',
    refusedTitle: 'Eine Belastung wurde abgelehnt',
    refusedLine:
      'Deine letzte Belastung für Zusatzbilder wurde nicht angenommen. Der Mehrverbrauch ist aus, es wird also nichts weiter berechnet. Kontaktiere den Support, wenn du ihn wieder anschalten möchtest.',
    heldTitle: 'Dein Limit für Mehrverbrauch ist erreicht',
    heldLine:
      'In diesem 30-Tage-Zeitraum wurden dir {used|money} von höchstens {cap|money} berechnet. Der Mehrverbrauch läuft weiter, sobald der nächste beginnt, oder sofort, wenn du das Limit erhöhst.',
    nearTitle: 'Dein Limit für Mehrverbrauch ist fast erreicht',
    nearLine:
      'In diesem 30-Tage-Zeitraum wurden dir {used|money} von höchstens {cap|money} berechnet. Ist das Limit erreicht, pausiert der Mehrverbrauch, bis der nächste beginnt.',
    until: 'Der nächste 30-Tage-Zeitraum beginnt am {date}.',
    raise: 'Limit auf {cap|money} erhöhen',
    failed:
      'Das Limit konnte nicht erhöht werden. Überprüfe deine Verbindung und versuche es erneut.'
  },
  promo: '{rate} Rabatt in den ersten {months} Monaten',
  promoLine: 'Für neue Shops: Wähle bis zum {date} einen Plan.',
  usage: 'Deine Nutzung',
  account: 'Konto',
  store: 'Shop',
  email: 'E-Mail',
  plan: 'Plan',
  free: 'Kostenloser Plan',
  paid: '{price} pro Monat',
  quota: 'Bildkontingent',
  quotaUsed: '{used} von {all} Bildern genutzt',
  addOn: 'Zusatzbilder',
  addOnUsed: '{used} von {all} Zusatzbildern genutzt',
  addOnOff: 'Der Mehrverbrauch ist aus: Ist das Kontingent aufgebraucht, stoppt die Optimierung.',
  addOnOn: 'Der Mehrverbrauch ist an: {price} pro angefangene {images} Bilder.',
  addOnTip:
    'Bilder über dein Kontingent hinaus sind Zusatzbilder. Den Mehrverbrauch schaltest du in den Einstellungen an oder aus.',
  settings: 'Mehrverbrauch einstellen',
  reset: 'Dein Kontingent wird am {date} erneuert.',
  once: 'Einmaliges Kontingent: Es wird nicht erneuert.',
  open: '{n} {{count:Bild kann|Bilder können}} noch optimiert werden',
  saved: '{n} {{count:Bild|Bilder}} optimiert, {size} gespart',
  compare: 'Alle Pläne im Vergleich',
  feature: 'Funktion',
  freeColumn: 'Kostenlos',
  premiumColumn: 'Premium',
  yes: 'Enthalten',
  no: 'Nicht enthalten',
  features: {
    preload: 'Ladezeit: Links werden vorab geladen',
    products: 'Produktbilder: Komprimierung, PNG zu JPG, Wasserzeichen',
    restore: 'Originale {days} Tage lang wiederherstellen',
    single: 'Einzelne Bilder optimieren und herunterladen',
    others: 'Kollektions- und Blogbilder',
    automatic: 'Neue Bilder automatisch optimieren',
    bulk: 'Alles auf einmal wiederherstellen und neu optimieren',
    alt: 'Alt-Texte aus Vorlagen',
    names: 'Dateinamen aus Vorlagen',
    upload: 'Selbst hochgeladene Bilder optimieren'
  },
  faq: 'Fragen und Antworten',
  questions: {
    counts: 'Was zählt als ein Bild?',
    countsLine:
      'Ein Bild, das in deinem Shop geändert wurde: einmal pro Monat, egal wie oft du es neu optimierst. Bilder, die fehlschlagen oder nicht kleiner werden, kosten nichts, Wiederherstellen und Herunterladen ebenso wenig.',
    full: 'Was passiert, wenn das Kontingent aufgebraucht ist?',
    fullLine:
      'Die Optimierung stoppt und es wird nichts berechnet, außer du schaltest in den Einstellungen den Mehrverbrauch an. Dann kosten je angefangene {images} weitere Bilder {price}, bis zum Limit deines Plans.',
    reset: 'Wann wird mein Kontingent erneuert?',
    resetLine:
      'Jeden Monat an dem Tag, an dem dein Plan begonnen hat, in kürzeren Monaten am letzten Tag. Das kostenlose Kontingent gibt es einmal.',
    billed: 'Wann wird abgerechnet?',
    billedLine:
      'Shopify rechnet deinen Plan alle 30 Tage ab. Dein Kontingent erneuert sich jeden Monat am selben Tag, deshalb kommt die Rechnung mit der Zeit früher im Monat als das Kontingent. Ein Ausgabenlimit für zusätzliche Bilder gilt für die 30 Tage von Shopify.',
    upgrade: 'Was passiert bei einem Upgrade?',
    upgradeLine:
      'Das größere Kontingent gilt sofort. Was du in diesem Monat schon genutzt hast, wird angerechnet, und der Tag der Erneuerung bleibt gleich.',
    downgrade: 'Was passiert bei einem Downgrade?',
    downgradeLine:
      'Dein Abonnement endet sofort und die automatische Optimierung wird ausgeschaltet. Was vom kostenlosen Kontingent übrig war, bekommst du zurück. Optimierte Bilder bleiben optimiert.'
  }
}

const planPicker = {
  free: 'Kostenlos',
  premium: 'Premium',
  month: '/ Monat',
  once: '{n} Bilder, einmalig',
  images: '{n} Bilder / Monat',
  quota: 'Bilder pro Monat',
  needs:
    '{n} {{count:Bild|Bilder}} in deinem Shop {{count:kann|können}} noch optimiert werden. Der Plan mit {all} Bildern im Monat reicht dafür.',
  fewer: 'Weniger Bilder',
  more: 'Mehr Bilder',
  perImage: '{price} pro Bild',
  addOn: 'Danach {price} pro weitere {images}, nur wenn du das einschaltest',
  freeTimes: 'Kostenloses Kontingent',
  current: 'Aktueller Plan',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
  yours: 'Dein Plan: {n} Bilder für {price} pro Monat',
  rate: '{rate} Rabatt für {months} Monate',
  was: 'Regulärer Preis',
  now: 'Preis in den ersten Monaten',
  endsIn: 'Angebot endet in {days} {{count:Tag|Tagen}} {time}',
  endsOn: 'Angebot endet am {date}',
  includes: {
    free: {
      products: 'Produktbilder, mit PNG zu JPG und Wasserzeichen',
      restore: '{days} Tage lang wiederherstellen',
      speed: 'Kürzere Ladezeit, dauerhaft kostenlos'
    },
    premium: {
      all: 'Alles aus dem kostenlosen Plan',
      others: 'Kollektions- und Blogbilder, Uploads',
      automatic: 'Automatische Optimierung',
      texts: 'Alt-Texte und Dateinamen',
      bulk: 'Alles auf einmal wiederherstellen und neu optimieren'
    }
  },
  warningTitle: 'Downgrade auf den kostenlosen Plan',
  warning:
    'Nach dem Downgrade auf den kostenlosen Plan stehen dir die Funktionen deines bezahlten Plans nicht mehr zur Verfügung. Möchtest du das Downgrade wirklich durchführen?',
  warningTerms:
    'Automatische Optimierung und Mehrverbrauch werden sofort ausgeschaltet. Der Rest des bezahlten Zeitraums wird nicht erstattet.',
  stay: 'Noch überlegen',
  go: 'Downgrade durchführen',
  failed:
    'Der Plan konnte nicht geändert werden. Überprüfe deine Verbindung und versuche es erneut.'
}

const imageSync = {
  note: 'Die Bilder deines Shops werden noch gezählt: bisher {n}.'
}

const overcharge = {
  title: 'Mehrverbrauch',
  enabled: 'Aktiviert',
  disabled: 'Deaktiviert',
  price: 'Bilder über dein Kontingent hinaus: {price} pro angefangene {images}.',
  needsPlan: 'In bezahlten Plänen enthalten.',
  onHold: 'Pausiert seit deiner letzten Belastung. Den Grund findest du unter „Preise“.',
  ask: 'Mehrverbrauch einschalten?',
  askText:
    'Bilder über dein Kontingent hinaus kosten {price} pro angefangene {images}. Im Monat kommen höchstens {cap} dazu, also höchstens {most}.',
  limit: 'Monatliches Limit',
  turnOn: 'Einschalten',
  plans: 'Pläne ansehen',
  succeed: 'Gespeichert',
  failed: 'Versuche es später erneut'
}

const limits = {
  quotaTitle: 'Dein Kontingent ist aufgebraucht',
  quotaLine:
    'Neue Bilder werden erst wieder optimiert, wenn du in den Einstellungen den Mehrverbrauch anschaltest.',
  limitTitle: 'Limit deines Plans erreicht',
  limitLine:
    'In deinem Shop {{count:lässt|lassen}} sich noch {n} {{count:Bild|Bilder}} optimieren.',
  ownTitle: 'Dein eigenes Limit ist erreicht',
  ownLine:
    'In diesem Monat werden neue Bilder erst wieder optimiert, wenn du in den Einstellungen das Limit für den Mehrverbrauch erhöhst.',
  upgradeTitle: 'Du hast das Limit deines Plans erreicht',
  upgradeLine:
    'Angefangene Blöcke mit Zusatzbildern in diesem Monat: {blocks}. Der nächste Plan hat {images} Bilder für {price} pro Monat.',
  settings: 'Einstellungen',
  upgrade: 'Upgrade',
  trial: 'Mehr Testguthaben anfragen',
  contact: 'Support kontaktieren',
  dismiss: 'Ausblenden'
}

const confirmPage = {
  title: 'Plan bestätigen',
  line: '{store} abonniert:',
  price: 'Preis',
  discount: 'Erste {months} Monate',
  monthly: '{price} pro Monat',
  period: 'Abrechnung',
  everyMonth: 'Jeden Monat bis zum Downgrade',
  usage: 'Zusatzbilder',
  most: 'Höchstens {price} pro Monat, und nur wenn du den Mehrverbrauch anschaltest',
  local: 'Dieser Server hat eine eigene Abrechnung: Es wird kein Geld abgebucht.',
  until: 'Antworte bis zum {date}.',
  approve: 'Genehmigen',
  decline: 'Ablehnen',
  over: {
    active: 'Dieser Plan wurde genehmigt.',
    declined: 'Dieser Plan wurde abgelehnt.',
    expired: 'Dieses Angebot ist abgelaufen. Wähle erneut einen Plan.',
    ended: 'Dieses Angebot gilt nicht mehr, weil ein anderer Plan gewählt wurde.'
  },
  back: 'Zurück zu den Preisen'
}

const pricingErrors = {
  wrongLimit:
    'Wähle ein Limit von höchstens {most:number|local} Bildern in Schritten von {block:number|local}.',
  notCapped:
    'Den Mehrverbrauch gibt es nur mit einem bezahlten Plan. Führe zuerst ein Upgrade durch.',
  noPlans: 'Dieser Server hat keine Pläne: Alles ist enthalten.',
  isFree: 'Du nutzt den kostenlosen Plan bereits.',
  samePlan: 'Du hast den Plan {plan|money} bereits.',
  smallerPlan: 'Für einen kleineren Plan musst du zuerst auf den kostenlosen Plan wechseln.',
  overtaken:
    'Inzwischen wurde eine andere Änderung deines Plans begonnen. Sieh sie dir an und versuche es erneut.',
  unreachable: 'Der Abrechnungsdienst ist gerade nicht erreichbar. Versuche es später erneut.',
  refused:
    'Der Abrechnungsdienst hat das nicht angenommen. Kontaktiere den Support, dann sehen wir es uns an.',
  noLimit: 'Es gibt kein Limit, das erhöht werden könnte.',
  unknownCharge: 'Diese Bestätigung gibt es nicht.'
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
