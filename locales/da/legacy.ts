/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Indstillinger i den gamle version',
  line: 'De samme indstillinger som på indstillingssiden, sådan som den gamle version viser dem.',
  newer: 'Gå til de nye indstillinger',
  mode: 'Optimeringstilstand',
  automatic: 'Automatisk',
  automaticLine: 'Nye og ændrede billeder optimeres automatisk.',
  manual: 'Manuel',
  manualLine: 'Efter hver ændring skal du selv starte optimeringen i appen.',
  options: {
    '1': 'Alle produktbilleder',
    '2': 'Kun billeder af udgivne produkter',
    '3': 'Blogbilleder',
    '4': 'Billeder i manuelle kollektioner',
    '5': 'Billeder i automatiserede kollektioner'
  },
  targets: 'Billeder, der skal behandles',
  autoQuality: 'Auto er valgt på indstillingssiden. Et valg her erstatter det.',
  quality: 'Kvalitet',
  qualityValue: '{quality} af 100',
  progress: 'Status',
  running: '{done} af {all} produkter færdige',
  upgradeTitle: 'Automatisk optimering',
  upgradeText:
    'Den nye version optimerer nye og ændrede billeder automatisk. Den har brug for din tilladelse én gang til.',
  authorise: 'Godkend appen',
  notUpgraded: 'Opgrader for at få en bedre oplevelse af appen.',
  guideTitle: 'Konfigurationsguide',
  guideLine: 'Vælg, hvad der skal optimeres. Det tager under et minut.',
  guideStart: 'Start',
  guideDone: 'Konfigurationen er færdig!',
  guideNext: 'Du sendes videre til Billedoptimering.'
}
