import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const fi = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'Siirry sisältöön',
    navigation: 'Päävalikko',
    dismiss: 'Sulje',
    notifications: 'Ilmoitukset',
    problem: 'Jokin meni vikaan'
  },
  signIn: {
    title: 'Kirjaudu sisään',
    line: 'Anna käyttöoikeustunnus, jonka palvelin tulosti käynnistyessään.',
    token: 'Käyttöoikeustunnus',
    action: 'Kirjaudu sisään',
    wrong:
      'Käyttöoikeustunnus ei kelpaa. Kopioi se uudelleen palvelimen tulostamalta viimeiseltä riviltä.'
  },
  dialog: {
    quota: {
      title: 'Sopimuksen raja on saavutettu',
      fit: 'Optimoi niin monta kuin mahtuu',
      upgrade: 'Vaihda suurempaan'
    },
    close: 'Sulje',
    cancel: 'Peruuta',
    tryAgain: 'Yritä uudelleen',
    failed: 'Tietoja ei voitu ladata',
    checkConnection: 'Tarkista yhteys ja yritä uudelleen.',
    loading: 'Ladataan',
    from: 'Alkaen {plan}',
    none: 'Ei mitään'
  },
  manual: {
    title: 'Optimoi manuaalisesti',
    kinds: 'Optimoitavat kohteet',
    tabs: { product: 'Tuotteet', collection: 'Kokoelmat', article: 'Blogi' },
    search: {
      product: 'Hae tuotteita',
      collection: 'Hae kokoelmia',
      article: 'Hae blogipostauksia'
    },
    name: 'Nimi',
    state: 'Tila',
    onlyOpen: 'Vain optimoimattomat',
    sort: 'Järjestys',
    sorts: { open: 'Optimoimattomat ensin', size: 'Suurimmat ensin' },
    selectAll: 'Valitse kaikki {n}',
    nothing: 'Valitse, mitä haluat optimoida.',
    start: 'Optimoi',
    selectPage: 'Valitse kaikki tällä sivulla',
    select: 'Valitse {title}',
    images: '{shown} {{count:kuva|kuvaa}}',
    open: 'Ei optimoitu',
    partly: '{done}/{all} optimoitu',
    done: 'Optimoitu',
    excluded: 'Jätetty pois',
    someExcluded: '{n} {{count:kuva|kuvaa}} jätetty pois',
    exclude: 'Jätä optimoimatta',
    include: 'Ota takaisin mukaan',
    more: 'Toiminnot: {title}',
    selected: '{count} valittu',
    left: '{shown} {{count:kuva|kuvaa}} jäljellä',
    tooMany: 'Enintään {most} kerralla',
    clear: 'Poista valinnat',
    optimize: {
      product: 'Optimoi {shown} {{count:tuote|tuotetta}}',
      collection: 'Optimoi {shown} {{count:kokoelma|kokoelmaa}}',
      article: 'Optimoi {shown} {{count:blogipostaus|blogipostausta}}'
    },
    empty: 'Ei näytettäviä tietoja',
    emptyLine: {
      product: 'Tuotteet, joissa on kuvia, näkyvät tässä.',
      collection: 'Kokoelmat, joissa on kuvia, näkyvät tässä.',
      article: 'Blogipostaukset, joissa on kuvia, näkyvät tässä.'
    },
    noHits: 'Kokeile toista hakua.',
    estimate: 'Arvioi säästö',
    estimating: 'Kokeillaan muutamaa kuvaa…',
    estimated: 'Säästö olisi noin {saved} ({percent}), kun kuvien koko on nyt {size}.',
    hardlyAny: 'Tässä ei ole juuri mitään säästettävää.',
    estimateBasis:
      'Kokeiltu: {tried}/{shown} {{count:kuva|kuvaa}}. Mitään ei muutettu eikä laskettu kiintiöön.'
  },
  paging: {
    label: 'Sivut',
    rows: 'Rivit',
    showing: 'Näytetään {from}–{to}, tuloksia yhteensä {total}',
    page: '{page} / {pages}',
    previous: 'Edellinen sivu',
    next: 'Seuraava sivu',
    show: 'Näytä'
  },
  compression: {
    title: 'Optimoinnin asetukset',
    targets: 'Optimoitavat kuvat',
    products: 'Tuotekuvat',
    scope: 'Mitkä tuotteet',
    allProducts: 'Kaikki tuotekuvat',
    publishedProducts: 'Vain julkaistujen tuotteiden kuvat',
    collections: 'Kokoelmakuvat',
    blogs: 'Blogikuvat',
    compression: 'Pakkaus',
    custom: 'Oma laatutaso',
    lossless: 'Häviötön',
    losslessLine: 'Säilyttää jokaisen pikselin.',
    level: 'Pakkaustaso',
    levels: { low: 'Matala', medium: 'Keskitaso', high: 'Korkea' },
    recommended: '{level} (suositus)',
    conversion: 'Tiedostotyyppi',
    pngToJpg: 'Muunna PNG-kuvat JPG:ksi',
    pngToJpgLine: 'Voi pienentää kokoa jopa 80 %.',
    sizeControl: 'Älä muunna, jos tulos olisi alkuperäistä suurempi',
    flatten: 'Myös läpinäkyvät kuvat, valkoiselle taustalle',
    leaveTitle: 'Tallentamattomia muutoksia',
    leaveText: 'Muutoksiasi ei ole tallennettu. Haluatko varmasti poistua?',
    leave: 'Poistu',
    stay: 'Pysy tällä sivulla'
  },
  compare: {
    title: 'Alkuperäinen ja optimoitu',
    original: 'Alkuperäinen',
    optimized: 'Optimoitu',
    reduction: 'Pienennys',
    ...looks,
    fileType: 'Tiedostotyyppi',
    converted: '{from} → {to}',
    handle: 'Näytä enemmän alkuperäistä tai optimoitua kuvaa',
    share: '{percent} alkuperäistä',
    previous: 'Edellinen kuva',
    next: 'Seuraava kuva',
    position: 'Kuva {position}/{total}',
    restore: 'Palauta alkuperäinen',
    moreQuality: 'Parempi laatu',
    better: { medium: 'Pakkaustaso: Keskitaso', low: 'Pakkaustaso: Matala', lossless: 'Häviötön' },
    best: 'Tälle kuvalle ei ole parempaa laatua.',
    nothing: 'Ei vertailtavaa',
    nothingLine: 'Täällä ei ole tällä hetkellä pakattuja kuvia.',
    originalMissing: 'Alkuperäistä kuvaa ei voitu ladata.',
    optimizedMissing: 'Optimoitua kuvaa ei voitu ladata.'
  },
  detail: {
    back: 'Kuvien optimointi',
    title: 'Optimoinnin tiedot',
    kept: 'Kuvien tiedot säilyvät vain {days} päivää.',
    table: 'Kuvat: {title}',
    noItem: 'Ei näytettäviä tietoja',
    noItemLine: 'Avaa historian rivi, niin näet, mitä sen kuville on tehty.',
    empty: 'Ei näytettäviä tietoja',
    emptyLine: 'Viimeisten 30 päivän aikana käsitellyt kuvat näkyvät tässä.',
    toJpg: 'PNG → JPG',
    altText: 'Alt-teksti',
    fileName: 'Tiedostonimi',
    watermark: 'Vesileima',
    columns: {
      status: 'Tila',
      fileType: 'Tiedostotyyppi',
      originalSize: 'Alkuperäinen koko',
      ratio: 'Pienennys',
      compressedSize: 'Pakattu koko',
      actions: 'Toiminnot'
    },
    status: {
      compressed: 'Pakattu',
      not_compressed: 'Ei pakattu',
      already_optimal: 'Jo optimaalinen',
      restored: 'Palautettu',
      failed: 'Epäonnistui',
      expired: 'Vanhentunut',
      deleted: 'Poistettu'
    },
    selectPage: 'Valitse kaikki tällä sivulla',
    select: 'Valitse {name}',
    selected: '{count} valittu',
    clear: 'Poista valinnat',
    restore: 'Palauta',
    restoreOriginal: 'Palauta alkuperäinen',
    reOptimize: 'Optimoi uudelleen',
    download: 'Lataa',
    compare: 'Vertaa',
    more: 'Toiminnot: {name}',
    wrongState: 'Toiminto ei sovi valittujen kuvien tilaan. Valitse muita kuvia.',
    noUrl: 'URL on tyhjä',
    working: { optimize: 'Optimoidaan', restore: 'Palautetaan' },
    daysLeft: '{n} {{count:päivä|päivää}} aikaa palauttaa',
    delivered:
      'Varmuuskopio on kuva sellaisena kuin kauppasi sen näyttää. Shopify ei anna sovelluksille lataamaasi tiedostoa.',
    excluded: 'Jätetty pois',
    exclude: 'Jätä optimoimatta',
    include: 'Ota takaisin mukaan',
    progress: '{done}/{total} kuvaa valmiina',
    optimized: '{shown} {{count:kuva|kuvaa}} optimoitu',
    restored: '{shown} {{count:kuva|kuvaa}} palautettu',
    notDone: '{shown} {{count:kuva|kuvaa}} epäonnistui',
    alreadyOptimal: 'Jo optimaalisia: {shown} {{count:kuva|kuvaa}}'
  },
  imagesPage: {
    title: 'Kuvien optimointi',
    line: 'Pienemmät kuvat, paremmat hakutulokset.',
    settings: 'Asetukset',
    optimize: 'Optimoi kuvat',
    notLoaded: 'Tietoja ei voitu ladata. Tarkista yhteys ja yritä uudelleen.'
  },
  stats: {
    label: 'Tulokset',
    totalSaved: 'Tilaa säästetty yhteensä',
    across: '{n} {{count:kuvassa|kuvassa}}',
    averageSaved: 'Tilaa säästetty keskimäärin',
    perImage: 'kuvaa kohden',
    averagePercent: 'Keskimääräinen säästö',
    ofOriginal: 'alkuperäisestä koosta',
    freePlan: 'Ilmainen sopimus',
    prePlan: 'Premium-sopimus',
    unlimited: 'Rajaton',
    used: '{n} {{count:kuva|kuvaa}} käytetty',
    left: '{n} {{count:kuva|kuvaa}} jäljellä',
    addOn: 'Lisäkuvat: {used} / {all}',
    quota: '{used}/{all} kuvaa käytetty'
  },
  run: {
    optimise: {
      product: 'Optimoidaan tuotteita',
      collection: 'Optimoidaan kokoelmia',
      article: 'Optimoidaan blogipostauksia',
      upload: 'Optimoidaan kuvia'
    },
    reoptimise: {
      product: 'Optimoidaan tuotteita uudelleen',
      collection: 'Optimoidaan kokoelmia uudelleen',
      article: 'Optimoidaan blogipostauksia uudelleen',
      upload: 'Optimoidaan kuvia uudelleen'
    },
    automatic: {
      product: 'Optimoidaan tuotteita automaattisesti',
      collection: 'Optimoidaan kokoelmia automaattisesti',
      article: 'Optimoidaan blogipostauksia automaattisesti',
      upload: 'Optimoidaan kuvia automaattisesti'
    },
    restore: {
      product: 'Palautetaan tuotteiden kuvia',
      collection: 'Palautetaan kokoelmien kuvia',
      article: 'Palautetaan blogipostausten kuvia',
      upload: 'Palautetaan kuvia'
    },
    done: '{n}/{all} valmiina. Voit poistua tältä sivulta.',
    seconds: 'Alle minuutti jäljellä',
    minutes: 'Noin {n} {{count:minuutti|minuuttia}} jäljellä',
    hours: 'Noin {n} {{count:tunti|tuntia}} jäljellä',
    stop: 'Pysäytä',
    pause: 'Keskeytä',
    resume: 'Jatka',
    paused: 'Keskeytetty',
    undo: 'Kumoa',
    notChanged: 'Toiminto ei onnistunut. Tarkista yhteys ja yritä uudelleen.',
    notStopped: 'Käsittelyä ei voitu pysäyttää. Tarkista yhteys ja yritä uudelleen.',
    waitsForRoom:
      'Palvelimen levy on täynnä. Käsittely jatkuu automaattisesti heti, kun tilaa on taas. Mitään ei katoa.',
    waitsForDisk:
      'Palvelin ei voi kirjoittaa levylleen. Käsittely jatkuu automaattisesti heti, kun se on mahdollista. Mitään ei katoa.',
    percentDone: '{percent} valmiina',
    optimized: {
      product: '{n} {{count:tuote|tuotetta}} optimoitu',
      collection: '{n} {{count:kokoelma|kokoelmaa}} optimoitu',
      article: '{n} {{count:blogipostaus|blogipostausta}} optimoitu',
      upload: '{n} {{count:kuva|kuvaa}} optimoitu'
    },
    restored: {
      product: '{n} {{count:tuotteen|tuotteen}} kuvat palautettu',
      collection: '{n} {{count:kokoelman|kokoelman}} kuvat palautettu',
      article: '{n} {{count:blogipostauksen|blogipostauksen}} kuvat palautettu',
      upload: '{n} {{count:kuva|kuvaa}} palautettu'
    },
    notOptimized: '{n} {{count:kuvan|kuvan}} optimointi ei onnistunut',
    notRestored: '{n} {{count:kuvan|kuvan}} palautus ei onnistunut',
    imagesDone: '{done}/{all} kuvaa valmiina',
    alreadyOptimal: 'Jo optimaalisia: {n} {{count:kuva|kuvaa}}',
    skippedUnpaid: '{n} ohitettu: kiintiö on käytetty',
    review: 'Tarkista'
  },
  history: {
    title: 'Optimointihistoria',
    note: 'Alkuperäisiä kuvia säilytetään {days} päivää.',
    tabs: { product: 'Tuotteet', collection: 'Kokoelmat', article: 'Blogi', upload: 'Muut' },
    search: {
      product: 'Hae tuotteita',
      collection: 'Hae kokoelmia',
      article: 'Hae blogipostauksia',
      upload: 'Hae kuvia'
    },
    selected: '{n} valittu',
    unselect: 'Poista valinnat',
    restoreMany: 'Palauta',
    reoptimizeMany: 'Optimoi uudelleen',
    fromPlan: 'Alkaen {plan}',
    wrongState: {
      product: 'Toiminto ei sovi valittujen tuotteiden tilaan. Valitse muita tuotteita.',
      collection: 'Toiminto ei sovi valittujen kokoelmien tilaan. Valitse muita kokoelmia.',
      article: 'Toiminto ei sovi valittujen blogipostausten tilaan. Valitse muita blogipostauksia.',
      upload: 'Toiminto ei sovi valittujen kuvien tilaan. Valitse muita kuvia.'
    },
    pageSelected: 'Kaikki {n} tällä sivulla on valittu.',
    allSelected: {
      product: 'Kaikki {n} {{count:tuote|tuotetta}} on valittu.',
      collection: 'Kaikki {n} {{count:kokoelma|kokoelmaa}} on valittu.',
      article: 'Kaikki {n} {{count:blogipostaus|blogipostausta}} on valittu.',
      upload: 'Kaikki {n} {{count:kuva|kuvaa}} on valittu.'
    },
    selectAll: {
      product: 'Valitse kaikki {n} hakua vastaavaa tuotetta',
      collection: 'Valitse kaikki {n} hakua vastaavaa kokoelmaa',
      article: 'Valitse kaikki {n} hakua vastaavaa blogipostausta',
      upload: 'Valitse kaikki {n} hakua vastaavaa kuvaa'
    },
    confirmRestore: {
      title: 'Palautetaanko kaikki?',
      text: {
        product: '{n} {{count:tuote|tuotetta}} saa alkuperäiset kuvansa takaisin.',
        collection: '{n} {{count:kokoelma|kokoelmaa}} saa alkuperäiset kuvansa takaisin.',
        article: '{n} {{count:blogipostaus|blogipostausta}} saa alkuperäiset kuvansa takaisin.',
        upload: '{n} {{count:kuva|kuvaa}} palautetaan alkuperäiseksi.'
      },
      go: 'Palauta kaikki'
    },
    confirmReoptimize: {
      title: 'Optimoidaanko kaikki uudelleen?',
      text: {
        product: '{n} {{count:tuote|tuotetta}} optimoidaan uudelleen alkuperäisistä kuvista.',
        collection:
          '{n} {{count:kokoelma|kokoelmaa}} optimoidaan uudelleen alkuperäisistä kuvista.',
        article:
          '{n} {{count:blogipostaus|blogipostausta}} optimoidaan uudelleen alkuperäisistä kuvista.',
        upload: '{n} {{count:kuva|kuvaa}} optimoidaan uudelleen alkuperäisistä.'
      },
      go: 'Optimoi kaikki uudelleen'
    },
    daysLeft: '{n} {{count:päivä|päivää}} aikaa palauttaa',
    excluded: 'Jätetty pois',
    exclude: 'Jätä optimoimatta',
    include: 'Ota takaisin mukaan',
    selectPage: 'Valitse kaikki tällä sivulla',
    selectRow: 'Valitse {title}',
    name: 'Nimi',
    status: 'Tila',
    changes: 'Muutokset',
    size: 'Koko',
    saved: 'Säästetty',
    sort: 'Järjestys',
    sorts: { newest: 'Uusimmat ensin', saved: 'Eniten säästetty ensin', name: 'Nimen mukaan' },
    actions: 'Toiminnot',
    none: 'Ei mitään',
    before: 'Ennen:',
    after: 'Jälkeen:',
    images: '{n} {{count:kuva|kuvaa}}',
    compressed: 'Pakattu',
    partly_done: 'Osittain valmis',
    already_optimal: 'Jo optimaalinen',
    not_compressed: 'Ei pakattu',
    restored: 'Palautettu',
    failed: 'Epäonnistui',
    expired: 'Vanhentunut',
    deleted: 'Poistettu',
    toJpg: 'PNG → JPG',
    altText: 'Alt-teksti',
    fileName: 'Tiedostonimi',
    watermark: 'Vesileima',
    compare: 'Vertaa',
    download: 'Lataa',
    restore: 'Palauta alkuperäinen',
    more: 'Lisää toimintoja: {title}',
    emptyUrl: 'URL on tyhjä',
    results: '{n} {{count:tulos|tulosta}}',
    empty: 'Ei näytettäviä tietoja',
    emptyLine: 'Optimoimasi kuvat näkyvät tässä.',
    emptyUploads: 'Lähettämäsi kuvat näkyvät tässä.',
    upload: 'Lähetä kuvia',
    noHits: 'Kokeile toista hakua.',
    notLoaded: 'Historiaa ei voitu ladata',
    tryAgainLine: 'Tarkista yhteys ja yritä uudelleen.',
    tryAgain: 'Yritä uudelleen',
    optimize: 'Optimoi kuvat',
    exportCsv: 'Vie CSV',
    notDone: 'Toiminto ei onnistunut. Tarkista yhteys ja yritä uudelleen.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Istuntosi on päättynyt. Kirjaudu sisään avaamalla sovellus uudelleen.',
    wrongToken: 'Käyttöoikeustunnus ei kelpaa.',
    shopClosed:
      'Sovellus ei ole enää yhteydessä kauppaasi. Avaa se uudelleen kauppasi ylläpidosta.',
    otherOrigin: 'Pyyntö tuli toiselta verkkosivustolta ja hylättiin.',
    notFound: 'Tässä osoitteessa ei ole mitään.',
    fault: 'Yritä myöhemmin uudelleen',
    malformed: 'Pyyntöä ei voitu lukea: {detail}',
    field: '”{field}” puuttuu tai on väärässä muodossa: {detail}',
    tooLarge: 'Pyyntö on liian suuri.',
    tooLong: '”{field}” on liian pitkä: enintään {most|local} merkkiä.',
    tooMany: '”{field}” sisältää liikaa kohtia: enintään {most|local}.',
    addressTooLong:
      'Osoite on liian pitkä: enintään {most|local} merkkiä ja {parameters|local} parametria.',
    keyOfOtherCall: 'Tämä Idempotency-Key kuuluu toiseen kutsuun.',
    keyNotAnswered:
      'Ensimmäiseen kutsuun tällä Idempotency-Key-avaimella ei vastattu. Tarkista, mitä se teki, ennen kuin lähetät sen uudelleen.',
    tooManyRequests: 'Liian monta pyyntöä. Yritä myöhemmin uudelleen.',
    unknownLanguage: 'Kieli ”{language}” ei ole saatavilla.',
    unknownSwitch: '”{name}” ei ole tämän sovelluksen asetus.',
    linkExpired: 'Tämä linkki on vanhentunut. Lataa sivu uudelleen, niin saat uuden.',
    fileGone: 'Tätä kuvaa ei enää ole.',
    storeUnreachable: 'Kauppaan ei saada juuri nyt yhteyttä. Yritä myöhemmin uudelleen.',
    quotaUsedUp:
      'Kuvakiintiösi on käytetty. Suuremmalla sopimuksella voit optimoida vielä {count|local} {{count:kuvan|kuvaa}}.',
    quotaShort: 'Kuvakiintiö riittää {covered|local} kuvaan näistä {chosen|local} kuvasta.',
    planLacks: 'Tämä ei sisälly sopimukseesi. Saatavilla sopimuksesta {plan|money} alkaen.',
    wrongState: {
      product: 'Toiminto ei sovi valittujen tuotteiden tilaan. Valitse muita tuotteita.',
      collection: 'Toiminto ei sovi valittujen kokoelmien tilaan. Valitse muita kokoelmia.',
      blog: 'Toiminto ei sovi valittujen blogipostausten tilaan. Valitse muita blogipostauksia.',
      image: 'Toiminto ei sovi valittujen kuvien tilaan. Valitse muita kuvia.'
    },
    nothingToOptimize: 'Kaikki valitsemasi on jo optimoitu näillä asetuksilla.',
    nothingRunning: 'Mitään käsittelyä ei ole käynnissä.',
    alreadyEstimating: 'Arviota tehdään jo. Yritä uudelleen, kun se on valmis.',
    noTarget: 'Optimointi ei voi alkaa, ennen kuin olet määrittänyt ainakin yhden kohteen.',
    onlyPublished: 'Vain julkaistujen tuotteiden kuvat optimoidaan. Voit muuttaa tätä asetuksissa.',
    diskFull: 'Palvelimen levy on täynnä, joten mitään ei tallennettu. Yritä myöhemmin uudelleen.',
    diskReadOnly:
      'Palvelin ei voi kirjoittaa levylleen, joten mitään ei tallennettu. Yritä myöhemmin uudelleen.',
    databaseGone:
      'Palvelin ei saa juuri nyt yhteyttä tietokantaansa. Yritä minuutin kuluttua uudelleen.',
    unknownImage: 'Tätä kuvaa ei ole historiassa.'
  },
  reasons: {
    empty: 'Tiedosto on tyhjä.',
    'not-a-picture': 'Tiedosto ei ole kuva.',
    damaged: 'Tiedosto on vioittunut tai epätäydellinen.',
    'too-large': 'Tiedosto on suurempi kuin 50 Mt.',
    'too-many-pixels': 'Kuvassa on yli 100 megapikseliä (PNG- tai WebP-kuvassa yli 50).',
    'too-many-frames': 'Animaatiossa on liian monta kuvaa.',
    avif: 'AVIF-kuvia ei tueta, koska ne ovat jo pieniä. Kuva jää ennalleen.',
    heic: 'HEIC-kuvia ei tueta, eivätkä useimmat selaimet näytä niitä. Tallenna kuva JPEG-muodossa.',
    colours:
      'Kuvan väritietoja ei voi lukea, joten värit saattaisivat muuttua. Kuva jätettiin ennalleen. Tallenna se sRGB-muodossa, niin se voidaan optimoida.',
    hdr: 'Kuva on HDR-kuva, ja optimointi poistaisi HDR:n. Se jätettiin ennalleen. Tallenna kuva ilman HDR:ää, niin se voidaan optimoida.',
    watermark: 'Vesileimaa ei voitu lukea. Valitse se uudelleen asetuksissa.',
    unsupported: 'Tämän tyyppisiä kuvia ei tueta. Käytä JPEG-, PNG-, GIF- tai WebP-muotoa.',
    'took-too-long': 'Kuvan käsittely kesti liian kauan ja keskeytettiin.',
    'worker-died': 'Kuvaa ei voitu käsitellä.',
    'disk-full': 'Levy on täynnä. Vapauta tilaa ja optimoi uudelleen.',
    refused: 'Kauppa ei hyväksynyt uutta kuvaa. Vanha on edelleen paikallaan.',
    lost: 'Kauppa ei enää näytä tätä kuvaa. Palauta se tai lähetä se uudelleen kauppaasi.',
    'read-only': 'Kauppa ei salli muutoksia tähän kuvaan.',
    gone: 'Kuva on poistettu kaupasta.',
    unreachable: 'Kauppaan ei saatu yhteyttä. Optimoi myöhemmin uudelleen.',
    'quota-used-up': 'Kuvakiintiö oli käytetty.',
    'changed-in-store': 'Kuvaa on sillä välin muutettu kaupassa. Se jätettiin ennalleen.',
    'backup-missing': 'Alkuperäistä ei enää säilytetä.',
    'law-broken':
      'Tietomme tästä työstä ovat ristiriidassa keskenään, joten se keskeytettiin. Mitään ei menetetty. Ota yhteyttä tukeen.',
    fault: 'Tämän kuvan kanssa jokin meni vikaan. Optimoi se uudelleen.'
  },
  partly: {
    failed: '{count|local} {{count:kuvan|kuvan}} optimointi ei onnistunut',
    skipped: '{count|local} {{count:kuva|kuvaa}} ohitettu'
  },
  replies: {
    started: '{count|local} {{count:kuva|kuvaa}} jonossa',
    restoring: '{count|local} {{count:kuva|kuvaa}} palautetaan',
    stopped: 'Pysäytetty. Valmiit kuvat pysyvät optimoituina.',
    settingsSaved: 'Asetukset tallennettu',
    noted: 'Huomioitu',
    languageSaved: 'Kieli tallennettu',
    rated: 'Kiitos arviostasi.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default fi
