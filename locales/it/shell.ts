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
    imageOptimization: 'Ottimizzazione immagini',
    pageSpeed: 'Velocità delle pagine',
    settings: 'Impostazioni',
    pricing: 'Prezzi',
    recommendation: 'App consigliate'
  },
  trend: {
    title: 'Gli ultimi 30 giorni',
    line: '{n} {{count:immagine ottimizzata|immagini ottimizzate}} e {size} di risparmio negli ultimi 30 giorni.',
    images: 'Immagini ottimizzate',
    saved: 'Risparmio',
    day: 'Giorno',
    table: 'Dati giornalieri'
  },
  footer: {
    label: 'Informazioni su questa app',
    privacy: 'Informativa sulla privacy'
  },
  pages: {
    notFound: 'La pagina che cerchi non è stata trovata',
    notFoundLine: 'Controlla l’indirizzo o torna alla pagina iniziale.',
    fault: 'Si è verificato un errore interno del server.',
    faultLine: 'Raggiungi la pagina dalla schermata iniziale di Page Speed Boost e riprova.',
    home: 'Vai alla pagina iniziale'
  },
  permission: {
    line: 'Il tuo negozio ha accesso a Velocità delle pagine. Chiedici di aggiungere ottimizzazione delle immagini, impostazioni e piani.',
    apply: 'Richiedi l’autorizzazione'
  },
  cookies: {
    title: 'Attiva i cookie',
    line: 'Page Speed Boost mantiene il tuo accesso con un cookie. Il browser deve poterlo conservare per 30 giorni.',
    steps: 'Cosa puoi fare',
    allow: 'Nelle impostazioni del browser consenti i cookie per questo sito, poi riapri l’app.',
    ios: 'Su iPhone o iPad: apri Impostazioni, poi Safari, e verifica che “Blocca cross-site tracking” non sia attivo.',
    home: 'Vai alla pagina iniziale'
  },
  install: {
    permission: 'Page Speed Boost ha bisogno della tua autorizzazione',
    permissionLine: 'Shopify la chiede in una pagina a parte.',
    permit: 'Continua',
    failed: 'Impossibile aprire il tuo negozio',
    failedLine:
      'Il link che ti ha portato qui è incompleto, scaduto o appartiene a un altro server. Riapri l’app dal pannello di controllo del tuo negozio.',
    again: 'Riprova',
    signIn: 'Accedi con un token di accesso',
    unknownShop: 'Questo server non conosce il negozio {shop}.',
    noSession: 'Non hai effettuato l’accesso. Apri l’app dal suo link o accedi.'
  }
}
