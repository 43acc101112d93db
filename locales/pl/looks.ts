/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Jakość',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identyczna ({score|local})',
  looksIdentical: 'Wygląda identycznie ({score|local})',
  excellent: 'Doskonała ({score|local})',
  veryGood: 'Bardzo dobra ({score|local})',
  good: 'Dobra ({score|local})',
  visible: 'Zmiany są widoczne ({score|local})',
  misnamed: 'Zawartość pliku to {type}, choć nazwa mówi co innego'
}
