/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Einstellungen der alten Version',
  line: 'Dieselben Einstellungen wie auf der Einstellungsseite, so wie die alte Version sie zeigt.',
  newer: 'Zu den neuen Einstellungen',
  mode: 'Optimierungsmodus',
  automatic: 'Automatisch',
  automaticLine: 'Neue und geänderte Bilder werden automatisch optimiert.',
  manual: 'Manuell',
  manualLine: 'Nach jeder Änderung musst du die Optimierung in der App selbst starten.',
  options: {
    '1': 'Alle Produktbilder',
    '2': 'Nur Bilder veröffentlichter Produkte',
    '3': 'Blogbilder',
    '4': 'Bilder manueller Kollektionen',
    '5': 'Bilder automatisierter Kollektionen'
  },
  targets: 'Zu bearbeitende Bilder',
  autoQuality: 'Auf der Einstellungsseite ist „Auto“ ausgewählt. Eine Auswahl hier ersetzt das.',
  quality: 'Qualität',
  qualityValue: '{quality} von 100',
  progress: 'Fortschritt',
  running: '{done} von {all} Produkten fertig',
  upgradeTitle: 'Automatische Optimierung',
  upgradeText:
    'Die neue Version optimiert neue und geänderte Bilder automatisch. Dafür braucht sie noch einmal deine Erlaubnis.',
  authorise: 'App autorisieren',
  notUpgraded: 'Führe das Upgrade durch, um die App besser nutzen zu können.',
  guideTitle: 'Einrichtungsassistent',
  guideLine: 'Wähle aus, was optimiert wird. Das dauert weniger als eine Minute.',
  guideStart: 'Starten',
  guideDone: 'Einrichtung abgeschlossen!',
  guideNext: 'Du wirst zur Bildoptimierung weitergeleitet.'
}
