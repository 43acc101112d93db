/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Innstillinger i den gamle versjonen',
  line: 'De samme innstillingene som på innstillingssiden, slik den gamle versjonen viser dem.',
  newer: 'Gå til de nye innstillingene',
  mode: 'Optimaliseringsmodus',
  automatic: 'Automatisk',
  automaticLine: 'Nye og endrede bilder optimaliseres automatisk.',
  manual: 'Manuell',
  manualLine: 'Du må selv starte optimaliseringen i appen etter hver endring.',
  options: {
    '1': 'Alle produktbilder',
    '2': 'Bare bilder av publiserte produkter',
    '3': 'Bloggbilder',
    '4': 'Bilder i manuelle samlinger',
    '5': 'Bilder i automatiserte samlinger'
  },
  targets: 'Bilder som skal behandles',
  autoQuality: 'Auto er valgt på innstillingssiden. Et valg her erstatter det.',
  quality: 'Kvalitet',
  qualityValue: '{quality} av 100',
  progress: 'Fremdrift',
  running: '{done} av {all} produkter fullført',
  upgradeTitle: 'Automatisk optimalisering',
  upgradeText:
    'Den nye versjonen optimaliserer nye og endrede bilder automatisk. Den trenger tillatelsen din én gang til.',
  authorise: 'Godkjenn appen',
  notUpgraded: 'Oppgrader for å få en bedre opplevelse av appen.',
  guideTitle: 'Konfigurasjonsveiviser',
  guideLine: 'Velg hva som skal optimaliseres. Det tar under ett minutt.',
  guideStart: 'Start',
  guideDone: 'Konfigurasjonen er fullført!',
  guideNext: 'Du sendes videre til Bildeoptimalisering.'
}
