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
    imageOptimization: 'Billedoptimering',
    pageSpeed: 'Sidehastighed',
    settings: 'Indstillinger',
    pricing: 'Priser',
    recommendation: 'Anbefalinger'
  },
  trend: {
    title: 'De seneste 30 dage',
    line: '{n} {{count:billede|billeder}} optimeret og {size} sparet de seneste 30 dage.',
    images: 'Billeder optimeret',
    saved: 'Sparet',
    day: 'Dag',
    table: 'Tal for hver dag'
  },
  footer: {
    label: 'Om denne app',
    privacy: 'Privatlivspolitik'
  },
  pages: {
    notFound: 'Siden, du leder efter, blev ikke fundet',
    notFoundLine: 'Tjek adressen, eller gå tilbage til startsiden.',
    fault: 'Der opstod en fejl på serveren.',
    faultLine: 'Åbn siden igen fra startsiden i Page Speed Boost.',
    home: 'Gå til startsiden'
  },
  permission: {
    line: 'Din butik har adgang til Sidehastighed. Bed os om at tilføje billedoptimering, indstillinger og abonnementer.',
    apply: 'Ansøg om tilladelse'
  },
  cookies: {
    title: 'Tillad cookies',
    line: 'Page Speed Boost holder dig logget ind med en cookie. Din browser skal tillade den i 30 dage.',
    steps: 'Det kan du gøre',
    allow:
      'Tillad cookies for dette websted i browserens indstillinger, og åbn derefter appen igen.',
    ios: 'På en iPhone eller iPad: Åbn Indstillinger og derefter Safari, og sørg for, at ”Undgå sporing på tværs af websteder” ikke er valgt.',
    home: 'Gå til startsiden'
  },
  install: {
    permission: 'Page Speed Boost har brug for din tilladelse',
    permissionLine: 'Shopify beder om den på en separat side.',
    permit: 'Fortsæt',
    failed: 'Din butik kunne ikke åbnes',
    failedLine:
      'Linket, der førte dig hertil, er ufuldstændigt eller udløbet, eller det hører til en anden server. Åbn appen igen fra din butiks administration.',
    again: 'Prøv igen',
    signIn: 'Log ind med et adgangstoken',
    unknownShop: 'Denne server kender ikke butikken {shop}.',
    noSession: 'Du er ikke logget ind. Åbn appen via linket, eller log ind.'
  }
}
