/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Support kontaktieren',
  title: 'Support kontaktieren',
  line: 'Sag uns, was du brauchst oder was nicht funktioniert hat. Wir antworten per E-Mail.',
  name: 'Name',
  email: 'E-Mail',
  subject: 'Betreff',
  description: 'Beschreibung',
  optional: '(optional)',
  send: 'Senden',
  sent: 'Danke. Deine Nachricht ist angekommen.',
  notSent:
    'Die Nachricht konnte nicht gesendet werden. Überprüfe deine Verbindung und versuche es erneut.',
  empty: {
    name: 'Gib deinen Namen ein',
    email: 'Gib deine E-Mail-Adresse ein',
    description: 'Gib eine Beschreibung ein'
  },
  badEmail: 'Gib eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  tooLong: {
    name: 'Der Name ist zu lang: höchstens {most} Zeichen.',
    email: 'Die E-Mail-Adresse ist zu lang: höchstens {most} Zeichen.',
    title: 'Der Betreff ist zu lang: höchstens {most} Zeichen.',
    description: 'Die Beschreibung ist zu lang: höchstens {most} Zeichen.'
  },
  tooMany: 'Du hast in der letzten Stunde viele Nachrichten gesendet. Versuche es später erneut.'
}

export const language = {
  label: 'Sprache',
  notSaved:
    'Die Sprache konnte nicht gespeichert werden. Überprüfe deine Verbindung und versuche es erneut.'
}

export const review = {
  title: 'Wie gefällt dir Page Speed Boost?',
  line: 'Deine Bewertung hilft uns, die App zu verbessern.',
  stars: 'Bewertung',
  star: '{n} {{count:Stern|Sterne}}',
  rate: 'App bewerten',
  send: 'Bewertung senden',
  later: 'Später erinnern',
  dismiss: 'Ausblenden',
  notSent:
    'Die Bewertung konnte nicht gesendet werden. Überprüfe deine Verbindung und versuche es erneut.',
  thanks: 'Danke für deine Bewertung.',
  both: 'Du kannst die App auch öffentlich bewerten oder uns mehr dazu schreiben.',
  here: 'Du kannst uns auch mehr dazu schreiben.',
  inPublic: 'Öffentlich bewerten',
  tellMore: 'Mehr dazu schreiben'
}

export const congratulations = {
  title: 'Glückwunsch',
  saved: 'Du hast beim ersten Durchlauf {size} gespart',
  line: 'Um so viel sind die neuen Dateien kleiner als die Originale.',
  see: 'Verlauf ansehen',
  open: 'Ergebnis ansehen',
  dismiss: 'Ausblenden'
}

export const advert = {
  title: 'Mehr für deinen Shop',
  line: 'Weitere Apps für deinen Shop findest du unter „Empfehlungen“.',
  open: 'Apps ansehen',
  dismiss: 'Ausblenden'
}
