/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Settings (old version)',
  line: 'The same options as on the Settings page, in the old layout.',
  newer: 'Go to the new settings',
  mode: 'Optimization mode',
  automatic: 'Automatic',
  automaticLine: 'New and changed images are optimized automatically.',
  manual: 'Manual',
  manualLine: 'You need to manually optimize in the APP after each change.',
  options: {
    '1': 'All product images',
    '2': 'Only published product images',
    '3': 'Blog images',
    '4': 'Manual collection images',
    '5': 'Automated collection images'
  },
  targets: 'Applies to',
  autoQuality: 'Quality is set to Auto in Settings. Your choice here replaces it.',
  quality: 'Quality',
  qualityValue: '{quality:string} of 100',
  progress: 'Progress',
  running: '{done:string} of {all:string} products done',
  upgradeTitle: 'Automatic optimization',
  upgradeText:
    'The new version optimizes new and changed images automatically. It needs your permission again.',
  authorise: 'Authorise app',
  notUpgraded: 'For the better experience of the APP, please upgrade.',
  guideTitle: 'Setup guide',
  guideLine: 'Choose what to optimize. It takes less than a minute.',
  guideStart: 'Start',
  guideDone: 'Completed instruction!',
  guideNext: 'Taking you to Image Optimization.'
}
