export const legacy = {
  title: 'Inställningar i den gamla versionen',
  line: 'Samma inställningar som på inställningssidan, så som den gamla versionen visar dem.',
  newer: 'Gå till de nya inställningarna',
  mode: 'Optimeringsläge',
  automatic: 'Automatiskt',
  automaticLine: 'Nya och ändrade bilder optimeras automatiskt.',
  manual: 'Manuellt',
  manualLine: 'Du behöver optimera manuellt i appen efter varje ändring.',
  options: {
    '1': 'Alla produktbilder',
    '2': 'Endast bilder på publicerade produkter',
    '3': 'Bloggbilder',
    '4': 'Bilder i manuella produktserier',
    '5': 'Bilder i automatiserade produktserier'
  },
  targets: 'Bilder att bearbeta',
  autoQuality: 'Auto är valt på inställningssidan. Ett val här ersätter det.',
  quality: 'Kvalitet',
  qualityValue: '{quality} av 100',
  progress: 'Förlopp',
  running: 'Klara produkter: {done} av {all}',
  upgradeTitle: 'Automatisk optimering',
  upgradeText:
    'Den nya versionen optimerar nya och ändrade bilder automatiskt. Den behöver ditt tillstånd en gång till.',
  authorise: 'Godkänn appen',
  notUpgraded: 'Uppgradera appen för att den ska fungera bättre.',
  guideTitle: 'Konfigurationsguide',
  guideLine: 'Välj vad som ska optimeras. Det tar mindre än en minut.',
  guideStart: 'Starta',
  guideDone: 'Guiden är klar!',
  guideNext: 'Du skickas vidare till Bildoptimering.'
}
