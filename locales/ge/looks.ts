/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Qualität',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identisch ({score|local})',
  looksIdentical: 'Sieht identisch aus ({score|local})',
  excellent: 'Hervorragend ({score|local})',
  veryGood: 'Sehr gut ({score|local})',
  good: 'Gut ({score|local})',
  visible: 'Unterschiede sichtbar ({score|local})',
  misnamed: 'Der Inhalt ist {type}, auch wenn der Name etwas anderes sagt'
}
