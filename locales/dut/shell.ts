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
    imageOptimization: 'Beeldoptimalisatie',
    pageSpeed: 'Paginasnelheid',
    settings: 'Instellingen',
    pricing: 'Prijzen',
    recommendation: 'Aanbevolen'
  },
  trend: {
    title: 'Afgelopen 30 dagen',
    line: '{n} {{count:afbeelding|afbeeldingen}} geoptimaliseerd en {size} bespaard in de afgelopen 30 dagen.',
    images: 'Geoptimaliseerde afbeeldingen',
    saved: 'Bespaard',
    day: 'Dag',
    table: 'Cijfers per dag'
  },
  footer: {
    label: 'Over deze app',
    privacy: 'Privacybeleid'
  },
  pages: {
    notFound: 'De pagina die je zoekt, is niet gevonden',
    notFoundLine: 'Controleer het adres of ga terug naar de startpagina.',
    fault: 'Er is een interne serverfout opgetreden.',
    faultLine: 'Ga naar de startpagina van Page Speed Boost en open de pagina opnieuw.',
    home: 'Naar de startpagina'
  },
  permission: {
    line: 'Je winkel heeft toegang tot Paginasnelheid. Vraag ons om beeldoptimalisatie, instellingen en abonnementen toe te voegen.',
    apply: 'Toestemming aanvragen'
  },
  cookies: {
    title: 'Cookies toestaan',
    line: 'Page Speed Boost houdt je ingelogd met een cookie. Je browser moet die 30 dagen mogen bewaren.',
    steps: 'Wat je kunt doen',
    allow:
      'Sta in de instellingen van je browser cookies voor deze site toe en open de app opnieuw.',
    ios: 'Op een iPhone of iPad: open Instellingen, tik op Safari en zorg dat ‘Voorkom cross-sitetracking’ uitstaat.',
    home: 'Naar de startpagina'
  },
  install: {
    permission: 'Page Speed Boost heeft je toestemming nodig',
    permissionLine: 'Shopify vraagt die op een aparte pagina.',
    permit: 'Doorgaan',
    failed: 'Je winkel kan niet worden geopend',
    failedLine:
      'De link waarmee je hier bent gekomen, is onvolledig, verlopen of hoort bij een andere server. Open de app opnieuw vanuit het beheercentrum van je winkel.',
    again: 'Opnieuw proberen',
    signIn: 'Inloggen met een toegangstoken',
    unknownShop: 'Deze server kent de winkel {shop} niet.',
    noSession: 'Je bent niet ingelogd. Open de app via de link of log in.'
  }
}
