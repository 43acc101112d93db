/** How a result looks beside its original: a part of the section of comparing. */
export const looks = {
  quality: 'Kvalita',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Totožná ({score|local})',
  looksIdentical: 'Vypadá stejně ({score|local})',
  excellent: 'Vynikající ({score|local})',
  veryGood: 'Velmi dobrá ({score|local})',
  good: 'Dobrá ({score|local})',
  visible: 'Změny jsou vidět ({score|local})',
  misnamed: 'Obsah souboru je {type}, i když název říká něco jiného'
}
