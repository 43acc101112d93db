export const setting = {
  title: 'Asetukset',
  line: 'Tilisi ja kuvien optimointi.',
  account: 'Tili',
  signedIn: 'Olet kirjautunut sisään käyttötunnuksella.',
  signOut: 'Kirjaudu ulos',
  signOutEverywhere: 'Kirjaudu ulos kaikilla laitteilla',
  images: 'Kuvien optimoinnin asetukset',
  sections: {
    image_opt: 'Kuvien optimointi',
    alt_text: 'Kuvien alt-tekstit',
    file_name: 'Kuvien tiedostonimet'
  },
  lines: {
    image_opt: 'Pakkaa kuvat, jotta sivut latautuvat nopeammin.',
    alt_text: 'Luo kuvaus hakukoneille ja näytönlukijoille.',
    file_name: 'Anna kuvatiedostoille nimet, joita hakukoneet osaavat lukea.'
  },
  on: 'Päällä',
  off: 'Pois päältä',
  unsaved: 'Tallentamattomia muutoksia',
  discard: 'Hylkää',
  save: 'Tallenna',
  saveAndTurnOn: 'Tallenna ja kytke päälle',
  reload: 'Lataa uudelleen',
  firstSetup: 'Ensimmäinen käyttöönotto',
  setUp: 'Määritä',
  noTarget: 'Optimointi ei voi alkaa, ennen kuin olet määrittänyt ainakin yhden kohteen.',
  noWatermark: 'Lisää vesileiman kuva ennen tallentamista',
  auto: 'Automaattinen',
  autoLine: 'Tekee jokaisesta kuvasta mahdollisimman pienen ilman näkyvää eroa.',
  customLine: 'Sama taso kaikille kuville.',
  exactLevel: '{level} (laatu {quality})',
  resize: 'Kuvan koko',
  longestSide: 'Pienennä suuria kuvia',
  longestSideLabel: 'Pisin sivu pikseleinä',
  longestSideWrong: 'Anna pikselit kokonaislukuna väliltä 100–20000.'
}

export const watermark = {
  title: 'Vesileima',
  switch: 'Lisää vesileima',
  notGif: 'GIF-kuviin ei lisätä vesileimaa.',
  mayEnlarge: 'Vesileima voi suurentaa tiedostoja.',
  drop: 'Pudota kuva tähän tai',
  choose: 'Valitse kuva',
  hint: '.jpg .jpeg .png, enintään 500 kt',
  refused: 'Näitä kuvia ei voitu lähettää:',
  wrongType: '”{name}” ei ole tuettu. Tiedostotyypin on oltava .jpg, .jpeg tai .png.',
  tooLarge: '”{name}” ({size}): vesileiman kuva saa olla enintään 500 kt',
  unreadable: 'Tiedostoa ”{name}” ei voi lukea kuvana.',
  picture: 'Vesileiman kuva',
  remove: 'Poista vesileiman kuva',
  replace: 'Korvaa',
  size: 'Koko',
  sizeValue: '{percent} kuvan korkeudesta',
  opacity: 'Peittävyys',
  position: 'Sijainti',
  positions: {
    t_l: 'Ylhäällä vasemmalla',
    t_c: 'Ylhäällä keskellä',
    t_r: 'Ylhäällä oikealla',
    c: 'Keskellä',
    b_l: 'Alhaalla vasemmalla',
    b_c: 'Alhaalla keskellä',
    b_r: 'Alhaalla oikealla'
  },
  preview: 'Esikatselu yhdellä kuvistasi',
  sample: 'Kauppasi kuva, jossa on vesileima'
}

export const imageTexts = {
  targets: 'Kohdekuvat',
  alt_text: {
    allProducts: 'Kaikki tuotekuvat',
    publishedProducts: 'Vain julkaistujen tuotteiden kuvat',
    product: 'Tuotekuvien alt-tekstit',
    collection: 'Kokoelmakuvien alt-tekstit',
    blogs: 'Blogikuvien alt-tekstit',
    productTemplate: 'Tuotekuvien alt-teksti',
    collectionTemplate: 'Kokoelmakuvien alt-teksti',
    blogsTemplate: 'Blogikuvien alt-teksti'
  },
  file_name: {
    allProducts: 'Kaikki tuotekuvat',
    publishedProducts: 'Vain julkaistujen tuotteiden kuvat',
    product: 'Tuotekuvien tiedostonimet',
    collection: 'Kokoelmakuvien tiedostonimet',
    blogs: 'Blogikuvien tiedostonimet',
    productTemplate: 'Tuotekuvien tiedostonimi',
    collectionTemplate: 'Kokoelmakuvien tiedostonimi',
    blogsTemplate: 'Blogikuvien tiedostonimi'
  },
  scope: 'Mitkä tuotteet',
  blankOnly: 'Vain kuvat, joilla ei ole alt-tekstiä',
  preview: 'Esikatselu: {title}',
  nothing: 'Ei mitään: kuva säilyy ennallaan.'
}
