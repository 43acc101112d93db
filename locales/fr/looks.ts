/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Qualité',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identique ({score|local})',
  looksIdentical: 'Visuellement identique ({score|local})',
  excellent: 'Excellente ({score|local})',
  veryGood: 'Très bonne ({score|local})',
  good: 'Bonne ({score|local})',
  visible: 'Différences visibles ({score|local})',
  misnamed: 'Le contenu réel est {type}, quel que soit le nom du fichier'
}
