export const setting = {
  title: 'Impostazioni',
  line: 'Il tuo account e come vengono ottimizzate le immagini.',
  account: 'Account',
  signedIn: 'Hai effettuato l’accesso con un token di accesso.',
  signOut: 'Esci',
  signOutEverywhere: 'Esci da tutti i dispositivi',
  images: 'Impostazioni di ottimizzazione delle immagini',
  sections: {
    image_opt: 'Ottimizza immagini',
    alt_text: 'Testo alternativo delle immagini',
    file_name: 'Nome file delle immagini'
  },
  lines: {
    image_opt: 'Comprimi le immagini per caricare le pagine più velocemente.',
    alt_text: 'Scrivi una descrizione per motori di ricerca e screen reader.',
    file_name: 'Dai ai file delle immagini nomi che i motori di ricerca possono leggere.'
  },
  on: 'Attivo',
  off: 'Disattivato',
  unsaved: 'Modifiche non salvate',
  discard: 'Scarta',
  save: 'Salva',
  saveAndTurnOn: 'Salva e attiva',
  reload: 'Ricarica',
  firstSetup: 'Prima configurazione',
  setUp: 'Configura',
  noTarget: 'Prima di ottimizzare, scegli almeno un tipo di immagini.',
  noWatermark: 'Per salvare, carica un’immagine per la filigrana.',
  auto: 'Automatico',
  autoLine: 'Riduce ogni immagine il più possibile, senza differenze visibili.',
  customLine: 'Lo stesso livello di compressione per ogni immagine.',
  exactLevel: '{level} (qualità {quality})',
  resize: 'Dimensioni immagine',
  longestSide: 'Riduci le immagini più grandi',
  longestSideLabel: 'Lato più lungo, in pixel',
  longestSideWrong: 'Inserisci un numero intero di pixel da 100 a 20000.'
}

export const watermark = {
  title: 'Filigrana',
  switch: 'Aggiungi una filigrana',
  notGif: 'Le immagini GIF non ricevono la filigrana.',
  mayEnlarge: 'Una filigrana può rendere i file più grandi.',
  drop: 'Trascina qui un’immagine, oppure',
  choose: 'Scegli un’immagine',
  hint: '.jpg .jpeg .png, massimo 500 KB',
  refused: 'Impossibile caricare queste immagini:',
  wrongType: '“{name}” non è supportato. Tipi di file ammessi: .jpg .jpeg .png.',
  tooLarge: '“{name}” ({size}): l’immagine della filigrana può pesare al massimo 500 KB.',
  unreadable: '“{name}” non è leggibile come immagine.',
  picture: 'Immagine della filigrana',
  remove: 'Rimuovi l’immagine della filigrana',
  replace: 'Sostituisci',
  size: 'Dimensione',
  sizeValue: '{percent} dell’altezza dell’immagine',
  opacity: 'Opacità',
  position: 'Posizione',
  positions: {
    t_l: 'In alto a sinistra',
    t_c: 'In alto al centro',
    t_r: 'In alto a destra',
    c: 'Al centro',
    b_l: 'In basso a sinistra',
    b_c: 'In basso al centro',
    b_r: 'In basso a destra'
  },
  preview: 'Anteprima su una delle tue immagini',
  sample: 'Un’immagine del tuo negozio con la filigrana'
}

export const imageTexts = {
  targets: 'Cosa scrivere',
  alt_text: {
    allProducts: 'Tutte le immagini dei prodotti',
    publishedProducts: 'Solo immagini dei prodotti pubblicati',
    product: 'Testo alternativo dei prodotti',
    collection: 'Testo alternativo delle collezioni',
    blogs: 'Testo alternativo degli articoli del blog',
    productTemplate: 'Testo alternativo delle immagini dei prodotti',
    collectionTemplate: 'Testo alternativo delle immagini delle collezioni',
    blogsTemplate: 'Testo alternativo delle immagini dei blog'
  },
  file_name: {
    allProducts: 'Tutte le immagini dei prodotti',
    publishedProducts: 'Solo immagini dei prodotti pubblicati',
    product: 'Nomi dei file dei prodotti',
    collection: 'Nomi dei file delle collezioni',
    blogs: 'Nomi dei file degli articoli del blog',
    productTemplate: 'Nome file delle immagini dei prodotti',
    collectionTemplate: 'Nome file delle immagini delle collezioni',
    blogsTemplate: 'Nome file delle immagini dei blog'
  },
  scope: 'Quali prodotti',
  blankOnly: 'Solo per immagini senza testo alternativo',
  preview: 'Anteprima per {title}',
  nothing: 'Niente: l’immagine mantiene ciò che ha.'
}
