export const looks = {
  quality: 'Calidad',
  /** Of a score: 100 identical, 90 cannot be told apart, 80 seen only side by side, 70 slightly visible. */
  identical: 'Idéntica ({score|local})',
  looksIdentical: 'Parece idéntica ({score|local})',
  excellent: 'Excelente ({score|local})',
  veryGood: 'Muy buena ({score|local})',
  good: 'Buena ({score|local})',
  visible: 'Se notan los cambios ({score|local})',
  misnamed: 'Su contenido es {type}, aunque el nombre diga otra cosa'
}
