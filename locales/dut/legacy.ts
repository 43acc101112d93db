/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Instellingen van de oude versie',
  line: 'Dezelfde instellingen als op de instellingenpagina, zoals de oude versie ze toont.',
  newer: 'Naar de nieuwe instellingen',
  mode: 'Optimalisatiemodus',
  automatic: 'Automatisch',
  automaticLine: 'Nieuwe en gewijzigde afbeeldingen worden automatisch geoptimaliseerd.',
  manual: 'Handmatig',
  manualLine: 'Je moet na elke wijziging handmatig optimaliseren in de app.',
  options: {
    '1': 'Alle productafbeeldingen',
    '2': 'Alleen afbeeldingen van gepubliceerde producten',
    '3': 'Blogafbeeldingen',
    '4': 'Afbeeldingen van handmatige collecties',
    '5': 'Afbeeldingen van geautomatiseerde collecties'
  },
  targets: 'Geldt voor',
  autoQuality: 'Op de instellingenpagina is Automatisch gekozen. Je keuze hier vervangt dat.',
  quality: 'Kwaliteit',
  qualityValue: '{quality} van 100',
  progress: 'Voortgang',
  running: '{done} van {all} producten klaar',
  upgradeTitle: 'Automatisch optimaliseren',
  upgradeText:
    'De nieuwe versie optimaliseert nieuwe en gewijzigde afbeeldingen automatisch. Daarvoor is je toestemming nog één keer nodig.',
  authorise: 'App autoriseren',
  notUpgraded: 'Upgrade de app voor een betere ervaring.',
  guideTitle: 'Installatiegids',
  guideLine: 'Kies wat je wilt optimaliseren. Het duurt minder dan een minuut.',
  guideStart: 'Starten',
  guideDone: 'Instellen voltooid!',
  guideNext: 'Je gaat nu naar Beeldoptimalisatie.'
}
