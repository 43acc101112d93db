export const looks = {
  quality: 'Calidad',
  /** Score bands: 100 is identical, 90 indistinguishable, 80 visible only side by side, 70 slightly visible. */
  identical: 'Idéntica ({score|local})',
  looksIdentical: 'Parece idéntica ({score|local})',
  excellent: 'Excelente ({score|local})',
  veryGood: 'Muy buena ({score|local})',
  good: 'Buena ({score|local})',
  visible: 'Se notan los cambios ({score|local})',
  misnamed: 'Su contenido es {type}, aunque el nombre diga otra cosa'
}
