/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Aanbevolen',
  line: 'Meer voor je winkel.',
  tabs: 'Aanbieders van apps',
  partners: 'Van channelwill',
  own: 'Van {product}',
  frame: 'Apps van onze partners',
  partnersLine:
    'De apps van onze partners staan op een eigen pagina, die in een nieuw tabblad wordt geopend.',
  openPartners: 'Partnerapps bekijken',
  free: 'Gratis',
  rating: '{rating} van 5 sterren',
  reviews: '{n} {{count:recensie|recensies}}',
  noRating: 'Nog geen beoordelingen',
  apps: {
    images: {
      title: 'Beeldoptimalisatie',
      text: 'Comprimeert de afbeeldingen van producten, collecties en blogposts. Originelen worden bewaard, dus je kunt alles ongedaan maken.',
      open: 'Afbeeldingen optimaliseren'
    },
    speed: {
      title: 'Paginasnelheid',
      text: 'Haalt een pagina op vlak voordat een bezoeker die opent en meet hoe snel je winkel is op desktop en mobiel.',
      open: 'Paginasnelheid bekijken'
    },
    texts: {
      title: 'Alt-tekst en bestandsnamen',
      text: 'Schrijft alt-teksten en bestandsnamen voor zoekmachines op basis van je eigen sjablonen.',
      open: 'Sjablonen kiezen'
    },
    store: {
      title: 'Voorbeeldwinkel',
      text: 'De webshop van je lokale winkel, met geoptimaliseerde afbeeldingen en Siteversnelling ingeschakeld.',
      open: 'Winkel openen'
    }
  }
}
