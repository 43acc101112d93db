/** The /setting page, including the form that it shares with the settings sheet. */
export const setting = {
  title: 'Instellingen',
  line: 'Je account en hoe je afbeeldingen worden geoptimaliseerd.',
  account: 'Account',
  signedIn: 'Je bent ingelogd met een toegangstoken.',
  signOut: 'Uitloggen',
  signOutEverywhere: 'Op alle apparaten uitloggen',
  images: 'Instellingen voor afbeeldingen',
  sections: {
    image_opt: 'Afbeeldingen optimaliseren',
    alt_text: 'Alt-tekst van afbeeldingen',
    file_name: 'Bestandsnamen van afbeeldingen'
  },
  lines: {
    image_opt: 'Comprimeer afbeeldingen zodat pagina’s sneller laden.',
    alt_text: 'Schrijf een beschrijving voor zoekmachines en schermlezers.',
    file_name: 'Geef afbeeldingen bestandsnamen die zoekmachines begrijpen.'
  },
  on: 'Aan',
  off: 'Uit',
  unsaved: 'Niet-opgeslagen wijzigingen',
  discard: 'Negeren',
  save: 'Opslaan',
  saveAndTurnOn: 'Opslaan en inschakelen',
  reload: 'Vernieuwen',
  firstSetup: 'Eerste keer instellen',
  setUp: 'Instellen',
  noTarget: 'Kies ten minste één soort afbeelding voordat je optimaliseert.',
  noWatermark: 'Upload een watermerkafbeelding om op te slaan',
  auto: 'Automatisch',
  autoLine: 'Elke afbeelding wordt zo klein mogelijk, zonder zichtbaar verschil voor bezoekers.',
  customLine: 'Hetzelfde compressieniveau voor elke afbeelding.',
  exactLevel: '{level} (kwaliteit {quality})',
  resize: 'Afmetingen',
  longestSide: 'Grote afbeeldingen verkleinen',
  longestSideLabel: 'Langste zijde, in pixels',
  longestSideWrong: 'Voer een heel aantal pixels in van 100 tot 20000.'
}

/** The watermark section of the settings. */
export const watermark = {
  title: 'Watermerk',
  switch: 'Watermerk toevoegen',
  notGif: 'GIF-afbeeldingen krijgen geen watermerk.',
  mayEnlarge: 'Een watermerk kan bestanden groter maken.',
  drop: 'Sleep een afbeelding hierheen of',
  choose: 'Kies een afbeelding',
  hint: '.jpg .jpeg .png, maximaal 500 KB',
  refused: 'Deze afbeeldingen kunnen niet worden geüpload:',
  wrongType:
    '‘{name}’ wordt niet ondersteund. Gebruik een bestand van het type .jpg, .jpeg of .png.',
  tooLarge: '‘{name}’ ({size}) is te groot. De watermerkafbeelding mag maximaal 500 KB zijn.',
  unreadable: '‘{name}’ kan niet als afbeelding worden gelezen.',
  picture: 'Watermerkafbeelding',
  remove: 'Watermerkafbeelding verwijderen',
  replace: 'Vervangen',
  size: 'Grootte',
  sizeValue: '{percent} van de hoogte van de afbeelding',
  opacity: 'Dekking',
  position: 'Positie',
  positions: {
    t_l: 'Linksboven',
    t_c: 'Middenboven',
    t_r: 'Rechtsboven',
    c: 'Midden',
    b_l: 'Linksonder',
    b_c: 'Middenonder',
    b_r: 'Rechtsonder'
  },
  preview: 'Voorbeeld op een van je afbeeldingen',
  sample: 'Een afbeelding uit je winkel met het watermerk erop'
}

/** Alt text and file names written from templates. */
export const imageTexts = {
  targets: 'Voor welke afbeeldingen',
  alt_text: {
    allProducts: 'Alle productafbeeldingen',
    publishedProducts: 'Alleen afbeeldingen van gepubliceerde producten',
    product: 'Productafbeeldingen',
    collection: 'Collectieafbeeldingen',
    blogs: 'Blogafbeeldingen',
    productTemplate: 'Alt-tekst van productafbeeldingen',
    collectionTemplate: 'Alt-tekst van collectieafbeeldingen',
    blogsTemplate: 'Alt-tekst van blogafbeeldingen'
  },
  file_name: {
    allProducts: 'Alle productafbeeldingen',
    publishedProducts: 'Alleen afbeeldingen van gepubliceerde producten',
    product: 'Productafbeeldingen',
    collection: 'Collectieafbeeldingen',
    blogs: 'Blogafbeeldingen',
    productTemplate: 'Bestandsnaam van productafbeeldingen',
    collectionTemplate: 'Bestandsnaam van collectieafbeeldingen',
    blogsTemplate: 'Bestandsnaam van blogafbeeldingen'
  },
  scope: 'Welke producten',
  blankOnly: 'Alleen voor afbeeldingen zonder alt-tekst',
  preview: 'Voorbeeld voor {title}',
  nothing: 'Niets: de afbeelding houdt wat er al staat.'
}
