import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Pengoptimalan otomatis',
  line: 'Gambar baru, gambar yang diubah, dan gambar yang belum dioptimalkan akan dioptimalkan secara otomatis.',
  on: 'Aktif',
  off: 'Nonaktif',
  targets: 'Berlaku untuk',
  products: 'Gambar produk',
  publishedProducts: 'Gambar produk yang dipublikasikan',
  collections: 'Gambar koleksi',
  blogs: 'Gambar postingan blog',
  altText: 'Teks alt',
  fileName: 'Nama file',
  fromPlan: 'Mulai dari paket {plan}',
  noFeature:
    'Pengoptimalan otomatis nonaktif karena belum ada konten yang dipilih. Atur dulu konten yang akan dioptimalkan secara otomatis.',
  setUp: 'Atur',
  paused: 'Dijeda: kuota gambar habis. Proses berlanjut otomatis begitu kuota tersedia lagi.',
  byHand: 'Anda perlu mengoptimalkan secara manual di aplikasi setiap kali ada perubahan.',
  ask: 'Aktifkan pengoptimalan otomatis?',
  turnOn: 'Aktifkan',
  turnedOn: 'Pengoptimalan otomatis aktif',
  notChanged: 'Perubahan gagal disimpan. Periksa koneksi Anda, lalu coba lagi.',
  banner: 'Mengoptimalkan secara otomatis',
  bannerLine: 'Gambar baru dan gambar yang diubah dioptimalkan secara otomatis.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Riwayat proses',
  line: 'Semua proses dalam 90 hari terakhir, dari yang terbaru.',
  open: 'Riwayat proses',
  kinds: {
    optimise: {
      product: 'Pengoptimalan produk',
      collection: 'Pengoptimalan koleksi',
      article: 'Pengoptimalan postingan blog',
      upload: 'Pengoptimalan gambar unggahan'
    },
    reoptimise: {
      product: 'Pengoptimalan ulang produk',
      collection: 'Pengoptimalan ulang koleksi',
      article: 'Pengoptimalan ulang postingan blog',
      upload: 'Pengoptimalan ulang gambar unggahan'
    },
    automatic: {
      product: 'Pengoptimalan otomatis produk',
      collection: 'Pengoptimalan otomatis koleksi',
      article: 'Pengoptimalan otomatis postingan blog',
      upload: 'Pengoptimalan otomatis gambar unggahan'
    },
    restore: {
      product: 'Pemulihan gambar produk',
      collection: 'Pemulihan gambar koleksi',
      article: 'Pemulihan gambar postingan blog',
      upload: 'Pemulihan gambar unggahan'
    }
  },
  states: {
    queued: 'Dalam antrean',
    running: 'Berjalan',
    paused: 'Dijeda',
    stopping: 'Menghentikan',
    done: 'Selesai',
    stopped: 'Dihentikan',
    partly: 'Selesai sebagian',
    failed: 'Gagal'
  },
  changed: '{n} gambar diubah',
  unchanged: '{n} sudah optimal',
  skipped: '{n} belum diproses',
  left: '{n} tersisa',
  undo: 'Urungkan',
  undoNamed: 'Urungkan: {title}',
  undoTitle: 'Urungkan proses ini?',
  undoText:
    'Setiap gambar yang diubah oleh proses ini kembali ke file asli beserta nama dan teks alt aslinya. Tindakan ini gratis. Perubahan dari proses lain tetap ada.',
  failures: 'Penyebab {n} gambar gagal',
  hideFailures: 'Sembunyikan',
  retry: 'Coba lagi',
  retryNamed: 'Coba lagi: {name}',
  retryAll: 'Coba lagi semua',
  more: 'Tampilkan lainnya',
  empty: 'Belum ada proses',
  emptyLine: 'Setiap proses yang mengoptimalkan atau memulihkan gambar tercatat di sini.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Dikecualikan oleh pengaturan Anda',
    image: 'Dikecualikan oleh pengaturan Anda',
    name: 'Nama filenya dikecualikan di pengaturan',
    size: 'Lebih kecil dari batas di pengaturan'
  },
  title: 'Pengecualian',
  line: 'Gambar ini tidak pernah dioptimalkan, tetapi tetap dapat dipulihkan.',
  none: 'Tidak ada',
  names: 'Nama file',
  namesHelp: 'Satu per baris. * mewakili karakter apa pun: logo-*, *.gif',
  below: 'Lebih kecil dari',
  belowUnit: 'KB',
  wrongNames: 'Maksimal 200 nama, masing-masing hingga 255 karakter.',
  wrongSize: 'Masukkan bilangan bulat dalam KB dari 0 hingga 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} gambar akan langsung dioptimalkan.',
  uses: 'Ini memakai paling banyak {count|local} dari {left|local} yang tersisa di kuota gambar.',
  short:
    'Kuota gambar cukup untuk {left|local} di antaranya. Sisanya menunggu sampai kuota tersedia lagi.',
  mustSetUp: 'Pilih setidaknya satu jenis gambar di pengaturan sebelum mengoptimalkan.',
  noFeature:
    'Pengoptimalan otomatis nonaktif karena belum ada konten yang dipilih. Atur dulu konten yang akan dioptimalkan secara otomatis.',
  excluded: 'Pilihan Anda dikecualikan dari pengoptimalan. Sertakan lagi terlebih dahulu.',
  excludedDone: '{count|local} gambar dikecualikan dari pengoptimalan',
  includedDone: '{count|local} gambar disertakan lagi dalam pengoptimalan',
  paused: 'Dijeda. Gambar yang sedang diproses akan diselesaikan.',
  resumed: 'Dilanjutkan',
  nothingPaused: 'Tidak ada proses yang dijeda.',
  unknownRun: 'Proses ini tidak tersedia lagi.',
  nothingToUndo:
    'Tidak ada yang dapat diurungkan: gambar ini sudah dipulihkan atau diubah setelahnya.',
  nothingToRetry: 'Tidak ada yang perlu dicoba lagi.'
} satisfies BaseTranslation
