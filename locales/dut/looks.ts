/** How a result compares with its original; part of the `compare` section. */
export const looks = {
  quality: 'Kwaliteit',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identiek ({score|local})',
  looksIdentical: 'Ziet er identiek uit ({score|local})',
  excellent: 'Uitstekend ({score|local})',
  veryGood: 'Zeer goed ({score|local})',
  good: 'Goed ({score|local})',
  visible: 'Zichtbare verschillen ({score|local})',
  misnamed: 'Dit is eigenlijk een {type}-bestand, ondanks de naam'
}
