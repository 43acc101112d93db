/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Innstillinger',
  line: 'Kontoen din og hvordan bilder optimaliseres.',
  account: 'Konto',
  signedIn: 'Du er logget på med et tilgangstoken.',
  signOut: 'Logg av',
  signOutEverywhere: 'Logg av på alle enheter',
  images: 'Innstillinger for bildeoptimalisering',
  sections: {
    image_opt: 'Optimaliser bilder',
    alt_text: 'Alt-tekst for bilder',
    file_name: 'Bildefilnavn'
  },
  lines: {
    image_opt: 'Komprimer bilder slik at sider lastes inn raskere.',
    alt_text: 'Skriv en beskrivelse for søkemotorer og skjermlesere.',
    file_name: 'Gi bildefiler navn som søkemotorer kan lese.'
  },
  on: 'På',
  off: 'Av',
  unsaved: 'Ulagrede endringer',
  discard: 'Forkast',
  save: 'Lagre',
  saveAndTurnOn: 'Lagre og slå på',
  reload: 'Last inn på nytt',
  firstSetup: 'Første konfigurasjon',
  setUp: 'Konfigurer',
  noTarget: 'Velg minst én type bilder før du optimaliserer.',
  noWatermark: 'Last opp et bilde til vannmerket for å lagre.',
  auto: 'Automatisk',
  autoLine: 'Gjør hvert bilde så lite som mulig uten synlig forskjell.',
  customLine: 'Samme nivå for alle bilder.',
  exactLevel: '{level} (kvalitet {quality})',
  resize: 'Bildestørrelse',
  longestSide: 'Gjør større bilder mindre',
  longestSideLabel: 'Lengste side i piksler',
  longestSideWrong: 'Oppgi et helt antall piksler fra 100 til 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Vannmerke',
  switch: 'Legg til et vannmerke',
  notGif: 'GIF-bilder får ikke vannmerke.',
  mayEnlarge: 'Et vannmerke kan gjøre filer større.',
  drop: 'Slipp et bilde her, eller',
  choose: 'Velg et bilde',
  hint: '.jpg .jpeg .png, maks. 500 KB',
  refused: 'Disse bildene kunne ikke lastes opp:',
  wrongType: '«{name}» støttes ikke. Filtypen må være .jpg, .jpeg eller .png.',
  tooLarge: '«{name}» ({size}): Bildet til vannmerket kan ikke være større enn 500 KB.',
  unreadable: '«{name}» kan ikke leses som et bilde.',
  picture: 'Vannmerkebilde',
  remove: 'Fjern vannmerkebildet',
  replace: 'Erstatt',
  size: 'Størrelse',
  sizeValue: '{percent} av bildehøyden',
  opacity: 'Opasitet',
  position: 'Plassering',
  positions: {
    t_l: 'Øverst til venstre',
    t_c: 'Øverst i midten',
    t_r: 'Øverst til høyre',
    c: 'I midten',
    b_l: 'Nederst til venstre',
    b_c: 'Nederst i midten',
    b_r: 'Nederst til høyre'
  },
  preview: 'Forhåndsvisning på et av bildene dine',
  sample: 'Et bilde fra butikken din med vannmerket på'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'For disse bildene',
  alt_text: {
    allProducts: 'Alle produktbilder',
    publishedProducts: 'Bare bilder av publiserte produkter',
    product: 'Alt-tekst for produktbilder',
    collection: 'Alt-tekst for samlingsbilder',
    blogs: 'Alt-tekst for bloggbilder',
    productTemplate: 'Mal for alt-tekst på produktbilder',
    collectionTemplate: 'Mal for alt-tekst på samlingsbilder',
    blogsTemplate: 'Mal for alt-tekst på bloggbilder'
  },
  file_name: {
    allProducts: 'Alle produktbilder',
    publishedProducts: 'Bare bilder av publiserte produkter',
    product: 'Filnavn for produktbilder',
    collection: 'Filnavn for samlingsbilder',
    blogs: 'Filnavn for bloggbilder',
    productTemplate: 'Mal for filnavn på produktbilder',
    collectionTemplate: 'Mal for filnavn på samlingsbilder',
    blogsTemplate: 'Mal for filnavn på bloggbilder'
  },
  scope: 'Hvilke produkter',
  blankOnly: 'Bare for bilder uten alt-tekst',
  preview: 'Forhåndsvisning for {title}',
  nothing: 'Ingenting: Bildet beholder det det har.'
}
