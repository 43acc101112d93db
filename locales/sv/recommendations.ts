export const recommendations = {
  title: 'Rekommendationer',
  line: 'Mer till din butik.',
  tabs: 'Appar från',
  partners: 'Av channelwill',
  own: 'Av {product}',
  frame: 'Appar från våra partner',
  partnersLine: 'Våra partners appar finns på en egen sida som öppnas i en ny flik.',
  openPartners: 'Öppna sidan',
  free: 'Gratis',
  rating: '{rating} av 5 stjärnor',
  reviews: '{n} {{count:recension|recensioner}}',
  noRating: 'Inga betyg än',
  apps: {
    images: {
      title: 'Bildoptimering',
      text: 'Komprimerar bilder i produkter, produktserier och bloggar. Originalen sparas, så allt går att ångra.',
      open: 'Optimera bilder'
    },
    speed: {
      title: 'Sidhastighet',
      text: 'Hämtar en sida strax innan en besökare öppnar den och mäter hur snabb din butik är på dator och mobil.',
      open: 'Visa sidhastighet'
    },
    texts: {
      title: 'Alternativtext och filnamn',
      text: 'Skriver alternativtexter och filnamn för sökmotorer utifrån dina egna mallar.',
      open: 'Välj mallar'
    },
    store: {
      title: 'Testbutik',
      text: 'Din lokala butik så som kunderna ser den, med optimerade bilder och hastighetsförbättringen på.',
      open: 'Öppna butiken'
    }
  }
}
