/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Ceník',
  line: 'Váš tarif, co jste z něj využili a co nabízejí ostatní.',
  subscription: 'Page Speed Boost, {plan|money} měsíčně',
  usageTerms: '{price|money} za každý započatý blok {images|local} obrázků nad limit tarifu',
  succeed: 'Hotovo',
  decided: {
    free: 'Nyní máte bezplatný tarif.',
    active: 'Váš tarif se změnil.',
    declined: 'Změnu jste odmítli. Váš tarif zůstává stejný.',
    waiting: 'Shopify změnu zatím nepotvrdilo. Tarif se změní, jakmile ji potvrdí.'
  },
  notice: {
    frozenTitle: 'Váš tarif je pozastaven',
    frozenLine:
      'Váš obchod má neuhrazenou fakturu od Shopify. Do jejího zaplacení máte bezplatný tarif, poté se váš tarif za {price|money} měsíčně automaticky obnoví.',
    testTitle: 'Váš obchod už není vývojový',
    testLine:
      'Váš tarif za {price|money} měsíčně byl bezplatný test. Zbývající obrázky můžete využít do {date}. Pokud si chcete tarif ponechat, předplaťte si ho.',
    testEndedTitle: 'Váš bezplatný testovací tarif skončil',
    testEndedLine:
      'Váš obchod už není vývojový, a proto tarif za {price|money} měsíčně už není zdarma. Nyní máte bezplatný tarif.',
    subscribe: 'Předplatit za {price|money} měsíčně',
    refusedTitle: 'Platba byla odmítnuta',
    refusedLine:
      'Poslední platba za obrázky nad limit nebyla přijata. Platby za překročení jsou vypnuté, takže se nic dalšího neúčtuje. Chcete-li je znovu zapnout, kontaktujte podporu.',
    heldTitle: 'Dosáhli jste limitu plateb za překročení',
    heldLine:
      'V tomto 30denním období bylo naúčtováno {used|money} z nejvýše {cap|money}. Platby za překročení se automaticky obnoví s dalším obdobím, nebo hned, když limit zvýšíte.',
    nearTitle: 'Blížíte se k limitu plateb za překročení',
    nearLine:
      'V tomto 30denním období bylo naúčtováno {used|money} z nejvýše {cap|money}. Po dosažení limitu se platby za překročení pozastaví do dalšího období.',
    until: 'Další 30denní období začíná {date}.',
    raise: 'Zvýšit limit na {cap|money}',
    failed: 'Limit se nepodařilo zvýšit. Zkontrolujte připojení a zkuste to znovu.'
  },
  promo: 'Sleva {rate} na první {months} měs.',
  promoLine: 'Pro nové obchody: vyberte si tarif do {date}.',
  usage: 'Vaše využití',
  account: 'Účet',
  store: 'Obchod',
  email: 'E-mail',
  plan: 'Tarif',
  free: 'Bezplatný tarif',
  paid: '{price} měsíčně',
  quota: 'Limit obrázků',
  quotaUsed: 'Využité obrázky: {used} z {all}',
  addOn: 'Obrázky nad limit',
  addOnUsed: 'Využité obrázky nad limit: {used} z {all}',
  addOnOff: 'Platby za překročení jsou vypnuté: po vyčerpání limitu se optimalizace zastaví.',
  addOnOn: 'Platby za překročení jsou zapnuté: {price} za každých započatých {images} obrázků.',
  addOnTip:
    'Co přesáhne váš limit, jsou obrázky nad limit. Platby za překročení zapnete nebo vypnete v Nastavení.',
  settings: 'Nastavení plateb za překročení',
  reset: 'Limit se obnoví {date}.',
  once: 'Jednorázový limit: neobnovuje se.',
  open: 'Ještě lze optimalizovat {n} {{count:|obrázek||obrázky|obrázku|obrázků}}',
  saved:
    '{n} {{count:|obrázek optimalizován||obrázky optimalizovány|obrázku optimalizováno|obrázků optimalizováno}}, ušetřeno {size}',
  compare: 'Co který tarif nabízí',
  feature: 'Funkce',
  freeColumn: 'Zdarma',
  premiumColumn: 'Premium',
  yes: 'Zahrnuto',
  no: 'Není zahrnuto',
  features: {
    preload: 'Rychlost stránek: odkazy se načítají předem',
    products: 'Obrázky produktů: komprese, PNG na JPG, vodoznak',
    restore: 'Obnovení originálů po dobu {days} dní',
    single: 'Optimalizace a stažení jednotlivých obrázků',
    others: 'Obrázky kolekcí a blogu',
    automatic: 'Automatická optimalizace nových obrázků',
    bulk: 'Hromadné obnovení a opětovná optimalizace',
    alt: 'Alternativní texty podle šablon',
    names: 'Názvy souborů podle šablon',
    upload: 'Optimalizace obrázků, které nahrajete'
  },
  faq: 'Otázky a odpovědi',
  questions: {
    counts: 'Co se počítá jako jeden obrázek?',
    countsLine:
      'Obrázek, který se ve vašem obchodě změnil, a to jednou za měsíc bez ohledu na to, kolikrát ho znovu optimalizujete. Obrázky, které se nezdařily nebo nešly zmenšit, nic nestojí, stejně jako obnovení a stažení.',
    full: 'Co se stane, když se limit vyčerpá?',
    fullLine:
      'Optimalizace se zastaví a nic se neúčtuje, pokud v Nastavení nezapnete platby za překročení. S nimi stojí každý započatý blok {images} dalších obrázků {price}, nejvýše však do částky stanovené vaším tarifem.',
    reset: 'Kdy se můj limit obnoví?',
    resetLine:
      'Každý měsíc v den, kdy váš tarif začal. V kratším měsíci jeho poslední den. Bezplatný limit dostanete jednou.',
    billed: 'Kdy platím?',
    billedLine:
      'Shopify účtuje tarif každých 30 dní. Limit obrázků se obnovuje každý měsíc ve stejný den, takže vyúčtování časem přichází v měsíci dříve než nový limit. Limit plateb za překročení platí vždy pro 30denní období Shopify.',
    upgrade: 'Co se stane, když přejdu na vyšší tarif?',
    upgradeLine:
      'Vyšší limit máte k dispozici okamžitě. Co jste tento měsíc využili, se do něj započítá a den obnovení se nemění.',
    downgrade: 'Co se stane, když přejdu na bezplatný tarif?',
    downgradeLine:
      'Předplatné ihned skončí a automatická optimalizace se vypne. Vrátí se vám, co zbylo z bezplatného limitu. Optimalizované obrázky zůstanou optimalizované.'
  }
}

const planPicker = {
  free: 'Zdarma',
  premium: 'Premium',
  month: '/ měsíc',
  once: '{n} obrázků jednorázově',
  images: '{n} obrázků / měsíc',
  quota: 'Obrázky za měsíc',
  needs:
    'Ve vašem obchodě lze ještě optimalizovat {n} {{count:|obrázek||obrázky|obrázku|obrázků}}. Pokryje je tarif s {all} obrázky měsíčně.',
  fewer: 'Méně obrázků',
  more: 'Více obrázků',
  perImage: '{price} za obrázek',
  addOn: 'Poté {price} za každých dalších {images} obrázků, jen pokud zapnete platby za překročení',
  freeTimes: 'Využíváte zdarma',
  current: 'Aktuální tarif',
  upgrade: 'Přejít na vyšší tarif',
  downgrade: 'Přejít na bezplatný tarif',
  yours: 'Váš tarif: {n} obrázků za {price} měsíčně',
  rate: 'Sleva {rate} na {months} měs.',
  was: 'Běžná cena',
  now: 'Cena za první měsíce',
  endsIn: 'Nabídka končí za {days} {{count:|den||dny|dne|dní}} {time}',
  endsOn: 'Nabídka končí {date}',
  includes: {
    free: {
      products: 'Obrázky produktů včetně PNG na JPG a vodoznaku',
      restore: 'Obnovení po dobu {days} dní',
      speed: 'Rychlost stránek navždy zdarma'
    },
    premium: {
      all: 'Vše z bezplatného tarifu',
      others: 'Obrázky kolekcí a blogu, nahrané obrázky',
      automatic: 'Automatická optimalizace',
      texts: 'Alternativní texty a názvy souborů',
      bulk: 'Vše najednou: obnovení, opětovná optimalizace'
    }
  },
  warningTitle: 'Přechod na bezplatný tarif',
  warning:
    'Pokud teď přejdete na bezplatný tarif, přijdete o funkce svého placeného tarifu. Opravdu chcete přejít?',
  warningTerms:
    'Automatická optimalizace a Platby za překročení se ihned vypnou. Zbytek zaplaceného období se nevrací.',
  stay: 'Rozmyslím si to',
  go: 'Přejít na bezplatný tarif',
  failed: 'Tarif se nepodařilo změnit. Zkontrolujte připojení a zkuste to znovu.'
}

const imageSync = {
  note: 'Stále počítáme obrázky vašeho obchodu, zatím jich je {n}.'
}

const overcharge = {
  title: 'Platby za překročení',
  enabled: 'Zapnuto',
  disabled: 'Vypnuto',
  price: 'Obrázky nad limit: {price} za každý započatý blok {images} obrázků.',
  needsPlan: 'Součást placeného tarifu.',
  onHold: 'Pozastaveno od poslední platby: důvod najdete v Ceníku.',
  ask: 'Zapnout platby za překročení?',
  askText:
    'Obrázky nad limit stojí {price} za každý započatý blok {images} obrázků. Měsíčně přibude nejvýše {cap} obrázků, tedy nejvýše {most}.',
  limit: 'Měsíční limit',
  turnOn: 'Zapnout',
  plans: 'Zobrazit tarify',
  succeed: 'Hotovo',
  failed: 'Zkuste to později'
}

const limits = {
  quotaTitle: 'Limit obrázků je vyčerpaný',
  quotaLine: 'Další obrázky nelze optimalizovat, dokud v Nastavení nezapnete platby za překročení.',
  limitTitle: 'Dosáhli jste limitu tarifu',
  limitLine:
    'Ve vašem obchodě lze optimalizovat ještě {n} {{count:|obrázek||obrázky|obrázku|obrázků}}.',
  ownTitle: 'Dosáhli jste vlastního limitu',
  ownLine:
    'Tento měsíc nelze optimalizovat nové obrázky, dokud v Nastavení nezvýšíte limit plateb za překročení.',
  upgradeTitle: 'Dosáhli jste limitu tarifu',
  upgradeLine:
    'Započaté bloky nad limit za tento měsíc: {blocks}. Vyšší tarif má {images} obrázků za {price} měsíčně.',
  settings: 'Nastavení',
  upgrade: 'Přejít na vyšší tarif',
  trial: 'Požádat o další zkušební kredity',
  contact: 'Kontaktovat podporu',
  dismiss: 'Zavřít'
}

const confirmPage = {
  title: 'Potvrďte svůj tarif',
  line: 'Předplatné pro {store}:',
  price: 'Cena',
  discount: 'První {months} měs.',
  monthly: '{price} měsíčně',
  period: 'Vyúčtování',
  everyMonth: 'Každý měsíc, dokud nepřejdete na bezplatný tarif',
  usage: 'Obrázky nad limit',
  most: 'Nejvýše {price} měsíčně, a to jen když zapnete platby za překročení',
  local: 'Tento server má vlastní vyúčtování: žádné peníze se nestrhávají.',
  until: 'Odpovězte do {date}.',
  approve: 'Schválit',
  decline: 'Odmítnout',
  over: {
    active: 'Tento tarif byl schválen.',
    declined: 'Tento tarif byl odmítnut.',
    expired: 'Platnost nabídky vypršela. Vyberte tarif znovu.',
    ended: 'Tato nabídka už neplatí, protože byl vybrán jiný tarif.'
  },
  back: 'Zpět na Ceník'
}

const pricingErrors = {
  wrongLimit: 'Zvolte limit nejvýše {most:number|local} obrázků v krocích po {block:number|local}.',
  notCapped:
    'Platby za překročení jsou součástí placeného tarifu. Nejdřív přejděte na vyšší tarif.',
  noPlans: 'Tento server nemá žádné tarify: vše je zahrnuto.',
  isFree: 'Bezplatný tarif už máte.',
  samePlan: 'Tarif za {plan|money} už máte.',
  smallerPlan: 'Pokud chcete nižší tarif, přejděte nejdřív na bezplatný.',
  overtaken: 'Mezitím začala jiná změna vašeho tarifu. Zkontrolujte ji a zkuste to znovu.',
  unreachable: 'Fakturační systém teď není dostupný. Zkuste to později.',
  refused: 'Fakturační systém to nepřijal. Kontaktujte podporu a my to prověříme.',
  noLimit: 'Není žádný limit, který by šlo zvýšit.',
  unknownCharge: 'Na této adrese není žádný tarif k potvrzení.'
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
