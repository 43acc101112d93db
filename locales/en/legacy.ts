/** The older settings page, its upgrade, and the start of the set-up guide. */
export const legacy = {
  title: 'Settings of the old version',
  line: 'The same settings as on the settings page, as the old version shows them.',
  newer: 'Go to the new settings',
  mode: 'Optimization mode',
  automatic: 'Automatic',
  automaticLine: 'New and changed images are optimized on their own.',
  manual: 'Manual',
  manualLine: 'You need to manually optimize in the APP after each change.',
  options: {
    '1': 'All product images',
    '2': 'Only published product images',
    '3': 'Blog images',
    '4': 'Manual collection images',
    '5': 'Automated collection images'
  },
  targets: 'Images to work on',
  autoQuality: 'Auto is chosen on the settings page. Choosing here replaces it.',
  quality: 'Quality',
  qualityValue: '{quality:string} of 100',
  progress: 'Progress',
  running: '{done:string} of {all:string} products done',
  upgradeTitle: 'Automatic optimization',
  upgradeText:
    'The new version optimizes new and changed images on their own. It needs your permission once more.',
  authorise: 'Authorise app',
  notUpgraded: 'For the better experience of the APP, please upgrade.',
  guideTitle: 'Set-up guide',
  guideLine: 'Choose what is optimized. It takes less than a minute.',
  guideStart: 'Start',
  guideDone: 'Completed instruction!',
  guideNext: 'You are taken to Image Optimization.'
}
