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
    imageOptimization: 'Optymalizacja obrazów',
    pageSpeed: 'Szybkość stron',
    settings: 'Ustawienia',
    pricing: 'Cennik',
    recommendation: 'Polecane'
  },
  trend: {
    title: 'Ostatnie 30 dni',
    line: 'W ciągu ostatnich 30 dni zoptymalizowano {n} {{count:|obraz||obrazy|obrazów|obrazu}} i zaoszczędzono {size}.',
    images: 'Zoptymalizowane obrazy',
    saved: 'Oszczędność',
    day: 'Dzień',
    table: 'Dane z poszczególnych dni'
  },
  footer: {
    label: 'O tej aplikacji',
    privacy: 'Polityka prywatności'
  },
  pages: {
    notFound: 'Nie znaleziono strony, której szukasz',
    notFoundLine: 'Sprawdź adres lub wróć na stronę główną.',
    fault: 'Na serwerze wystąpił błąd.',
    faultLine: 'Przejdź do tej strony ze strony głównej Page Speed Boost i spróbuj ponownie.',
    home: 'Przejdź na stronę główną'
  },
  permission: {
    line: 'Twój sklep ma ekrany szybkości stron. Poproś nas o dodanie optymalizacji obrazów, ustawień i planów.',
    apply: 'Poproś o dostęp'
  },
  cookies: {
    title: 'Włącz pliki cookie',
    line: 'Page Speed Boost podtrzymuje Twoją sesję za pomocą pliku cookie. Przeglądarka musi na niego zezwalać przez 30 dni.',
    steps: 'Co możesz zrobić',
    allow:
      'W ustawieniach przeglądarki zezwól tej stronie na pliki cookie, a potem otwórz aplikację ponownie.',
    ios: 'Na iPhonie lub iPadzie otwórz Ustawienia, potem Safari i upewnij się, że opcja „Nie pozwalaj na śledzenie między witrynami” nie jest włączona.',
    home: 'Przejdź na stronę główną'
  },
  install: {
    permission: 'Page Speed Boost potrzebuje Twojej zgody',
    permissionLine: 'Shopify poprosi o nią na osobnej stronie.',
    permit: 'Kontynuuj',
    failed: 'Nie udało się otworzyć Twojego sklepu',
    failedLine:
      'Użyty link jest niepełny, wygasł lub należy do innego serwera. Otwórz aplikację ponownie z panelu administracyjnego sklepu.',
    again: 'Spróbuj ponownie',
    signIn: 'Zaloguj się tokenem dostępu',
    unknownShop: 'Ten serwer nie zna sklepu {shop}.',
    noSession: 'Nie masz aktywnej sesji. Otwórz aplikację z jej linku lub zaloguj się.'
  }
}
