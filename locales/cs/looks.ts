/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Kvalita',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Totožná ({score|local})',
  looksIdentical: 'Vypadá stejně ({score|local})',
  excellent: 'Vynikající ({score|local})',
  veryGood: 'Velmi dobrá ({score|local})',
  good: 'Dobrá ({score|local})',
  visible: 'Změny jsou vidět ({score|local})',
  misnamed: 'Obsah souboru je {type}, i když název říká něco jiného'
}
