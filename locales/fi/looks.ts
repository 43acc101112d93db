export const looks = {
  quality: 'Laatu',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Identtinen ({score|local})',
  looksIdentical: 'Näyttää identtiseltä ({score|local})',
  excellent: 'Erinomainen ({score|local})',
  veryGood: 'Erittäin hyvä ({score|local})',
  good: 'Hyvä ({score|local})',
  visible: 'Muutokset näkyvät ({score|local})',
  misnamed: 'Sisältö on {type}, vaikka nimi kertoo muuta'
}
