/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Qualität',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identisch ({score|local})',
  looksIdentical: 'Sieht identisch aus ({score|local})',
  excellent: 'Hervorragend ({score|local})',
  veryGood: 'Sehr gut ({score|local})',
  good: 'Gut ({score|local})',
  visible: 'Unterschiede sichtbar ({score|local})',
  misnamed: 'Der Inhalt ist {type}, auch wenn der Name etwas anderes sagt'
}
