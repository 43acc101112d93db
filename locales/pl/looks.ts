/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Jakość',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identyczna ({score|local})',
  looksIdentical: 'Wygląda identycznie ({score|local})',
  excellent: 'Doskonała ({score|local})',
  veryGood: 'Bardzo dobra ({score|local})',
  good: 'Dobra ({score|local})',
  visible: 'Zmiany są widoczne ({score|local})',
  misnamed: 'Zawartość pliku to {type}, choć nazwa mówi co innego'
}
