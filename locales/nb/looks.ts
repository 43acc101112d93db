/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Kvalitet',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identisk ({score|local})',
  looksIdentical: 'Ser identisk ut ({score|local})',
  excellent: 'Utmerket ({score|local})',
  veryGood: 'Svært god ({score|local})',
  good: 'God ({score|local})',
  visible: 'Endringer er synlige ({score|local})',
  misnamed: 'Innholdet er {type}, selv om navnet sier noe annet'
}
