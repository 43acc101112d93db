/** The /recommended-apps page (specification §14.3). */
export const recommendations = {
  title: 'Doporučené',
  line: 'Něco navíc pro váš obchod.',
  tabs: 'Poskytovatelé aplikací',
  partners: 'Od channelwill',
  own: 'Od {product}',
  frame: 'Aplikace našich partnerů',
  partnersLine:
    'Aplikace našich partnerů jsou na samostatné stránce, která se otevře na nové kartě.',
  openPartners: 'Otevřít stránku',
  free: 'Zdarma',
  rating: '{rating} z 5 hvězdiček',
  reviews: '{n} {{count:|recenze||recenze|recenze|recenzí}}',
  noRating: 'Zatím bez hodnocení',
  apps: {
    images: {
      title: 'Optimalizace obrázků',
      text: 'Komprimuje obrázky produktů, kolekcí a blogu. Originály uchovává, takže vše lze vrátit zpět.',
      open: 'Optimalizovat obrázky'
    },
    speed: {
      title: 'Rychlost stránek',
      text: 'Načte stránku chvíli předtím, než ji návštěvník otevře, a měří, jak rychlý je váš obchod na počítači a mobilu.',
      open: 'Zobrazit rychlost stránek'
    },
    texts: {
      title: 'Alternativní texty a názvy souborů',
      text: 'Píše alternativní texty a názvy souborů pro vyhledávače podle vašich šablon.',
      open: 'Vybrat šablony'
    },
    store: {
      title: 'Náhled obchodu',
      text: 'Místní obchod tak, jak ho vidí zákazníci, s optimalizovanými obrázky a zapnutým zrychlením.',
      open: 'Otevřít obchod'
    }
  }
}
