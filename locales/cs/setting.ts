/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Nastavení',
  line: 'Váš účet a způsob optimalizace obrázků.',
  account: 'Účet',
  signedIn: 'Jste přihlášeni přístupovým tokenem.',
  signOut: 'Odhlásit se',
  signOutEverywhere: 'Odhlásit se na všech zařízeních',
  images: 'Nastavení optimalizace obrázků',
  sections: {
    image_opt: 'Optimalizace obrázků',
    alt_text: 'Alternativní texty obrázků',
    file_name: 'Názvy souborů obrázků'
  },
  lines: {
    image_opt: 'Zkomprimujte obrázky, aby se stránky načítaly rychleji.',
    alt_text: 'Přidejte popis pro vyhledávače a čtečky obrazovky.',
    file_name: 'Dejte souborům obrázků názvy, které vyhledávače přečtou.'
  },
  on: 'Zapnuto',
  off: 'Vypnuto',
  unsaved: 'Neuložené změny',
  discard: 'Zahodit',
  save: 'Uložit',
  saveAndTurnOn: 'Uložit a zapnout',
  reload: 'Načíst znovu',
  firstSetup: 'První nastavení',
  setUp: 'Nastavit',
  noTarget: 'Než začnete optimalizovat, vyberte aspoň jeden druh obrázků.',
  noWatermark: 'Před uložením nahrajte obrázek vodoznaku.',
  auto: 'Automatická',
  autoLine: 'Zmenší každý obrázek co nejvíc bez viditelného rozdílu.',
  customLine: 'Stejná úroveň pro každý obrázek.',
  exactLevel: '{level} (kvalita {quality})',
  resize: 'Rozměry obrázku',
  longestSide: 'Zmenšit větší obrázky',
  longestSideLabel: 'Nejdelší strana v pixelech',
  longestSideWrong: 'Zadejte celý počet pixelů od 100 do 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Vodoznak',
  switch: 'Přidat vodoznak',
  notGif: 'Do obrázků GIF se vodoznak nepřidává.',
  mayEnlarge: 'S vodoznakem mohou být soubory větší.',
  drop: 'Přetáhněte obrázek sem, nebo',
  choose: 'Vybrat obrázek',
  hint: '.jpg, .jpeg, .png, nejvýše 500 KB',
  refused: 'Tyto obrázky se nepodařilo nahrát:',
  wrongType: 'Soubor „{name}“ není podporovaný. Musí být typu .jpg, .jpeg nebo .png.',
  tooLarge: 'Soubor „{name}“ ({size}) je příliš velký. Obrázek vodoznaku může mít nejvýše 500 KB.',
  unreadable: 'Soubor „{name}“ nelze přečíst jako obrázek.',
  picture: 'Obrázek vodoznaku',
  remove: 'Odebrat obrázek vodoznaku',
  replace: 'Nahradit',
  size: 'Velikost',
  sizeValue: '{percent} výšky obrázku',
  opacity: 'Krytí',
  position: 'Umístění',
  positions: {
    t_l: 'Vlevo nahoře',
    t_c: 'Nahoře uprostřed',
    t_r: 'Vpravo nahoře',
    c: 'Uprostřed',
    b_l: 'Vlevo dole',
    b_c: 'Dole uprostřed',
    b_r: 'Vpravo dole'
  },
  preview: 'Náhled na jednom z vašich obrázků',
  sample: 'Obrázek z vašeho obchodu s vodoznakem'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Pro které obrázky',
  alt_text: {
    allProducts: 'Alternativní texty všech obrázků produktů',
    publishedProducts: 'Jen alternativní texty obrázků publikovaných produktů',
    product: 'Alternativní texty obrázků produktů',
    collection: 'Alternativní texty obrázků kolekcí',
    blogs: 'Alternativní texty obrázků blogu',
    productTemplate: 'Alternativní text obrázků produktů',
    collectionTemplate: 'Alternativní text obrázků kolekcí',
    blogsTemplate: 'Alternativní text obrázků blogu'
  },
  file_name: {
    allProducts: 'Názvy souborů všech obrázků produktů',
    publishedProducts: 'Jen názvy souborů obrázků publikovaných produktů',
    product: 'Názvy souborů obrázků produktů',
    collection: 'Názvy souborů obrázků kolekcí',
    blogs: 'Názvy souborů obrázků blogu',
    productTemplate: 'Název souboru obrázků produktů',
    collectionTemplate: 'Název souboru obrázků kolekcí',
    blogsTemplate: 'Název souboru obrázků blogu'
  },
  scope: 'Které produkty',
  blankOnly: 'Jen pro obrázky bez alternativního textu',
  preview: 'Náhled pro {title}',
  nothing: 'Nic: obrázku zůstane, co má.'
}
