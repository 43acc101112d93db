import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

/** The page shell and the public pages (specification §13). */
export const shell = {
  privacy,
  guidance,
  recommendations,
  feedback,
  language,
  review,
  congratulations,
  advert,
  tabs: {
    imageOptimization: 'Optimalizace obrázků',
    pageSpeed: 'Rychlost stránek',
    settings: 'Nastavení',
    pricing: 'Ceník',
    recommendation: 'Doporučené'
  },
  trend: {
    title: 'Posledních 30 dní',
    line: 'Za posledních 30 dní jste optimalizovali {n} {{count:|obrázek||obrázky|obrázku|obrázků}} a ušetřili {size}.',
    images: 'Optimalizované obrázky',
    saved: 'Ušetřeno',
    day: 'Den',
    table: 'Čísla po dnech'
  },
  footer: {
    label: 'O této aplikaci',
    privacy: 'Zásady ochrany osobních údajů'
  },
  pages: {
    notFound: 'Hledanou stránku se nepodařilo najít',
    notFoundLine: 'Zkontrolujte adresu, nebo se vraťte na úvodní stránku.',
    fault: 'Na serveru došlo k chybě.',
    faultLine: 'Přejděte na stránku z úvodní stránky Page Speed Boost a zkuste to znovu.',
    home: 'Přejít na úvodní stránku'
  },
  permission: {
    line: 'Váš obchod má přístup k části Rychlost stránek. Požádejte nás o optimalizaci obrázků, nastavení a tarify.',
    apply: 'Požádat o povolení'
  },
  cookies: {
    title: 'Povolte soubory cookie',
    line: 'Page Speed Boost vás udržuje přihlášené pomocí souboru cookie. Prohlížeč ho musí povolit na 30 dní.',
    steps: 'Co můžete udělat',
    allow: 'V nastavení prohlížeče povolte soubory cookie pro tento web a otevřete aplikaci znovu.',
    ios: 'Na iPhonu nebo iPadu otevřete Nastavení, potom Safari a ověřte, že volba „Bránit ve sledování napříč stránkami“ není zapnutá.',
    home: 'Přejít na úvodní stránku'
  },
  install: {
    permission: 'Page Speed Boost potřebuje vaše svolení',
    permissionLine: 'Shopify o něj žádá na samostatné stránce.',
    permit: 'Pokračovat',
    failed: 'Váš obchod se nepodařilo otevřít',
    failedLine:
      'Odkaz, který vás sem přivedl, není úplný, vypršel nebo patří jinému serveru. Otevřete aplikaci znovu z administrace obchodu.',
    again: 'Zkusit znovu',
    signIn: 'Přihlásit se přístupovým tokenem',
    unknownShop: 'Tento server nezná obchod {shop}.',
    noSession: 'Nejste přihlášeni. Otevřete aplikaci z jejího odkazu, nebo se přihlaste.'
  }
}
