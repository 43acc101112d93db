/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Paramètres de l’ancienne version',
  line: 'Les réglages de la page Paramètres, tels que l’ancienne version les affiche.',
  newer: 'Accéder aux nouveaux paramètres',
  mode: 'Mode d’optimisation',
  automatic: 'Automatique',
  automaticLine: 'Les images nouvelles ou modifiées sont optimisées automatiquement.',
  manual: 'Manuel',
  manualLine:
    'Vous devez lancer l’optimisation manuellement dans l’application après chaque modification.',
  options: {
    '1': 'Toutes les images de produits',
    '2': 'Uniquement les images de produits publiés',
    '3': 'Images d’articles de blog',
    '4': 'Images de collections manuelles',
    '5': 'Images de collections automatisées'
  },
  targets: 'Images à traiter',
  autoQuality: 'Auto est sélectionné sur la page Paramètres. Votre choix ici le remplacera.',
  quality: 'Qualité',
  qualityValue: '{quality} sur 100',
  progress: 'Avancement',
  running: 'Produits traités : {done} sur {all}',
  upgradeTitle: 'Optimisation automatique',
  upgradeText:
    'La nouvelle version optimise automatiquement les images nouvelles ou modifiées. Elle a de nouveau besoin de votre autorisation.',
  authorise: 'Autoriser l’application',
  notUpgraded: 'Mettez l’application à niveau pour une meilleure expérience.',
  guideTitle: 'Guide de configuration',
  guideLine: 'Choisissez ce qui doit être optimisé. Cela prend moins d’une minute.',
  guideStart: 'Commencer',
  guideDone: 'Configuration terminée !',
  guideNext: 'Redirection vers Optimisation des images…'
}
