const pricingPage = {
  title: 'Hinnoittelu',
  line: 'Sopimuksesi, sen käyttö ja muiden sopimusten sisältö.',
  subscription: 'Page Speed Boost, {plan|money}/kk',
  usageTerms: '{price|money} jokaisesta alkavasta {images|local} kuvan erästä, kun kiintiö ylittyy',
  succeed: 'Onnistui',
  decided: {
    free: 'Sinulla on nyt ilmainen sopimus.',
    active: 'Sopimuksesi on vaihdettu.',
    declined: 'Hylkäsit muutoksen. Sopimuksesi pysyy ennallaan.',
    waiting:
      'Shopify ei ole vielä vahvistanut muutosta. Sopimuksesi muuttuu heti, kun se on vahvistettu.'
  },
  notice: {
    frozenTitle: 'Sopimuksesi on keskeytetty',
    frozenLine:
      'Kaupallasi on maksamaton Shopify-lasku. Käytössäsi on ilmainen sopimus, kunnes lasku on maksettu. Sen jälkeen sopimuksesi ({price|money}/kk) jatkuu automaattisesti.',
    testTitle: 'Kauppasi ei ole enää kehityskauppa',
    testLine:
      'Sopimuksesi ({price|money}/kk) oli maksuton testi. Voit käyttää jäljellä olevat kuvat {date} asti. Jos haluat pitää sopimuksen, tilaa se.',
    testEndedTitle: 'Maksuton testisopimuksesi on päättynyt',
    testEndedLine:
      'Kauppasi ei ole enää kehityskauppa, joten sopimus ({price|money}/kk) ei ole enää maksuton. Sinulla on nyt ilmainen sopimus.',
    subscribe: 'Tilaa hintaan {price|money}/kk',
    refusedTitle: 'Veloitus hylättiin',
    refusedLine:
      'Viimeisintä lisäkuvien veloitusta ei hyväksytty. Lisäkäyttö on pois päältä, joten mitään ei enää veloiteta. Ota yhteyttä tukeen, jos haluat kytkeä sen uudelleen päälle.',
    heldTitle: 'Lisäkäytön veloitusraja on saavutettu',
    heldLine:
      'Tällä 30 päivän jaksolla on veloitettu {used|money}, kun raja on {cap|money}. Lisäkäyttö jatkuu automaattisesti, kun seuraava jakso alkaa, tai heti, jos nostat rajaa.',
    nearTitle: 'Lisäkäytön veloitusraja on lähellä',
    nearLine:
      'Tällä 30 päivän jaksolla on veloitettu {used|money}, kun raja on {cap|money}. Kun raja täyttyy, lisäkäyttö keskeytyy, kunnes seuraava jakso alkaa.',
    until: 'Seuraava 30 päivän jakso alkaa {date}.',
    raise: 'Nosta raja: {cap|money}',
    failed: 'Rajaa ei voitu nostaa. Tarkista yhteys ja yritä uudelleen.'
  },
  promo: '{rate} alennusta ensimmäisiltä {months} kuukaudelta',
  promoLine: 'Uusille kaupoille: valitse sopimus viimeistään {date}.',
  usage: 'Käyttösi',
  account: 'Tili',
  store: 'Kauppa',
  email: 'Sähköposti',
  plan: 'Sopimus',
  free: 'Ilmainen sopimus',
  paid: '{price}/kk',
  quota: 'Kuvakiintiö',
  quotaUsed: '{used}/{all} kuvaa käytetty',
  addOn: 'Lisäkuvat',
  addOnUsed: '{used}/{all} lisäkuvaa käytetty',
  addOnOff: 'Lisäkäyttö on pois päältä: optimointi pysähtyy, kun kiintiö on käytetty.',
  addOnOn: 'Lisäkäyttö on päällä: {price} jokaista alkavaa {images} kuvaa kohden.',
  addOnTip:
    'Kiintiön ylittävät kuvat ovat lisäkuvia. Voit kytkeä lisäkäytön päälle tai pois asetuksissa.',
  settings: 'Lisäkäytön asetukset',
  reset: 'Kiintiösi uusiutuu {date}.',
  once: 'Kertakiintiö: se ei uusiudu.',
  open: '{n} {{count:kuva|kuvaa}} voidaan vielä optimoida',
  saved: '{n} {{count:kuva|kuvaa}} optimoitu, {size} säästetty',
  compare: 'Sopimusten sisältö',
  feature: 'Ominaisuus',
  freeColumn: 'Ilmainen',
  premiumColumn: 'Premium',
  yes: 'Sisältyy',
  no: 'Ei sisälly',
  features: {
    preload: 'Sivunopeus: linkkien esilataus',
    products: 'Tuotekuvat: pakkaus, PNG → JPG, vesileima',
    restore: 'Alkuperäisten palautus {days} päivän ajan',
    single: 'Yksittäisten kuvien optimointi ja lataus',
    others: 'Kokoelma- ja blogikuvat',
    automatic: 'Uusien kuvien automaattinen optimointi',
    bulk: 'Kaiken palautus ja uudelleenoptimointi yhdellä kertaa',
    alt: 'Alt-tekstit mallipohjista',
    names: 'Tiedostonimet mallipohjista',
    upload: 'Lähettämiesi kuvien optimointi'
  },
  faq: 'Kysymyksiä ja vastauksia',
  questions: {
    counts: 'Mikä lasketaan yhdeksi kuvaksi?',
    countsLine:
      'Kuva, jota on muutettu kaupassasi. Se lasketaan kerran kuukaudessa, vaikka optimoisit sen monta kertaa. Epäonnistuneet kuvat ja kuvat, joita ei voitu pienentää, eivät maksa mitään, eivätkä palauttaminen ja lataaminen.',
    full: 'Mitä tapahtuu, kun kiintiö on käytetty?',
    fullLine:
      'Optimointi pysähtyy eikä mitään veloiteta, ellet kytke lisäkäyttöä päälle asetuksissa. Sen ollessa päällä jokainen alkava {images} lisäkuvan erä maksaa {price} sopimuksesi ylärajaan asti.',
    reset: 'Milloin kiintiöni uusiutuu?',
    resetLine:
      'Joka kuukausi samana päivänä kuin sopimuksesi alkoi, lyhyemmissä kuukausissa viimeisenä päivänä. Ilmaisen kiintiön saa vain kerran.',
    billed: 'Milloin minua laskutetaan?',
    billedLine:
      'Shopify laskuttaa pakettisi 30 päivän välein. Kiintiö uusiutuu joka kuukausi samana päivänä, joten lasku tulee ajan myötä kuukaudessa aiemmin kuin kiintiö. Lisäkuvien kuluraja koskee Shopifyn 30 päivän jaksoa.',
    upgrade: 'Mitä tapahtuu, kun vaihdan suurempaan sopimukseen?',
    upgradeLine:
      'Suurempi kiintiö on heti käytössäsi. Tässä kuussa käyttämäsi kuvat lasketaan mukaan, ja uusiutumispäivä pysyy samana.',
    downgrade: 'Mitä tapahtuu, kun vaihdan ilmaiseen sopimukseen?',
    downgradeLine:
      'Tilauksesi päättyy heti, ja automaattinen optimointi kytketään pois päältä. Saat takaisin ilmaisesta kiintiöstä jäljellä olevat kuvat. Optimoidut kuvat pysyvät optimoituina.'
  }
}

const planPicker = {
  free: 'Ilmainen',
  premium: 'Premium',
  month: '/kk',
  once: '{n} kuvaa kerran',
  images: '{n} kuvaa/kk',
  quota: 'Kuvia kuukaudessa',
  needs:
    'Kaupassasi on vielä {n} {{count:kuva|kuvaa}} optimoitavana. Paketti, jossa on {all} kuvaa kuukaudessa, riittää niihin.',
  fewer: 'Vähemmän kuvia',
  more: 'Enemmän kuvia',
  perImage: '{price} kuvaa kohden',
  addOn:
    'Sen jälkeen {price} jokaista {images} lisäkuvaa kohden, vain jos kytket lisäkäytön päälle',
  freeTimes: 'ILMAISET KUVAT',
  current: 'NYKYINEN SOPIMUS',
  upgrade: 'Vaihda suurempaan',
  downgrade: 'Vaihda pienempään',
  yours: 'Sopimuksesi: {n} kuvaa, {price}/kk',
  rate: '{rate} alennusta {months} kuukauden ajan',
  was: 'Normaalihinta',
  now: 'Ensimmäisten kuukausien hinta',
  endsIn: 'Tarjous päättyy: {days} {{count:päivä|päivää}} {time}',
  endsOn: 'Tarjous päättyy {date}',
  includes: {
    free: {
      products: 'Tuotekuvat, PNG → JPG ja vesileima',
      restore: 'Palautus {days} päivän ajan',
      speed: 'Sivunopeus, aina ilmaiseksi'
    },
    premium: {
      all: 'Kaikki ilmaisen sopimuksen ominaisuudet',
      others: 'Kokoelma- ja blogikuvat, lähetetyt kuvat',
      automatic: 'Automaattinen optimointi',
      texts: 'Alt-tekstit ja tiedostonimet',
      bulk: 'Kaikki kerralla: palautus, uudelleenoptimointi'
    }
  },
  warningTitle: 'Vaihda ilmaiseen sopimukseen',
  warning:
    'Jos vaihdat nyt ilmaiseen sopimukseen, maksullisen sopimuksesi ominaisuudet eivät ole enää käytettävissä. Haluatko varmasti vaihtaa?',
  warningTerms:
    'Automaattinen optimointi ja Lisäkäyttö poistuvat heti käytöstä. Maksetun jakson loppuosaa ei hyvitetä.',
  stay: 'Mietin vielä',
  go: 'Vaihda ilmaiseen',
  failed: 'Sopimusta ei voitu vaihtaa. Tarkista yhteys ja yritä uudelleen.'
}

const imageSync = {
  note: 'Kauppasi kuvia lasketaan vielä: tähän mennessä {n}.'
}

const overcharge = {
  title: 'Lisäkäyttö',
  enabled: 'Päällä',
  disabled: 'Pois päältä',
  price: 'Kiintiön ylittävät kuvat: {price} jokaisesta alkavasta {images} kuvan erästä.',
  needsPlan: 'Kuuluu maksulliseen sopimukseen.',
  onHold: 'Keskeytetty viimeisimmän veloituksen jälkeen: syy näkyy hinnoittelusivulla.',
  ask: 'Otetaanko lisäkäyttö käyttöön?',
  askText:
    'Kiintiön ylittävät kuvat maksavat {price} jokaisesta alkavasta {images} kuvan erästä. Kuukaudessa niitä tulee enintään {cap}, eli hinta on enintään {most}.',
  limit: 'Kuukausiraja',
  turnOn: 'Ota käyttöön',
  plans: 'Näytä sopimukset',
  succeed: 'Onnistui',
  failed: 'Yritä myöhemmin uudelleen'
}

const limits = {
  quotaTitle: 'Muistutus: kiintiö on täynnä',
  quotaLine: 'Uusia kuvia ei voi optimoida, ennen kuin lisäkäyttö on kytketty päälle asetuksissa.',
  limitTitle: 'Sopimuksen raja on saavutettu',
  limitLine: 'Kaupassasi on vielä {n} {{count:kuva, jonka|kuvaa, jotka}} voi optimoida.',
  ownTitle: 'Oma rajasi on täynnä',
  ownLine: 'Uusia kuvia ei voi optimoida tässä kuussa, ellet nosta lisäkäytön rajaa asetuksissa.',
  upgradeTitle: 'Olet saavuttanut sopimuksesi rajan',
  upgradeLine:
    'Aloitettuja lisäkuvaeriä tässä kuussa: {blocks}. Seuraavaan sopimukseen kuuluu {images} kuvaa hintaan {price}/kk.',
  settings: 'Asetukset',
  upgrade: 'Vaihda suurempaan',
  trial: 'Pyydä lisää kokeilukrediittejä',
  contact: 'Ota yhteyttä tukeen',
  dismiss: 'Sulje'
}

const confirmPage = {
  title: 'Vahvista sopimuksesi',
  line: 'Kaupalle {store} tilataan:',
  price: 'Hinta',
  discount: 'Ensimmäiset {months} kuukautta',
  monthly: '{price}/kk',
  period: 'Laskutus',
  everyMonth: 'Joka kuukausi, kunnes vaihdat ilmaiseen sopimukseen',
  usage: 'Lisäkuvat',
  most: 'Enintään {price}/kk, ja vain jos kytket lisäkäytön päälle',
  local: 'Tällä palvelimella on oma laskutus: rahaa ei veloiteta.',
  until: 'Vastaa viimeistään {date}.',
  approve: 'Hyväksy',
  decline: 'Hylkää',
  over: {
    active: 'Tämä sopimus on hyväksytty.',
    declined: 'Tämä sopimus on hylätty.',
    expired: 'Tarjous on vanhentunut. Valitse sopimus uudelleen.',
    ended: 'Tämä tarjous ei ole enää voimassa, koska olet valinnut toisen sopimuksen.'
  },
  back: 'Takaisin hinnoitteluun'
}

const pricingErrors = {
  wrongLimit:
    'Valitse raja, joka on enintään {most:number|local} kuvaa, {block:number|local} kuvan portain.',
  notCapped: 'Lisäkäyttö kuuluu maksulliseen sopimukseen. Vaihda ensin suurempaan sopimukseen.',
  noPlans: 'Tällä palvelimella ei ole sopimuksia: kaikki sisältyy.',
  isFree: 'Sinulla on jo ilmainen sopimus.',
  samePlan: 'Sinulla on jo sopimus {plan|money}.',
  smallerPlan: 'Jos haluat pienemmän sopimuksen, vaihda ensin ilmaiseen sopimukseen.',
  overtaken:
    'Sopimuksellesi on sillä välin aloitettu toinen muutos. Tarkista se ja yritä uudelleen.',
  unreachable: 'Laskutuspalveluun ei saada juuri nyt yhteyttä. Yritä myöhemmin uudelleen.',
  refused: 'Laskutuspalvelu ei hyväksynyt tätä. Ota yhteyttä tukeen, niin selvitämme asian.',
  noLimit: 'Nostettavaa rajaa ei ole.',
  unknownCharge: 'Tätä vahvistusta ei ole.'
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
