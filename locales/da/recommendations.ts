/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Anbefalinger',
  line: 'Mere til din butik.',
  tabs: 'Appenes udbyder',
  partners: 'Fra channelwill',
  own: 'Fra {product}',
  frame: 'Apps fra vores partnere',
  partnersLine: 'Vores partneres apps står på en side for sig, som åbner i en ny fane.',
  openPartners: 'Åbn siden',
  free: 'Gratis',
  rating: '{rating} af 5 stjerner',
  reviews: '{n} {{count:anmeldelse|anmeldelser}}',
  noRating: 'Ingen bedømmelser endnu',
  apps: {
    images: {
      title: 'Billedoptimering',
      text: 'Komprimerer billeder i produkter, kollektioner og blogs. Originalerne gemmes, så alt kan fortrydes.',
      open: 'Optimer billeder'
    },
    speed: {
      title: 'Sidehastighed',
      text: 'Henter en side, lige før en besøgende åbner den, og måler, hvor hurtig din butik er på computer og mobil.',
      open: 'Se sidehastighed'
    },
    texts: {
      title: 'Alt-tekster og filnavne',
      text: 'Skriver alt-tekster og filnavne til søgemaskiner ud fra dine egne skabeloner.',
      open: 'Vælg skabeloner'
    },
    store: {
      title: 'Prøvebutik',
      text: 'Din lokale butik, som kunderne ser den, med optimerede billeder og hastighedsforbedringen slået til.',
      open: 'Åbn butikken'
    }
  }
}
