export const legacy = {
  title: 'Impostazioni della versione precedente',
  line: 'Le stesse opzioni della pagina delle impostazioni, come le mostra la versione precedente.',
  newer: 'Vai alle nuove impostazioni',
  mode: 'Modalità di ottimizzazione',
  automatic: 'Automatica',
  automaticLine: 'Le immagini nuove e modificate vengono ottimizzate automaticamente.',
  manual: 'Manuale',
  manualLine: 'Dopo ogni modifica devi ottimizzare manualmente nell’app.',
  options: {
    '1': 'Tutte le immagini dei prodotti',
    '2': 'Solo immagini dei prodotti pubblicati',
    '3': 'Immagini dei blog',
    '4': 'Immagini delle collezioni manuali',
    '5': 'Immagini delle collezioni automatizzate'
  },
  targets: 'Si applica a',
  autoQuality:
    'Nella pagina delle impostazioni è selezionato Automatico. La tua scelta qui lo sostituisce.',
  quality: 'Qualità',
  qualityValue: '{quality} su 100',
  progress: 'Avanzamento',
  running: '{done} di {all} prodotti completati',
  upgradeTitle: 'Ottimizzazione automatica',
  upgradeText:
    'La nuova versione ottimizza automaticamente le immagini nuove e modificate. Serve ancora una volta la tua autorizzazione.',
  authorise: 'Autorizza app',
  notUpgraded: 'Aggiorna l’app per usarla al meglio.',
  guideTitle: 'Guida alla configurazione',
  guideLine: 'Scegli cosa ottimizzare. Richiede meno di un minuto.',
  guideStart: 'Inizia',
  guideDone: 'Configurazione completata',
  guideNext: 'Ora si apre Ottimizzazione immagini.'
}
