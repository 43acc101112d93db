/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Datenschutzerklärung',
  updated: 'Zuletzt geändert am {date}',
  intro:
    'Page Speed Boost macht die Seiten von Onlineshops schneller: Die App komprimiert Bilder, schreibt Alt-Texte und Dateinamen und lässt Seiten vorab laden. Hier steht, welche Daten über einen Shop und seine Inhaber sie speichert, wofür und wie lange.',
  contents: 'Inhalt',
  collect: {
    title: 'Was wir erheben',
    line: 'Wenn du die App installierst und während du sie nutzt, erhalten wir von deinem Shop:',
    owner: 'Deinen Namen und deine E-Mail-Adresse. Nach deiner Telefonnummer fragen wir nicht.',
    shop: 'Name, Adresse, Plan und Sprache deines Shops.',
    catalogue:
      'Produkte, Blogs und Kollektionen: Titel, Anbieter, Typen, Preise und ihre Bilder mit Dateinamen und Alt-Texten.',
    theme:
      'Die Einstellungen deines Themes, um zu erkennen, ob die Beschleunigung aktiv ist. Skript-Tags lesen wir nicht.',
    use: 'Was du in der App tust: Einstellungen, Optimierungen, was sie gespart haben, und die Nachrichten, die du uns schreibst.',
    visitors:
      'Über die Besucher deines Shops speichern wir nichts, woran sich einer vom anderen unterscheiden ließe. Das Skript, das Seiten vorab lädt, setzt kein Cookie. Nur wenn du die Erfassung der Ladezeiten einschaltest, melden Browser, wie schnell Seiten erschienen sind, und wir speichern Zählungen pro Tag.'
  },
  use: {
    title: 'Wofür wir es verwenden',
    work: 'Um zu tun, was du verlangst: Bilder komprimieren, Alt-Texte und Dateinamen schreiben, Originale wiederherstellen, die Geschwindigkeit deiner Seiten messen.',
    plan: 'Um Bilder auf deinen Plan anzurechnen und ihn über deine Shop-Plattform abzurechnen. Kartennummern sehen wir nie.',
    support:
      'Um deine Nachrichten zu beantworten und dich über Änderungen zu informieren, die deinen Shop betreffen.',
    improve:
      'Um Fehler zu finden und zu sehen, welche Funktionen genutzt werden. Diese Zählungen nennen den Shop, nie seine Kunden.',
    share:
      'Wir verkaufen keine Daten und geben sie niemandem weiter, außer den Unternehmen, die unsere Server betreiben und unsere E-Mails versenden und sie für nichts anderes verwenden dürfen, oder wenn das Gesetz es verlangt. Wird die Geschwindigkeit deines Shops mit PageSpeed Insights gemessen, erhält Google seine Adresse.',
    cookie:
      'Ein Cookie hält dich angemeldet: 30 Tage lang, im Adminbereich deines Shops einen Tag. Es gibt keine Cookies für Werbung oder um dich zu verfolgen.'
  },
  rights: {
    title: 'Rechte europäischer Händler',
    line: 'Wenn du im Europäischen Wirtschaftsraum, im Vereinigten Königreich oder in der Schweiz bist, kannst du verlangen, die personenbezogenen Daten einzusehen, die wir über dich haben, sie berichtigen, vervollständigen, löschen oder dir aushändigen zu lassen und ihre Verwendung einzuschränken. Du kannst ihrer Verwendung widersprechen und dich bei der Datenschutzbehörde deines Landes beschweren.',
    ground:
      'Wir verwenden deine Daten, um den Vertrag mit dir zu erfüllen, und im Übrigen, weil wir ein berechtigtes Interesse an einem funktionierenden und sicheren Dienst haben.',
    transfer:
      'Deine Daten können außerhalb Europas verarbeitet werden, wo die Unternehmen, die unsere Server betreiben, ihre Rechenzentren haben.'
  },
  keep: {
    title: 'Wie lange wir es aufbewahren',
    line: 'Wir bewahren die Daten über deinen Shop auf, bis du die App deinstallierst. Danach werden sie gelöscht, auf deinen Wunsch auch früher.',
    originals:
      'Originalbilder werden nach der Optimierung {days} Tage aufbewahrt, damit du sie wiederherstellen kannst, und dann gelöscht.'
  },
  contact: {
    title: 'Kontakt',
    line: 'Bei Fragen zu dieser Erklärung, oder um deine Rechte zu nutzen, schreib uns in der App über „Support kontaktieren“.',
    email: 'Du kannst auch an {email} schreiben.'
  }
}
