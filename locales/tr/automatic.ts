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
      product: 'Ürünler optimize edildi',
      collection: 'Koleksiyonlar optimize edildi',
      article: 'Blog gönderileri optimize edildi',
      upload: 'Yüklenen görseller optimize edildi'
    },
    reoptimise: {
      product: 'Ürünler yeniden optimize edildi',
      collection: 'Koleksiyonlar yeniden optimize edildi',
      article: 'Blog gönderileri yeniden optimize edildi',
      upload: 'Yüklenen görseller yeniden optimize edildi'
    },
    automatic: {
      product: 'Ürünler otomatik olarak optimize edildi',
      collection: 'Koleksiyonlar otomatik olarak optimize edildi',
      article: 'Blog gönderileri otomatik olarak optimize edildi',
      upload: 'Yüklenen görseller otomatik olarak optimize edildi'
    },
    restore: {
      product: 'Ürün görselleri geri yüklendi',
      collection: 'Koleksiyon görselleri geri yüklendi',
      article: 'Blog görselleri geri yüklendi',
      upload: 'Yüklenen görseller geri yüklendi'
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
    'Bu işlemin değiştirdiği her görsel, adıyla birlikte orijinaline döner. Bu ücretsizdir. Diğer işlemlerin değişiklikleri korunur.',
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
  names: 'Dosya adları',
  namesHelp: 'Her satıra bir tane. * herhangi bir metnin yerine geçer: logo-*, *.gif',
  below: 'Şundan küçük',
  belowUnit: 'KB',
  wrongNames: 'En fazla 200 ad girin; her biri en fazla 255 karakter olabilir.',
  wrongSize: 'KB olarak 0 ile 51200 arasında bir tam sayı girin.'
} satisfies BaseTranslation

export const automaticReplies = {
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
