const encoded =
  'Le immagini vengono codificate di nuovo e il file più piccolo sostituisce quello più grande.'
const forPhotographs = 'Il formato JPG è fatto per le foto e non supporta la trasparenza.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Qualche domanda su cosa può fare l’app con le immagini del tuo negozio.' }
  },
  imagesPage: { line: 'Comprime le immagini e ne scrive i testi alternativi e i nomi dei file.' },
  privacy: {
    intro:
      'Page Speed Boost comprime le immagini dei negozi online, scrive testi alternativi e nomi dei file e precarica le pagine. Questa informativa spiega quali informazioni su un negozio e sul suo titolare conserva l’app, per quale scopo e per quanto tempo.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Cosa misura un test di velocità nel tuo negozio e quali pagine vengono precaricate.',
    up: {
      line: 'Quando un visitatore tiene il puntatore su un link per più di 65 ms, la pagina viene precaricata. I punteggi dei test di velocità non cambiano.'
    },
    video: {
      line: 'Quando il puntatore si ferma su un link, la pagina viene caricata prima del clic.'
    },
    opportunities: {
      title: 'Cosa ha trovato l’analisi',
      line: 'Risultati e stime dell’analisi per chi visita da {device}.',
      saving: 'stima: {ms}'
    },
    faq: {
      scoreAnswer:
        'No. I test di velocità aprono una sola pagina e non fanno clic su niente, quindi il punteggio non cambia. Cambia il momento in cui una pagina viene caricata: prima del clic, non dopo.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
