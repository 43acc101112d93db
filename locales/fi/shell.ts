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
    imageOptimization: 'Kuvien optimointi',
    pageSpeed: 'Sivunopeus',
    settings: 'Asetukset',
    pricing: 'Hinnoittelu',
    recommendation: 'Suositukset'
  },
  trend: {
    title: 'Viimeiset 30 päivää',
    line: 'Viimeisten 30 päivän aikana {n} {{count:kuva|kuvaa}} optimoitu ja {size} säästetty.',
    images: 'Optimoidut kuvat',
    saved: 'Säästetty',
    day: 'Päivä',
    table: 'Luvut päivittäin'
  },
  footer: {
    label: 'Tietoja sovelluksesta',
    privacy: 'Tietosuojakäytäntö'
  },
  pages: {
    notFound: 'Hakemaasi sivua ei löytynyt',
    notFoundLine: 'Tarkista osoite tai palaa etusivulle.',
    fault: 'Sisäinen palvelinvirhe.',
    faultLine: 'Siirry sivulle Page Speed Boostin etusivun kautta ja yritä uudelleen.',
    home: 'Siirry etusivulle'
  },
  permission: {
    line: 'Kaupallasi on sivunopeuden näkymät. Pyydä meitä lisäämään kuvien optimointi, asetukset ja sopimukset.',
    apply: 'Pyydä käyttöoikeutta'
  },
  cookies: {
    title: 'Salli evästeet',
    line: 'Page Speed Boost pitää sinut kirjautuneena evästeen avulla. Selaimesi on sallittava se 30 päivän ajan.',
    steps: 'Mitä voit tehdä',
    allow: 'Salli tämän sivuston evästeet selaimesi asetuksissa ja avaa sovellus sitten uudelleen.',
    ios: 'iPhonessa tai iPadissa: avaa Asetukset, sitten Safari, ja varmista, että ”Estä sivustojen välinen seuranta” ei ole valittuna.',
    home: 'Siirry etusivulle'
  },
  install: {
    permission: 'Page Speed Boost tarvitsee lupasi',
    permissionLine: 'Shopify pyytää sitä erillisellä sivulla.',
    permit: 'Jatka',
    failed: 'Kauppaasi ei voitu avata',
    failedLine:
      'Linkki, jonka kautta tulit, on vajaa tai vanhentunut tai kuuluu toiselle palvelimelle. Avaa sovellus uudelleen kauppasi ylläpidosta.',
    again: 'Yritä uudelleen',
    signIn: 'Kirjaudu käyttöoikeustunnuksella',
    unknownShop: 'Tämä palvelin ei tunne kauppaa {shop}.',
    noSession: 'Et ole kirjautuneena. Avaa sovellus sen linkistä tai kirjaudu sisään.'
  }
}
