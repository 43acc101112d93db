export const legacy = {
  title: 'Eski sürümün ayarları',
  line: 'Ayarlar sayfasındaki seçeneklerin eski sürümdeki görünümü.',
  newer: 'Yeni ayarlara git',
  mode: 'Optimizasyon modu',
  automatic: 'Otomatik',
  automaticLine: 'Yeni ve değişen görseller kendiliğinden optimize edilir.',
  manual: 'Manuel',
  manualLine: 'Her değişiklikten sonra uygulamada manuel olarak optimize etmeniz gerekir.',
  options: {
    '1': 'Tüm ürün görselleri',
    '2': 'Yalnızca yayınlanan ürünlerin görselleri',
    '3': 'Blog görselleri',
    '4': 'Manuel koleksiyon görselleri',
    '5': 'Otomatik koleksiyon görselleri'
  },
  targets: 'İşlenecek görseller',
  autoQuality: 'Ayarlar sayfasında Otomatik seçili. Burada yaptığınız seçim onun yerine geçer.',
  quality: 'Kalite',
  qualityValue: '100 üzerinden {quality}',
  progress: 'İlerleme',
  running: '{done} / {all} ürün tamamlandı',
  upgradeTitle: 'Otomatik optimizasyon',
  upgradeText:
    'Yeni sürüm, yeni ve değişen görselleri otomatik olarak optimize eder. Bunun için bir kez daha izin vermeniz gerekir.',
  authorise: 'Uygulamaya izin ver',
  notUpgraded: 'Daha iyi bir deneyim için uygulamayı güncelleyin.',
  guideTitle: 'Kurulum rehberi',
  guideLine: 'Neyin optimize edileceğini seçin. Bir dakikadan kısa sürer.',
  guideStart: 'Başla',
  guideDone: 'Kurulum tamamlandı',
  guideNext: 'Görsel optimizasyonu sayfası açılıyor.'
}
