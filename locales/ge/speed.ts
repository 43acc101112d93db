/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Ladezeit',
  line: 'Wie schnell sich dein Shop öffnet und was ihn schneller macht.',
  dismiss: 'Ausblenden',
  notLoaded: 'Das konnte nicht geladen werden. Überprüfe deine Verbindung und versuche es erneut.',
  promo: {
    title: '30\u00a0% Rabatt auf SEO-Tools',
    line: 'SEO-Apps unserer Partner für Händler, die diese App nutzen.',
    open: 'Apps ansehen'
  },
  gauge: {
    title: 'Web-Performance',
    devices: 'Gerät',
    pc: 'Desktop',
    mb: 'Mobil',
    recheck: 'Erneut prüfen',
    checking: 'Prüfung läuft …',
    checkingLine:
      'Deine Startseite wird auf jedem Gerät dreimal geöffnet. Das dauert ein bis zwei Minuten.',
    none: 'Noch nicht geprüft',
    checkedAt: 'Geprüft am {when}',
    spread:
      'Drei Messungen, {points|local} {{points:Punkt|Punkte}} auseinander. Die mittlere zählt.',
    label: '{device}: {score|local} von 100, {band}',
    scale: 'Die Farben folgen der Skala dieser App.',
    googleScale: 'Skala von Google',
    good: 'Gut',
    warn: 'Ausbaufähig',
    bad: 'Langsam',
    notStarted:
      'Die Prüfung konnte nicht gestartet werden. Überprüfe deine Verbindung und versuche es erneut.'
  },
  opportunities: {
    title: 'Was am meisten helfen würde',
    line: 'Die größten Einsparungen, die die Prüfung gefunden hat. Gerät des Besuchers: {device}.',
    saving: 'bis zu {ms}',
    none: 'Die Prüfung hat nichts Nennenswertes gefunden.',
    images: 'Bilder optimieren'
  },
  trend: {
    title: 'Die letzten 90 Tage',
    label: 'Scores vom {from} bis zum {to}',
    table: 'Die Zahlen',
    date: 'Datum',
    few: 'Nach der zweiten Prüfung erscheint hier eine Linie.'
  },
  up: {
    title: 'Shop beschleunigen',
    line: 'Ruht der Mauszeiger eines Besuchers länger als 65 ms auf einem Link, wird die Seite vorab geladen und öffnet sich sofort. Die Scores von Geschwindigkeitstests bleiben gleich.',
    speedUp: 'Beschleunigen',
    preview: 'Vorschau',
    turnOff: 'Ausschalten',
    never: 'Warenkörbe, Checkouts, Konten und Downloads werden nie vorab geladen.'
  },
  effect: {
    title: 'In deinem Shop',
    visitors:
      'Seitenaufrufe der letzten 28 Tage: {prefetched} vorab geladen, {fresh} nicht. Bei 75 % davon war die nächste Seite in dieser Zeit oder früher zu sehen.',
    few: 'Die Zeiten deiner Besucher erscheinen hier nach {n} Seitenaufrufen mit Vorabladen und ebenso vielen ohne.',
    measured:
      'Gemessen am {when}: vom Klick auf deiner Startseite, bis {page} zu sehen war. Der mittlere von je drei Besuchen über eine langsame 4G-Verbindung.',
    none: 'Öffnet zwei Seiten deines Shops wie ein Besucher, mit und ohne Vorabladen, und misst die Wartezeit.',
    measure: 'In meinem Shop messen',
    measuring: 'Messung läuft …',
    measuringLine: 'Dein Shop wird sechsmal geöffnet. Das dauert ein bis zwei Minuten.'
  },
  embed: {
    title: 'App-Einbettung im Theme',
    on: 'An',
    off: 'Aus',
    lineOn: 'Das Preload-Skript ist Teil deines Themes.',
    lineOff: 'Aktiviere die App-Einbettung in deinem Theme.',
    unknown: 'Unbekannt',
    lineUnknown:
      'Dein Theme lässt sich gerade nicht lesen. Der Editor zeigt, ob die Einbettung an ist.',
    settings: 'App-Einbettung öffnen',
    waiting: 'Warten auf eine Änderung im Editor …',
    turnedOn: 'Die App-Einbettung ist an',
    turnedOff: 'Die App-Einbettung ist aus'
  },
  video: {
    title: 'So funktioniert es',
    line: 'Bevor jemand auf einen Link klickt, liegt der Mauszeiger etwa eine Viertelsekunde darauf. Das reicht, um die Seite zu laden.',
    watch: 'Video ansehen',
    preview: 'Vorschau',
    close: 'Schließen',
    stepOne: 'Ein Besucher zeigt auf einen Link',
    stepTwo: '65 ms später beginnt die Seite zu laden',
    stepThree: 'Der Klick öffnet eine Seite, die schon da ist',
    without: 'Ohne Vorabladen',
    with: 'Mit Vorabladen',
    shown: 'Nächste Seite sichtbar nach {time}',
    play: 'Abspielen',
    pause: 'Pause',
    label:
      '{way}: Der Mauszeiger ruht auf einem Produkt, der Klick öffnet es und seine Seite ist {time} später zu sehen.',
    recorded:
      'Eine echte Aufnahme von zwei Seiten des Demo-Shops über eine langsame 4G-Verbindung ({latency}, {speed}). Der Mauszeiger ruht vor dem Klick {rest} auf dem Link. Abgespielt mit halber Geschwindigkeit.'
  },
  since: {
    title: 'Seit du deine Bilder optimiert hast',
    line: '{device}: {before} → {after}',
    first: 'Erste Optimierung',
    weight: 'Größe der Seite'
  },
  visitors: {
    title: 'Echte Besucher',
    line: 'Was Besucher deines Shops in den letzten 28 Tagen erlebt haben. Bei 75 % der Besuche war der Wert so gut oder besser.',
    off: 'Aus. Wenn du die Funktion einschaltest, meldet dein Shop Ladezeiten ohne Cookies, IP-Adressen oder andere personenbezogene Daten.',
    switch: 'Ladezeiten der Besucher erfassen',
    none: 'Noch keine Besuche. Die ersten Zahlen erscheinen, nachdem jemand eine Seite deines Shops geöffnet hat.',
    lcp: 'Größter Inhalt sichtbar',
    inp: 'Reaktion auf Eingaben',
    cls: 'Layoutverschiebung',
    prefetched: 'Öffnen der Seite, vorab geladen',
    fresh: 'Öffnen der Seite, nicht vorab geladen',
    views: '{n} {{count:Seitenaufruf|Seitenaufrufe}}',
    notSaved: 'Versuche es später erneut'
  },
  faq: {
    title: 'Fragen',
    scoreQuestion: 'Verbessert das Preload-Skript meinen Score?',
    scoreAnswer:
      'Nein. Geschwindigkeitstests öffnen eine Seite und klicken nichts an, deshalb bleiben ihre Scores gleich. Deine Besucher spüren den Unterschied: Seiten, zu denen sie wechseln, öffnen sich 200 bis 300 ms früher.',
    orderQuestion: 'Kann es etwas in den Warenkorb legen oder jemanden abmelden?',
    orderAnswer:
      'Nein. Nur Start-, Produkt-, Kollektions-, Blog-, Such- und Inhaltsseiten werden vorab geladen, und kein Link mit unbekanntem Parameter. Ein Link, den du mit data-no-preload kennzeichnest, wird nie vorab geladen.',
    dataQuestion: 'Verbraucht es das Datenvolumen meiner Besucher?',
    dataAnswer:
      'Höchstens zwei Seiten werden gleichzeitig vorgehalten, und für Besucher, die Daten sparen oder eine langsame Verbindung haben, wird nichts vorab geladen.',
    varyQuestion: 'Warum ändert sich der Score, obwohl sich nichts geändert hat?',
    varyAnswer:
      'Messungen schwanken um einige Punkte. Deshalb öffnet jede Prüfung die Seite auf jedem Gerät dreimal, und der mittlere Wert zählt.',
    costQuestion: 'Was kostet das?',
    costAnswer: 'Nichts. Vorabladen und Prüfungen sind in jedem Plan kostenlos.'
  },
  editor: {
    title: 'Theme-Editor',
    line: 'Diese Seite steht für den Theme-Editor deiner Plattform: Hier schaltest du Teile von Apps an und aus.',
    legend: 'App-Einbettungen',
    embed: 'Preload von Page Speed Boost',
    embedLine: 'Fügt das Preload-Skript in jede Seite des Shops ein.',
    save: 'Speichern',
    saved: 'Gespeichert',
    open: 'Shop öffnen'
  },
  reasons: {
    'no-checker':
      'Die Ladezeit deines Shops lässt sich hier zurzeit nicht messen. Wende dich an den Support, wenn du die Messung brauchst.',
    'not-reached':
      'Die Startseite des Shops konnte nicht geöffnet werden. Stelle sicher, dass er online ist und kein Passwort hat.',
    'left-shop':
      'Die Adresse des Shops führt auf eine andere Website, deshalb wurde nicht gemessen.',
    'no-link': 'Deine Startseite zeigt keinen Link, der sich für die Messung öffnen lässt.',
    'took-too-long':
      'Die Prüfung hat länger als 5 Minuten gedauert und wurde abgebrochen. Versuche es erneut, wenn im Shop weniger los ist.',
    refused:
      'Der Dienst, der die Ladezeit misst, hat die Prüfung abgelehnt oder war nicht erreichbar. Versuche es später erneut.',
    interrupted: 'Die Prüfung wurde durch einen Neustart unterbrochen. Starte sie erneut.',
    fault: 'Die Prüfung konnte nicht abgeschlossen werden. Versuche es später erneut.'
  }
}
