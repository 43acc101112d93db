import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

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
    imageOptimization: 'Bildoptimering',
    pageSpeed: 'Sidhastighet',
    settings: 'Inställningar',
    pricing: 'Priser',
    recommendation: 'Rekommendationer'
  },
  trend: {
    title: 'De senaste 30 dagarna',
    line: '{n} {{count:bild optimerad|bilder optimerade}} och {size} sparat de senaste 30 dagarna.',
    images: 'Optimerade bilder',
    saved: 'Sparat',
    day: 'Dag',
    table: 'Siffror per dag'
  },
  footer: {
    label: 'Om appen',
    privacy: 'Integritetspolicy'
  },
  pages: {
    notFound: 'Sidan du letar efter kunde inte hittas',
    notFoundLine: 'Kontrollera adressen eller gå tillbaka till startsidan.',
    fault: 'Ett internt serverfel har uppstått.',
    faultLine: 'Gå till sidan från Page Speed Boosts startsida och försök igen.',
    home: 'Gå till startsidan'
  },
  permission: {
    line: 'Din butik har tillgång till Sidhastighet. Be oss lägga till bildoptimering, inställningar och planer.',
    apply: 'Ansök om behörighet'
  },
  cookies: {
    title: 'Aktivera cookies',
    line: 'Page Speed Boost håller dig inloggad med en cookie. Din webbläsare måste tillåta den i 30 dagar.',
    steps: 'Så här kan du göra',
    allow:
      'Tillåt cookies för den här webbplatsen i webbläsarens inställningar och öppna sedan appen igen.',
    ios: 'På en iPhone eller iPad: öppna Inställningar, sedan Safari, och kontrollera att ”Förhindra spårning mellan webbplatser” inte är valt.',
    home: 'Gå till startsidan'
  },
  install: {
    permission: 'Page Speed Boost behöver ditt tillstånd',
    permissionLine: 'Shopify frågar efter det på en egen sida.',
    permit: 'Fortsätt',
    failed: 'Det gick inte att öppna din butik',
    failedLine:
      'Länken som tog dig hit är ofullständig, har gått ut eller hör till en annan server. Öppna appen igen från butikens admin.',
    again: 'Försök igen',
    signIn: 'Logga in med en åtkomsttoken',
    unknownShop: 'Servern känner inte till butiken {shop}.',
    noSession: 'Du är inte inloggad. Öppna appen via länken eller logga in.'
  }
}
