export const recommendations = {
  title: 'App consigliate',
  line: 'Di più per il tuo negozio.',
  tabs: 'Fornitori delle app',
  partners: 'Di channelwill',
  own: 'Di {product}',
  frame: 'App dei nostri partner',
  partnersLine:
    'Le app dei nostri partner sono su una pagina a parte, che si apre in una nuova scheda.',
  openPartners: 'Vedi le app dei partner',
  free: 'Gratis',
  rating: '{rating} stelle su 5',
  reviews: '{n} {{count:recensione|recensioni}}',
  noRating: 'Ancora nessuna valutazione',
  apps: {
    images: {
      title: 'Ottimizzazione immagini',
      text: 'Comprime le immagini di prodotti, collezioni e blog. Conserva gli originali, così puoi sempre tornare indietro.',
      open: 'Ottimizza immagini'
    },
    speed: {
      title: 'Velocità delle pagine',
      text: 'Precarica una pagina poco prima che un visitatore la apra e misura la velocità del tuo negozio su desktop e mobile.',
      open: 'Vedi velocità delle pagine'
    },
    texts: {
      title: 'Testo alternativo e nomi dei file',
      text: 'Scrive testi alternativi e nomi dei file per i motori di ricerca, con i tuoi modelli.',
      open: 'Scegli i modelli'
    },
    store: {
      title: 'Anteprima del negozio',
      text: 'La vetrina del tuo negozio locale, con le immagini ottimizzate e Accelerazione del sito attiva.',
      open: 'Apri il negozio'
    }
  }
}
