const encoded = 'Bilder kodas om, och den mindre filen ersätter den större.'
const forPhotographs = 'JPG är gjort för foton. Det har ingen transparens.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: { welcome: { line: 'Några frågor om vad appen får göra med bilderna i din butik.' } },
  imagesPage: { line: 'Komprimerar bilder och skriver deras alternativtexter och filnamn.' },
  privacy: {
    intro:
      'Page Speed Boost komprimerar webbutikers bilder, skriver alternativtexter och filnamn och laddar sidor i förväg. Den här policyn beskriver vilken information om en butik och dess ägare som appen lagrar, i vilket syfte och hur länge.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Vad ett hastighetstest mäter i din butik och vilka sidor som hämtas i förväg.',
    up: {
      line: 'När en besökare håller pekaren över en länk i mer än 65 ms hämtas sidan i förväg. Poängen i hastighetstester påverkas inte.'
    },
    video: {
      line: 'När pekaren stannar på en länk hämtas sidan redan före klicket.'
    },
    opportunities: {
      title: 'Det som kontrollen pekar på',
      line: 'Kontrollens resultat och uppskattningar för besökare. Enhet: {device}.',
      saving: 'uppskattning: {ms}'
    },
    faq: {
      scoreAnswer:
        'Nej. Hastighetstester öppnar en sida och klickar inte på något, så poängen är densamma. Det som ändras är när en sida hämtas: före klicket i stället för efter.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
