/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Zásady ochrany osobních údajů',
  updated: 'Poslední změna: {date}',
  intro:
    'Page Speed Boost zrychluje stránky internetových obchodů: komprimuje obrázky, píše alternativní texty a názvy souborů a načítá stránky předem. Tyto zásady popisují, které údaje o obchodu a jeho majiteli aplikace uchovává, k čemu a jak dlouho.',
  contents: 'Obsah',
  collect: {
    title: 'Co shromažďujeme',
    line: 'Při instalaci a během používání aplikace dostáváme z vašeho obchodu:',
    owner: 'Vaše jméno a e-mailovou adresu. Telefonní číslo nepožadujeme.',
    shop: 'Název, adresu, tarif a jazyk vašeho obchodu.',
    catalogue:
      'Produkty, blogy a kolekce: názvy, dodavatele, typy, ceny a jejich obrázky s názvy souborů a alternativními texty.',
    theme:
      'Nastavení vašeho motivu, abychom poznali, zda je zrychlení zapnuté. Značky skriptů nečteme.',
    use: 'Co v aplikaci děláte: nastavení, optimalizace, kolik ušetřily, a zprávy, které nám píšete.',
    visitors:
      'O návštěvnících vašeho obchodu neuchováváme nic, podle čeho by se dali od sebe odlišit. Skript, který načítá stránky předem, neukládá žádné soubory cookie. Jen pokud zapnete zaznamenávání dob načítání, prohlížeče hlásí, jak rychle se stránky zobrazily, a my uchováváme souhrny za jednotlivé dny.'
  },
  use: {
    title: 'K čemu údaje používáme',
    work: 'Abychom udělali, co po nás chcete: komprimovali obrázky, psali alternativní texty a názvy souborů, obnovovali originály a měřili rychlost vašich stránek.',
    plan: 'Abychom počítali obrázky podle vašeho tarifu a účtovali je přes platformu vašeho obchodu. Čísla karet nikdy nevidíme.',
    support:
      'Abychom odpovídali na vaše zprávy a informovali vás o změnách, které se týkají vašeho obchodu.',
    improve:
      'Abychom našli chyby a věděli, které funkce se používají. Tyto statistiky uvádějí obchod, nikdy jeho zákazníky.',
    share:
      'Údaje neprodáváme a nikomu je nepředáváme, kromě společností, které provozují naše servery a rozesílají naše e-maily a nesmějí je použít k ničemu jinému, nebo pokud to vyžaduje zákon. Když rychlost vašeho obchodu měří PageSpeed Insights, předáváme jeho adresu společnosti Google.',
    cookie:
      'Jeden soubor cookie vás udržuje přihlášené: 30 dní, v administraci obchodu jeden den. Soubory cookie pro reklamu ani sledování nepoužíváme.'
  },
  rights: {
    title: 'Práva evropských obchodníků',
    line: 'Pokud jste v Evropském hospodářském prostoru, ve Spojeném království nebo ve Švýcarsku, můžete požádat o přístup k osobním údajům, které o vás uchováváme, o jejich opravu, doplnění, výmaz nebo předání a o omezení jejich zpracování. Můžete proti zpracování vznést námitku a podat stížnost u úřadu pro ochranu osobních údajů ve své zemi.',
    ground:
      'Vaše údaje používáme k plnění smlouvy, kterou s námi máte, a jinak proto, že máme oprávněný zájem na fungující a bezpečné službě.',
    transfer:
      'Vaše údaje mohou být zpracovávány mimo Evropu, tam, kde mají své servery společnosti, které je pro nás provozují.'
  },
  keep: {
    title: 'Jak dlouho údaje uchováváme',
    line: 'Údaje o vašem obchodu uchováváme, dokud aplikaci neodinstalujete. Potom je smažeme, a pokud nás o to požádáte, i dříve.',
    originals:
      'Původní obrázky uchováváme {days} dní po optimalizaci, abyste je mohli obnovit, a pak je smažeme.'
  },
  contact: {
    title: 'Kontakt',
    line: 'S dotazy k těmto zásadám, nebo pokud chcete uplatnit svá práva, nám napište v aplikaci přes odkaz „Kontaktovat podporu“.',
    email: 'Můžete také napsat na {email}.'
  }
}
