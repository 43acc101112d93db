export const setting = {
  title: 'Inställningar',
  line: 'Ditt konto och hur bilder optimeras.',
  account: 'Konto',
  signedIn: 'Du är inloggad med en åtkomsttoken.',
  signOut: 'Logga ut',
  signOutEverywhere: 'Logga ut på alla enheter',
  images: 'Inställningar för bildoptimering',
  sections: {
    image_opt: 'Optimera bilder',
    alt_text: 'Alternativtext för bilder',
    file_name: 'Filnamn för bilder'
  },
  lines: {
    image_opt: 'Komprimera bilder så att sidor laddas snabbare.',
    alt_text: 'Skriv en beskrivning för sökmotorer och skärmläsare.',
    file_name: 'Ge bildfiler namn som sökmotorer kan läsa.'
  },
  on: 'På',
  off: 'Av',
  unsaved: 'Osparade ändringar',
  discard: 'Ignorera',
  save: 'Spara',
  saveAndTurnOn: 'Spara och slå på',
  reload: 'Ladda om',
  firstSetup: 'Första konfigurationen',
  setUp: 'Ställ in',
  noTarget: 'Välj minst en typ av bilder innan du optimerar.',
  noWatermark: 'Ladda upp en vattenstämpelbild innan du sparar',
  auto: 'Automatiskt',
  autoLine: 'Gör varje bild så liten som möjligt utan synlig skillnad.',
  customLine: 'Samma nivå för alla bilder.',
  exactLevel: '{level} (kvalitet {quality})',
  resize: 'Bildstorlek',
  longestSide: 'Gör större bilder mindre',
  longestSideLabel: 'Längsta sidan i pixlar',
  longestSideWrong: 'Ange ett helt antal pixlar från 100 till 20000.'
}

export const watermark = {
  title: 'Vattenstämpel',
  switch: 'Lägg till en vattenstämpel',
  notGif: 'GIF-bilder får ingen vattenstämpel.',
  mayEnlarge: 'En vattenstämpel kan göra filer större.',
  drop: 'Släpp en bild här eller',
  choose: 'Välj en bild',
  hint: '.jpg .jpeg .png, högst 500 KB',
  refused: 'De här bilderna kunde inte laddas upp:',
  wrongType: '”{name}” stöds inte. Filtypen måste vara .jpg, .jpeg eller .png.',
  tooLarge: '”{name}” ({size}): vattenstämpelbilden får vara högst 500 KB',
  unreadable: '”{name}” kan inte läsas som en bild.',
  picture: 'Vattenstämpelbild',
  remove: 'Ta bort vattenstämpelbilden',
  replace: 'Byt ut',
  size: 'Storlek',
  sizeValue: '{percent} av bildens höjd',
  opacity: 'Opacitet',
  position: 'Position',
  positions: {
    t_l: 'Överst till vänster',
    t_c: 'Överst i mitten',
    t_r: 'Överst till höger',
    c: 'I mitten',
    b_l: 'Nederst till vänster',
    b_c: 'Nederst i mitten',
    b_r: 'Nederst till höger'
  },
  preview: 'Förhandsgranskning på en av dina bilder',
  sample: 'En bild från din butik med vattenstämpeln'
}

export const imageTexts = {
  targets: 'Bilder som omfattas',
  alt_text: {
    allProducts: 'Alla produktbilder',
    publishedProducts: 'Endast bilder på publicerade produkter',
    product: 'Alternativtext för produktbilder',
    collection: 'Alternativtext för produktseriebilder',
    blogs: 'Alternativtext för bloggbilder',
    productTemplate: 'Mall för produktbilders alternativtext',
    collectionTemplate: 'Mall för produktseriebilders alternativtext',
    blogsTemplate: 'Mall för bloggbilders alternativtext'
  },
  file_name: {
    allProducts: 'Alla produktbilder',
    publishedProducts: 'Endast bilder på publicerade produkter',
    product: 'Filnamn för produktbilder',
    collection: 'Filnamn för produktseriebilder',
    blogs: 'Filnamn för bloggbilder',
    productTemplate: 'Mall för produktbilders filnamn',
    collectionTemplate: 'Mall för produktseriebilders filnamn',
    blogsTemplate: 'Mall för bloggbilders filnamn'
  },
  scope: 'Vilka produkter',
  blankOnly: 'Endast för bilder utan alternativtext',
  preview: 'Förhandsgranskning för {title}',
  nothing: 'Inget: bilden behåller det den har.'
}
