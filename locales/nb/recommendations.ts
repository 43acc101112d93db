/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Anbefalinger',
  line: 'Mer til butikken din.',
  tabs: 'Leverandør av appene',
  partners: 'Fra channelwill',
  own: 'Fra {product}',
  frame: 'Apper fra partnerne våre',
  partnersLine: 'Appene fra partnerne våre står på en egen side som åpnes i en ny fane.',
  openPartners: 'Åpne siden',
  free: 'Gratis',
  rating: '{rating} av 5 stjerner',
  reviews: '{n} {{count:omtale|omtaler}}',
  noRating: 'Ingen vurderinger ennå',
  apps: {
    images: {
      title: 'Bildeoptimalisering',
      text: 'Komprimerer bildene i produkter, samlinger og blogger. Originalene beholdes, slik at alt kan angres.',
      open: 'Optimaliser bilder'
    },
    speed: {
      title: 'Sidehastighet',
      text: 'Henter en side rett før en besøkende åpner den, og måler hvor rask butikken din er på datamaskin og mobil.',
      open: 'Se sidehastighet'
    },
    texts: {
      title: 'Alt-tekster og filnavn',
      text: 'Skriver alt-tekster og filnavn for søkemotorer fra dine egne maler.',
      open: 'Velg maler'
    },
    store: {
      title: 'Prøvebutikk',
      text: 'Den lokale butikken din slik kundene ser den, med optimaliserte bilder og hastighetsforbedringen på.',
      open: 'Åpne butikken'
    }
  }
}
