/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Indstillinger',
  line: 'Din konto, og hvordan billeder optimeres.',
  account: 'Konto',
  signedIn: 'Du er logget ind med et adgangstoken.',
  signOut: 'Log ud',
  signOutEverywhere: 'Log ud på alle enheder',
  images: 'Indstillinger for billedoptimering',
  sections: {
    image_opt: 'Optimer billeder',
    alt_text: 'Alt-tekst til billeder',
    file_name: 'Billedfilnavne'
  },
  lines: {
    image_opt: 'Komprimer billeder, så sider indlæses hurtigere.',
    alt_text: 'Skriv en beskrivelse til søgemaskiner og skærmlæsere.',
    file_name: 'Giv billedfiler navne, som søgemaskiner kan læse.'
  },
  on: 'Til',
  off: 'Fra',
  unsaved: 'Ikke-gemte ændringer',
  discard: 'Kassér',
  save: 'Gem',
  saveAndTurnOn: 'Gem og slå til',
  reload: 'Genindlæs',
  firstSetup: 'Første konfiguration',
  setUp: 'Konfigurer',
  noTarget: 'Vælg mindst én type billeder, før du optimerer.',
  noWatermark: 'Upload et billede til vandmærket for at gemme.',
  auto: 'Automatisk',
  autoLine: 'Gør hvert billede så lille som muligt uden synlig forskel.',
  customLine: 'Samme niveau for alle billeder.',
  exactLevel: '{level} (kvalitet {quality})',
  resize: 'Billedstørrelse',
  longestSide: 'Gør større billeder mindre',
  longestSideLabel: 'Længste side i pixel',
  longestSideWrong: 'Angiv et helt antal pixel fra 100 til 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Vandmærke',
  switch: 'Tilføj et vandmærke',
  notGif: 'GIF-billeder får ikke vandmærke.',
  mayEnlarge: 'Et vandmærke kan gøre filer større.',
  drop: 'Slip et billede her, eller',
  choose: 'Vælg et billede',
  hint: '.jpg .jpeg .png, højst 500 KB',
  refused: 'Disse billeder kunne ikke uploades:',
  wrongType: '”{name}” understøttes ikke. Filtypen skal være .jpg, .jpeg eller .png.',
  tooLarge: '”{name}” ({size}): Billedet til vandmærket må højst fylde 500 KB.',
  unreadable: '”{name}” kan ikke læses som et billede.',
  picture: 'Vandmærkebillede',
  remove: 'Fjern vandmærkebillede',
  replace: 'Erstat',
  size: 'Størrelse',
  sizeValue: '{percent} af billedets højde',
  opacity: 'Opacitet',
  position: 'Placering',
  positions: {
    t_l: 'Øverst til venstre',
    t_c: 'Øverst i midten',
    t_r: 'Øverst til højre',
    c: 'I midten',
    b_l: 'Nederst til venstre',
    b_c: 'Nederst i midten',
    b_r: 'Nederst til højre'
  },
  preview: 'Forhåndsvisning på et af dine billeder',
  sample: 'Et billede fra din butik med vandmærket på'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Til disse billeder',
  alt_text: {
    allProducts: 'Alle produktbilleder',
    publishedProducts: 'Kun billeder af udgivne produkter',
    product: 'Alt-tekst til produktbilleder',
    collection: 'Alt-tekst til kollektionsbilleder',
    blogs: 'Alt-tekst til blogbilleder',
    productTemplate: 'Skabelon til alt-tekst på produktbilleder',
    collectionTemplate: 'Skabelon til alt-tekst på kollektionsbilleder',
    blogsTemplate: 'Skabelon til alt-tekst på blogbilleder'
  },
  file_name: {
    allProducts: 'Alle produktbilleder',
    publishedProducts: 'Kun billeder af udgivne produkter',
    product: 'Filnavne på produktbilleder',
    collection: 'Filnavne på kollektionsbilleder',
    blogs: 'Filnavne på blogbilleder',
    productTemplate: 'Skabelon til filnavne på produktbilleder',
    collectionTemplate: 'Skabelon til filnavne på kollektionsbilleder',
    blogsTemplate: 'Skabelon til filnavne på blogbilleder'
  },
  scope: 'Hvilke produkter',
  blankOnly: 'Kun til billeder uden alt-tekst',
  preview: 'Forhåndsvisning for {title}',
  nothing: 'Ingenting: Billedet beholder det, det har.'
}
