/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Kwaliteit',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identiek ({score|local})',
  looksIdentical: 'Lijkt identiek ({score|local})',
  excellent: 'Uitstekend ({score|local})',
  veryGood: 'Zeer goed ({score|local})',
  good: 'Goed ({score|local})',
  visible: 'Zichtbare verschillen ({score|local})',
  misnamed: 'De inhoud is {type}, ongeacht de bestandsnaam'
}
