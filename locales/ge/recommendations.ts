/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Empfehlungen',
  line: 'Mehr für deinen Shop.',
  tabs: 'Anbieter der Apps',
  partners: 'Von channelwill',
  own: 'Von {product}',
  frame: 'Apps unserer Partner',
  partnersLine:
    'Die Apps unserer Partner stehen auf einer eigenen Seite, die sich in einem neuen Tab öffnet.',
  openPartners: 'Seite öffnen',
  free: 'Kostenlos',
  rating: '{rating} von 5 Sternen',
  reviews: '{n} {{count:Bewertung|Bewertungen}}',
  noRating: 'Noch keine Bewertungen',
  apps: {
    images: {
      title: 'Bildoptimierung',
      text: 'Komprimiert die Bilder von Produkten, Kollektionen und Blogs. Die Originale bleiben erhalten, sodass sich alles rückgängig machen lässt.',
      open: 'Bilder optimieren'
    },
    speed: {
      title: 'Ladezeit',
      text: 'Lädt eine Seite, kurz bevor ein Besucher sie öffnet, und misst, wie schnell dein Shop auf Desktop und Mobilgerät ist.',
      open: 'Ladezeit ansehen'
    },
    texts: {
      title: 'Alt-Texte & Dateinamen',
      text: 'Schreibt Alt-Texte und Dateinamen für Suchmaschinen aus deinen eigenen Vorlagen.',
      open: 'Vorlagen auswählen'
    },
    store: {
      title: 'Vorschau-Shop',
      text: 'Die Storefront eines lokalen Shops, mit deinen optimierten Bildern und eingeschalteter Beschleunigung.',
      open: 'Shop öffnen'
    }
  }
}
