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
    imageOptimization: 'Bildoptimierung',
    pageSpeed: 'Ladezeit',
    settings: 'Einstellungen',
    pricing: 'Preise',
    recommendation: 'Empfehlungen'
  },
  trend: {
    title: 'Die letzten 30 Tage',
    line: '{n} {{count:Bild|Bilder}} optimiert und {size} gespart in den letzten 30 Tagen.',
    images: 'Bilder optimiert',
    saved: 'Gespart',
    day: 'Tag',
    table: 'Zahlen für jeden Tag'
  },
  footer: {
    label: 'Über diese App',
    privacy: 'Datenschutzerklärung'
  },
  pages: {
    notFound: 'Die gesuchte Seite wurde nicht gefunden',
    notFoundLine: 'Überprüfe die Adresse oder gehe zurück zur Startseite.',
    fault: 'Auf dem Server ist ein Fehler aufgetreten.',
    faultLine: 'Öffne die Seite noch einmal von der Startseite von Page Speed Boost aus.',
    home: 'Zur Startseite'
  },
  permission: {
    line: 'Dein Shop hat die Seiten für die Ladezeit. Frag uns nach Bildoptimierung, Einstellungen und Plänen.',
    apply: 'Freischaltung beantragen'
  },
  cookies: {
    title: 'Cookies zulassen',
    line: 'Page Speed Boost hält dich mit einem Cookie angemeldet. Dein Browser muss es 30 Tage lang zulassen.',
    steps: 'Was du tun kannst',
    allow:
      'Lass in den Einstellungen deines Browsers Cookies für diese Website zu und öffne dann die App erneut.',
    ios: 'Auf einem iPhone oder iPad: Öffne „Einstellungen“, dann „Safari“ und stelle sicher, dass „Cross-Sitetracking verhindern“ nicht aktiviert ist.',
    home: 'Zur Startseite'
  },
  install: {
    permission: 'Page Speed Boost braucht deine Erlaubnis',
    permissionLine: 'Shopify fragt auf einer eigenen Seite danach.',
    permit: 'Weiter',
    failed: 'Dein Shop konnte nicht geöffnet werden',
    failedLine:
      'Der verwendete Link ist unvollständig, abgelaufen oder gehört zu einem anderen Server. Öffne die App erneut aus dem Adminbereich deines Shops.',
    again: 'Erneut versuchen',
    signIn: 'Mit Zugriffstoken anmelden',
    unknownShop: 'Dieser Server kennt den Shop {shop} nicht.',
    noSession: 'Du bist nicht angemeldet. Öffne die App über ihren Link oder melde dich an.'
  }
}
