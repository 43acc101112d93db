/** The setup guide (specification §13.4). */
export const guidance = {
  title: 'Nastavte svůj obchod',
  step: 'Krok {n} z {all}',
  progress: 'Průběh nastavení',
  back: 'Zpět',
  next: 'Další',
  later: 'Nastavit později',
  note: 'Nebojte se, vše můžete kdykoli změnit.',
  welcome: {
    title: 'Vítejte v Page Speed Boost',
    line: 'S menšími obrázky je váš obchod rychlejší a zákazníci ho snáz najdou. Nastavení trvá méně než minutu.',
    points: {
      compress: 'Vyberte, které obrázky se mají komprimovat',
      texts: 'Nechte alternativní texty a názvy souborů vyplňovat podle šablon',
      safe: 'Originály uchováváme {days} dní, takže vše můžete vrátit zpět'
    },
    start: 'Začít'
  },
  look: {
    title: 'Váš obchod dnes',
    found:
      '{n} {{count:|obrázek produktů||obrázky produktů|obrázku produktů|obrázků produktů}}, {size}',
    empty:
      'Váš obchod zatím nemá žádné obrázky produktů. Optimalizovat půjdou i ty, které přidáte později.',
    preview: 'Předtím a potom',
    previewLine: 'Jen náhled: ve vašem obchodě se nic nezměnilo.',
    compressing: 'Komprimuje se {name}…',
    noGain: 'Tento obrázek už zmenšit nejde.',
    goOn: 'Mezitím můžete pokračovat v nastavení.',
    noQuota: 'Ve vašem tarifu už nezbývají žádné obrázky.'
  },
  images: {
    title: 'Které obrázky chcete komprimovat?',
    line: 'Bez vašeho pokynu nic nekomprimujeme. Vybírat můžete po jednom, nebo všechny najednou.',
    product: 'Obrázky produktů',
    blog: 'Obrázky příspěvků na blogu',
    collection: 'Obrázky kolekcí'
  },
  alt: {
    title: 'Optimalizace alternativních textů',
    line: 'Alternativní text obrázku čtou vyhledávače a čtečky obrazovky.',
    scopes: 'Alternativní texty k vyplnění',
    product: 'Alternativní texty obrázků produktů',
    all: 'Alternativní texty všech obrázků produktů',
    published: 'Jen alternativní texty obrázků publikovaných produktů',
    collection: 'Alternativní texty obrázků kolekcí',
    blog: 'Alternativní texty obrázků blogu',
    blank: 'Jen pro obrázky bez alternativního textu',
    template: {
      product: 'Alternativní text produktu',
      collection: 'Alternativní text kolekce',
      blogs: 'Alternativní text blogu'
    },
    noScope: 'Vyberte aspoň jeden druh alternativních textů, nebo přepínač vypněte.'
  },
  file: {
    title: 'Optimalizace názvů souborů obrázků',
    line: 'Vyhledávače čtou i název souboru obrázku.',
    scopes: 'Názvy souborů k vyplnění',
    product: 'Názvy souborů obrázků produktů',
    all: 'Názvy souborů všech obrázků produktů',
    published: 'Jen názvy souborů obrázků publikovaných produktů',
    collection: 'Názvy souborů obrázků kolekcí',
    blog: 'Názvy souborů obrázků blogu',
    template: {
      product: 'Název souboru produktu',
      collection: 'Název souboru kolekce',
      blogs: 'Název souboru blogu'
    },
    noScope: 'Vyberte aspoň jeden druh názvů souborů, nebo přepínač vypněte.'
  },
  from: 'Od {plan}',
  emptyTemplate: 'Pole nesmí být prázdné.',
  backup: {
    title: 'Vaše originály zálohujeme {days} dní',
    line: 'Než obrázek změníme, uložíme jeho originál. Následujících {days} dní ho můžete jedním kliknutím obnovit přesně tak, jak byl, i s názvem a alternativním textem.',
    after: 'Potom zůstane optimalizovaný obrázek a zálohu smažeme.'
  },
  done: {
    title: 'Váš obchod je nastavený',
    plans: 'Přecházíme na tarify…',
    images: 'Přecházíme na vaše obrázky…',
    skip: 'Teď ne'
  },
  success: 'Hotovo',
  error: 'Chyba',
  notKept: 'Průběh nastavení se nepodařilo uložit. Zkontrolujte připojení.',
  completed: 'Průvodce je dokončený!',
  completedLine: 'Přecházíme na vaše obrázky.',
  again: 'Projít znovu',
  resumeTitle: 'Dokončete nastavení',
  resumeLine: 'Trvá to méně než minutu.',
  resume: 'Pokračovat'
}
