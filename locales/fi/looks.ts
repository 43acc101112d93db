export const looks = {
  quality: 'Laatu',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Identtinen ({score|local})',
  looksIdentical: 'Näyttää identtiseltä ({score|local})',
  excellent: 'Erinomainen ({score|local})',
  veryGood: 'Erittäin hyvä ({score|local})',
  good: 'Hyvä ({score|local})',
  visible: 'Muutokset näkyvät ({score|local})',
  misnamed: 'Sisältö on {type}, vaikka nimi kertoo muuta'
}
