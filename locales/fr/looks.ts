/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Qualité',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identique ({score|local})',
  looksIdentical: 'Visuellement identique ({score|local})',
  excellent: 'Excellente ({score|local})',
  veryGood: 'Très bonne ({score|local})',
  good: 'Bonne ({score|local})',
  visible: 'Différences visibles ({score|local})',
  misnamed: 'Le contenu réel est {type}, quel que soit le nom du fichier'
}
