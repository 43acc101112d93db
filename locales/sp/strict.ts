const encoded =
  'Las imágenes se codifican de nuevo y el archivo más pequeño sustituye al más grande.'
const forPhotographs = 'El formato JPG está hecho para fotos. No admite transparencia.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: {
      line: 'Unas preguntas sobre lo que la aplicación puede hacer con las imágenes de tu tienda.'
    }
  },
  imagesPage: {
    line: 'Comprime las imágenes y escribe sus textos alternativos y nombres de archivo.'
  },
  privacy: {
    intro:
      'Page Speed Boost comprime las imágenes de las tiendas online, escribe textos alternativos y nombres de archivo, y permite que las páginas se precarguen. Esta política explica qué información sobre una tienda y su propietario conserva la aplicación, para qué y durante cuánto tiempo.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Lo que mide una prueba de velocidad en tu tienda y qué páginas se precargan.',
    up: {
      line: 'Cuando un visitante deja el puntero sobre un enlace más de 65 ms, la página se precarga. Las puntuaciones de las pruebas de velocidad no cambian.'
    },
    video: {
      line: 'Cuando el puntero se detiene sobre un enlace, la página se carga antes del clic.'
    },
    opportunities: {
      title: 'Lo que señala el análisis',
      line: 'Lo que encontró el análisis, con sus propias estimaciones. Dispositivo del visitante: {device}.',
      saving: 'estimación: {ms}'
    },
    faq: {
      scoreAnswer:
        'No. Las pruebas de velocidad abren una sola página y no hacen clic en nada, así que la puntuación no cambia. Lo que cambia es cuándo se carga una página: antes del clic, no después.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
