/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Kvalitet',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identisk ({score|local})',
  looksIdentical: 'Ser identisk ut ({score|local})',
  excellent: 'Utmerket ({score|local})',
  veryGood: 'Svært god ({score|local})',
  good: 'God ({score|local})',
  visible: 'Endringer er synlige ({score|local})',
  misnamed: 'Innholdet er {type}, selv om navnet sier noe annet'
}
