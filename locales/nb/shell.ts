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
    imageOptimization: 'Bildeoptimalisering',
    pageSpeed: 'Sidehastighet',
    settings: 'Innstillinger',
    pricing: 'Priser',
    recommendation: 'Anbefalinger'
  },
  trend: {
    title: 'De siste 30 dagene',
    line: '{n} {{count:bilde|bilder}} optimalisert og {size} spart de siste 30 dagene.',
    images: 'Bilder optimalisert',
    saved: 'Spart',
    day: 'Dag',
    table: 'Tall for hver dag'
  },
  footer: {
    label: 'Om denne appen',
    privacy: 'Personvernerklæring'
  },
  pages: {
    notFound: 'Fant ikke siden du leter etter',
    notFoundLine: 'Sjekk adressen, eller gå tilbake til startsiden.',
    fault: 'Det oppstod en feil på serveren.',
    faultLine: 'Åpne siden på nytt fra startsiden i Page Speed Boost.',
    home: 'Gå til startsiden'
  },
  permission: {
    line: 'Butikken din har tilgang til Sidehastighet. Be oss legge til bildeoptimalisering, innstillinger og abonnementer.',
    apply: 'Søk om tillatelse'
  },
  cookies: {
    title: 'Tillat informasjonskapsler',
    line: 'Page Speed Boost holder deg pålogget med en informasjonskapsel. Nettleseren må tillate den i 30 dager.',
    steps: 'Dette kan du gjøre',
    allow:
      'Tillat informasjonskapsler for dette nettstedet i innstillingene i nettleseren, og åpne deretter appen på nytt.',
    ios: 'På en iPhone eller iPad: Åpne Innstillinger og deretter Safari, og sørg for at «Forhindre sporing på tvers av nettsteder» ikke er valgt.',
    home: 'Gå til startsiden'
  },
  install: {
    permission: 'Page Speed Boost trenger din tillatelse',
    permissionLine: 'Shopify ber om den på en egen side.',
    permit: 'Fortsett',
    failed: 'Butikken din kunne ikke åpnes',
    failedLine:
      'Lenken som førte deg hit, er ufullstendig eller utløpt, eller den hører til en annen server. Åpne appen på nytt fra administrasjonssidene for butikken.',
    again: 'Prøv igjen',
    signIn: 'Logg på med et tilgangstoken',
    unknownShop: 'Denne serveren kjenner ikke butikken {shop}.',
    noSession: 'Du er ikke logget på. Åpne appen via lenken, eller logg på.'
  }
}
