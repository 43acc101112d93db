import type { BaseTranslation } from '../i18n-types.ts'

export const automatic = {
  title: 'Otomatik optimizasyon',
  line: 'Yeni, değişen veya hiç optimize edilmemiş görseller otomatik olarak optimize edilir.',
  on: 'Açık',
  off: 'Kapalı',
  targets: 'Şunlar için geçerli',
  products: 'Ürün görselleri',
  publishedProducts: 'Yayınlanan ürünlerin görselleri',
  collections: 'Koleksiyon görselleri',
  blogs: 'Blog görselleri',
  altText: 'Alternatif metin',
  fileName: 'Dosya adları',
  fromPlan: '{plan} planı ve üzeri',
  noFeature: 'Otomatik ayarlar kapalı. Otomatik optimize edilecek içerikleri seçin.',
  setUp: 'Ayarla',
  paused: 'Duraklatıldı: görsel kotası doldu. Yeniden kota olunca otomatik olarak devam eder.',
  byHand: 'Her değişiklikten sonra uygulamada manuel olarak optimize etmeniz gerekir.',
  ask: 'Otomatik optimizasyon açılsın mı?',
  turnOn: 'Aç',
  turnedOn: 'Otomatik optimizasyon açık',
  notChanged: 'Değişiklik yapılamadı. Bağlantınızı kontrol edip tekrar deneyin.',
  banner: 'Otomatik olarak optimize ediliyor',
  bannerLine: 'Yeni ve değişen görseller otomatik olarak optimize edilir.'
} satisfies BaseTranslation

export const runLog = {
  title: 'İşlemler',
  line: 'Son 90 günde yapılanlar, en yenisi başta.',
  open: 'İşlemler',
  kinds: {
    optimise: {
      product: 'Ürünleri optimize etme',
      collection: 'Koleksiyonları optimize etme',
      article: 'Blog gönderilerini optimize etme',
      upload: 'Yüklenen görselleri optimize etme'
    },
    reoptimise: {
      product: 'Ürünleri yeniden optimize etme',
      collection: 'Koleksiyonları yeniden optimize etme',
      article: 'Blog gönderilerini yeniden optimize etme',
      upload: 'Yüklenen görselleri yeniden optimize etme'
    },
    automatic: {
      product: 'Ürünleri otomatik olarak optimize etme',
      collection: 'Koleksiyonları otomatik olarak optimize etme',
      article: 'Blog gönderilerini otomatik olarak optimize etme',
      upload: 'Yüklenen görselleri otomatik olarak optimize etme'
    },
    restore: {
      product: 'Ürün görsellerini geri yükleme',
      collection: 'Koleksiyon görsellerini geri yükleme',
      article: 'Blog görsellerini geri yükleme',
      upload: 'Yüklenen görselleri geri yükleme'
    }
  },
  states: {
    queued: 'Sırada',
    running: 'Sürüyor',
    paused: 'Duraklatıldı',
    stopping: 'Durduruluyor',
    done: 'Tamamlandı',
    stopped: 'Durduruldu',
    partly: 'Kısmen tamamlandı',
    failed: 'Başarısız'
  },
  changed: '{n} görsel değiştirildi',
  unchanged: '{n} görsel zaten en iyi durumda',
  skipped: '{n} görsel işlenmedi',
  left: '{n} görsel kaldı',
  undo: 'Geri al',
  undoNamed: 'Geri al: {title}',
  undoTitle: 'Bu işlem geri alınsın mı?',
  undoText:
    'Bu işlemin değiştirdiği her görsel, adı ve alternatif metniyle birlikte orijinaline döner. Bu ücretsizdir. Diğer işlemlerin değişiklikleri korunur.',
  failures: '{n} görsel neden başarısız oldu',
  hideFailures: 'Gizle',
  retry: 'Tekrar dene',
  retryNamed: 'Tekrar dene: {name}',
  retryAll: 'Tümünü tekrar dene',
  more: 'Daha fazla göster',
  empty: 'Henüz işlem yok',
  emptyLine: 'Görselleri optimize eden veya geri yükleyen her işlem burada listelenir.'
} satisfies BaseTranslation

export const exclusions = {
  reasons: {
    item: 'Ayarlarınız gereği hariç tutuldu',
    image: 'Ayarlarınız gereği hariç tutuldu',
    name: 'Dosya adı ayarlarda hariç tutulmuş',
    size: 'Ayarlardaki alt sınırdan küçük'
  },
  title: 'Hariç tutulanlar',
  line: 'Bu görseller hiçbir zaman optimize edilmez. Geri yükleme yine çalışır.',
  none: 'Yok',
  names: 'Dosya adları',
  namesHelp: 'Her satıra bir tane. * herhangi bir metnin yerine geçer: logo-*, *.gif',
  below: 'Şundan küçük',
  belowUnit: 'KB',
  wrongNames: 'En fazla 200 ad girin; her biri en fazla 255 karakter olabilir.',
  wrongSize: 'KB olarak 0 ile 51200 arasında bir tam sayı girin.'
} satisfies BaseTranslation

export const automaticReplies = {
  starts: '{count|local} görsel hemen optimize edilecek.',
  uses: 'Bu, görsel kotasında kalan {left|local} hakkın en fazla {count|local} tanesini kullanır.',
  short:
    'Görsel kotası bunların {left|local} tanesine yetiyor. Diğerleri yeniden kota olana kadar bekler.',
  mustSetUp: 'Optimizasyon için önce en az bir öğe ayarlayın.',
  noFeature: 'Otomatik ayarlar kapalı. Otomatik optimize edilecek içerikleri seçin.',
  excluded: 'Seçtikleriniz optimizasyondan hariç tutuluyor. Önce yeniden dahil edin.',
  excludedDone: 'Bundan sonra {count|local} görsel optimize edilmeyecek',
  includedDone: 'Bundan sonra {count|local} görsel yeniden optimize edilecek',
  paused: 'Duraklatıldı. İşlenmekte olan görseller tamamlanır.',
  resumed: 'Devam ediyor',
  nothingPaused: 'Duraklatılmış bir işlem yok.',
  unknownRun: 'Bu işlem artık bulunmuyor.',
  nothingToUndo:
    'Geri alınacak bir şey kalmadı: bu görseller sonradan geri yüklendi veya değiştirildi.',
  nothingToRetry: 'Tekrar denenecek bir şey kalmadı.'
} satisfies BaseTranslation
