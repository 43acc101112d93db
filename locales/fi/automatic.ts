import type { BaseTranslation } from '../i18n-types.ts'

export const automatic = {
  title: 'Automaattinen optimointi',
  line: 'Uudet, muuttuneet ja vielä optimoimattomat kuvat optimoidaan automaattisesti.',
  on: 'Päällä',
  off: 'Pois päältä',
  targets: 'Koskee',
  products: 'Tuotekuvat',
  publishedProducts: 'Julkaistujen tuotteiden kuvat',
  collections: 'Kokoelmakuvat',
  blogs: 'Blogikuvat',
  altText: 'Alt-teksti',
  fileName: 'Tiedostonimet',
  fromPlan: 'Alkaen {plan}',
  noFeature:
    'Automaattinen optimointi on pois päältä. Määritä ensin, mitä optimoidaan automaattisesti.',
  setUp: 'Määritä',
  paused:
    'Keskeytetty, koska kuvakiintiö on käytetty. Jatkuu automaattisesti, kun kiintiötä on taas.',
  byHand: 'Optimoi kuvat sovelluksessa itse jokaisen muutoksen jälkeen.',
  ask: 'Otetaanko automaattinen optimointi käyttöön?',
  turnOn: 'Ota käyttöön',
  turnedOn: 'Automaattinen optimointi on päällä',
  notChanged: 'Muutos ei onnistunut. Tarkista yhteys ja yritä uudelleen.',
  banner: 'Optimoidaan automaattisesti',
  bannerLine: 'Uudet ja muuttuneet kuvat optimoidaan automaattisesti.'
} satisfies BaseTranslation

export const runLog = {
  title: 'Käsittelyt',
  line: 'Viimeisten 90 päivän tapahtumat, uusimmat ensin.',
  open: 'Käsittelyt',
  kinds: {
    optimise: {
      product: 'Tuotteiden optimointi',
      collection: 'Kokoelmien optimointi',
      article: 'Blogipostausten optimointi',
      upload: 'Lähetettyjen kuvien optimointi'
    },
    reoptimise: {
      product: 'Tuotteiden uudelleenoptimointi',
      collection: 'Kokoelmien uudelleenoptimointi',
      article: 'Blogipostausten uudelleenoptimointi',
      upload: 'Lähetettyjen kuvien uudelleenoptimointi'
    },
    automatic: {
      product: 'Tuotteiden automaattinen optimointi',
      collection: 'Kokoelmien automaattinen optimointi',
      article: 'Blogipostausten automaattinen optimointi',
      upload: 'Lähetettyjen kuvien automaattinen optimointi'
    },
    restore: {
      product: 'Tuotteiden kuvien palautus',
      collection: 'Kokoelmien kuvien palautus',
      article: 'Blogipostausten kuvien palautus',
      upload: 'Lähetettyjen kuvien palautus'
    }
  },
  states: {
    queued: 'Jonossa',
    running: 'Käynnissä',
    paused: 'Keskeytetty',
    stopping: 'Pysäytetään',
    done: 'Valmis',
    stopped: 'Pysäytetty',
    partly: 'Osittain valmis',
    failed: 'Epäonnistui'
  },
  changed: '{n} {{count:kuva|kuvaa}} muutettu',
  unchanged: '{n} ei kannattanut muuttaa',
  skipped: '{n} jäi käsittelemättä',
  left: '{n} jäljellä',
  undo: 'Kumoa',
  undoNamed: 'Kumoa: {title}',
  undoTitle: 'Kumotaanko tämä käsittely?',
  undoText:
    'Jokainen tässä käsittelyssä muutettu kuva saa alkuperäisensä, nimensä ja alt-tekstinsä takaisin. Tämä on maksutonta. Muiden käsittelyjen muutokset säilyvät.',
  failures: 'Miksi {n} {{count:kuva|kuvaa}} epäonnistui',
  hideFailures: 'Piilota',
  retry: 'Yritä uudelleen',
  retryNamed: 'Yritä uudelleen: {name}',
  retryAll: 'Yritä kaikkia uudelleen',
  more: 'Näytä lisää',
  empty: 'Ei vielä käsittelyjä',
  emptyLine: 'Jokainen optimointi ja palautus näkyy tässä luettelossa.'
} satisfies BaseTranslation

export const exclusions = {
  reasons: {
    item: 'Jätetty pois asetuksissasi',
    image: 'Jätetty pois asetuksissasi',
    name: 'Tiedostonimi on jätetty pois asetuksissa',
    size: 'Pienempi kuin asetusten raja'
  },
  title: 'Pois jätetyt',
  line: 'Näitä kuvia ei koskaan optimoida. Palauttaminen toimii silti.',
  none: 'Ei yhtään',
  names: 'Tiedostonimet',
  namesHelp: 'Yksi riviä kohden. * vastaa mitä tahansa merkkejä: logo-*, *.gif',
  below: 'Pienempi kuin',
  belowUnit: 'kt',
  wrongNames: 'Enintään 200 nimeä, joissa kussakin enintään 255 merkkiä.',
  wrongSize: 'Anna koko kilotavuina (kt) kokonaislukuna väliltä 0–51200.'
} satisfies BaseTranslation

export const automaticReplies = {
  starts: '{count|local} {{count:kuva|kuvaa}} optimoidaan heti.',
  uses: 'Tämä kuluttaa enintään {count|local} kuvakiintiöstä, jota on jäljellä {left|local}.',
  short:
    'Kuvakiintiö riittää niistä {left|local} kuvaan. Muut odottavat, kunnes kiintiötä on taas.',
  mustSetUp: 'Optimointi ei voi alkaa, ennen kuin olet määrittänyt ainakin yhden kohteen.',
  noFeature:
    'Automaattinen optimointi on pois päältä. Määritä ensin, mitä optimoidaan automaattisesti.',
  excluded: 'Valitsemasi kohteet on jätetty pois optimoinnista. Ota ne ensin takaisin mukaan.',
  excludedDone: '{count|local} {{count:kuva|kuvaa}} jätetään tästä lähtien optimoimatta',
  includedDone: '{count|local} {{count:kuva|kuvaa}} optimoidaan taas tästä lähtien',
  paused: 'Keskeytetty. Työn alla olevat kuvat viimeistellään.',
  resumed: 'Jatketaan',
  nothingPaused: 'Mikään ei ole keskeytettynä.',
  unknownRun: 'Tätä käsittelyä ei enää löydy.',
  nothingToUndo:
    'Kumottavaa ei ole: kuvat on jo palautettu tai niitä on muutettu käsittelyn jälkeen.',
  nothingToRetry: 'Uudelleen yritettävää ei ole.'
} satisfies BaseTranslation
