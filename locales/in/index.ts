import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

/** Spelled out, because `in` is a reserved word in TypeScript. */
const indonesian = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'Langsung ke konten',
    navigation: 'Utama',
    dismiss: 'Tutup',
    notifications: 'Notifikasi',
    problem: 'Terjadi kesalahan'
  },
  signIn: {
    title: 'Masuk',
    line: 'Masukkan token akses yang ditampilkan saat server dimulai.',
    token: 'Token akses',
    action: 'Masuk',
    wrong: 'Token akses ini tidak valid. Salin lagi dari baris terakhir yang ditampilkan server.'
  },
  dialog: {
    quota: {
      title: 'Batas paket tercapai',
      fit: 'Optimalkan sebanyak mungkin',
      upgrade: 'Tingkatkan paket'
    },
    close: 'Tutup',
    cancel: 'Batal',
    tryAgain: 'Coba lagi',
    failed: 'Konten gagal dimuat',
    checkConnection: 'Periksa koneksi Anda, lalu coba lagi.',
    loading: 'Memuat',
    from: 'Mulai dari paket {plan}',
    none: 'Tidak ada'
  },
  manual: {
    title: 'Optimalkan secara manual',
    kinds: 'Yang akan dioptimalkan',
    tabs: { product: 'Produk', collection: 'Koleksi', article: 'Blog' },
    search: {
      product: 'Cari produk',
      collection: 'Cari koleksi',
      article: 'Cari postingan blog'
    },
    name: 'Nama',
    state: 'Status',
    onlyOpen: 'Hanya yang belum dioptimalkan',
    sort: 'Urutkan',
    sorts: { open: 'Yang belum dioptimalkan dahulu', size: 'Yang terbesar dahulu' },
    selectAll: 'Pilih semua {n}',
    nothing: 'Pilih yang ingin Anda optimalkan.',
    start: 'Optimalkan',
    selectPage: 'Pilih semua di halaman ini',
    select: 'Pilih {title}',
    images: '{shown} gambar',
    open: 'Belum dioptimalkan',
    partly: '{done} dari {all} dioptimalkan',
    done: 'Dioptimalkan',
    excluded: 'Dikecualikan',
    someExcluded: '{n} gambar dikecualikan',
    exclude: 'Kecualikan dari pengoptimalan',
    include: 'Sertakan lagi',
    more: 'Tindakan untuk {title}',
    selected: '{count} dipilih',
    left: '{shown} gambar tersisa',
    tooMany: 'Maksimal {most} sekaligus',
    clear: 'Hapus pilihan',
    optimize: {
      product: 'Optimalkan {shown} produk',
      collection: 'Optimalkan {shown} koleksi',
      article: 'Optimalkan {shown} postingan blog'
    },
    empty: 'Belum ada data',
    emptyLine: {
      product: 'Produk dengan gambar akan muncul di sini.',
      collection: 'Koleksi dengan gambar akan muncul di sini.',
      article: 'Postingan blog dengan gambar akan muncul di sini.'
    },
    noHits: 'Coba kata kunci lain.',
    estimate: 'Perkirakan penghematan',
    estimating: 'Mencoba beberapa gambar…',
    estimated: 'Sekitar {saved} dari {size} dapat dihemat ({percent}).',
    hardlyAny: 'Hampir tidak ada yang dapat dihemat di sini.',
    estimateBasis:
      'Dicoba pada {tried} dari {shown} gambar. Tidak ada yang diubah atau dipotong dari kuota.'
  },
  paging: {
    label: 'Halaman',
    rows: 'Baris',
    showing: 'Menampilkan {from}–{to} dari {total} hasil',
    page: '{page} / {pages}',
    previous: 'Halaman sebelumnya',
    next: 'Halaman berikutnya',
    show: 'Tampilkan'
  },
  compression: {
    title: 'Pengaturan pengoptimalan',
    targets: 'Gambar yang dioptimalkan',
    products: 'Gambar produk',
    scope: 'Cakupan produk',
    allProducts: 'Semua gambar produk',
    publishedProducts: 'Hanya gambar produk yang dipublikasikan',
    collections: 'Gambar koleksi',
    blogs: 'Gambar postingan blog',
    compression: 'Kompresi',
    custom: 'Kualitas kustom',
    lossless: 'Lossless',
    losslessLine: 'Mempertahankan setiap piksel.',
    level: 'Tingkat kompresi',
    levels: { low: 'Rendah', medium: 'Sedang', high: 'Tinggi' },
    recommended: '{level} (disarankan)',
    conversion: 'Jenis file',
    pngToJpg: 'Konversi PNG ke JPG',
    pngToJpgLine: 'Dapat memperkecil ukuran hingga 80%.',
    sizeControl: 'Batalkan konversi jika ukuran hasilnya melebihi gambar asli',
    flatten: 'Termasuk gambar transparan, dengan latar putih',
    leaveTitle: 'Perubahan belum disimpan',
    leaveText: 'Perubahan Anda belum disimpan. Yakin ingin keluar?',
    leave: 'Keluar',
    stay: 'Tetap di halaman ini'
  },
  compare: {
    title: 'Asli dan dioptimalkan',
    original: 'Asli',
    optimized: 'Dioptimalkan',
    reduction: 'Pengurangan',
    ...looks,
    fileType: 'Jenis file',
    converted: '{from} → {to}',
    handle: 'Tampilkan lebih banyak gambar asli atau gambar yang dioptimalkan',
    share: '{percent} asli',
    previous: 'Gambar sebelumnya',
    next: 'Gambar berikutnya',
    position: 'Gambar {position} dari {total}',
    restore: 'Pulihkan gambar asli',
    moreQuality: 'Kualitas lebih tinggi',
    better: {
      medium: 'Tingkat kompresi: Sedang',
      low: 'Tingkat kompresi: Rendah',
      lossless: 'Lossless'
    },
    best: 'Tidak ada kualitas yang lebih tinggi untuk gambar ini.',
    nothing: 'Tidak ada yang dapat dibandingkan',
    nothingLine: 'Saat ini tidak ada gambar yang dikompres di sini.',
    originalMissing: 'Gambar asli gagal dimuat.',
    optimizedMissing: 'Gambar yang dioptimalkan gagal dimuat.'
  },
  detail: {
    back: 'Pengoptimalan gambar',
    title: 'Detail pengoptimalan',
    kept: 'Data gambar hanya disimpan selama {days} hari.',
    table: 'Gambar {title}',
    noItem: 'Belum ada data',
    noItemLine: 'Buka salah satu baris riwayat untuk melihat apa yang dilakukan pada gambarnya.',
    empty: 'Belum ada data',
    emptyLine:
      'Gambar yang dioptimalkan atau dipulihkan dalam 30 hari terakhir akan muncul di sini.',
    toJpg: 'PNG ke JPG',
    altText: 'Teks alt',
    fileName: 'Nama file',
    watermark: 'Watermark',
    columns: {
      status: 'Status',
      fileType: 'Jenis file',
      originalSize: 'Ukuran asli',
      ratio: 'Pengurangan',
      compressedSize: 'Ukuran baru',
      actions: 'Tindakan'
    },
    status: {
      compressed: 'Dikompres',
      not_compressed: 'Tidak dikompres',
      already_optimal: 'Sudah optimal',
      restored: 'Dipulihkan',
      failed: 'Gagal',
      expired: 'Kedaluwarsa',
      deleted: 'Dihapus'
    },
    selectPage: 'Pilih semua di halaman ini',
    select: 'Pilih {name}',
    selected: '{count} dipilih',
    clear: 'Hapus pilihan',
    restore: 'Pulihkan',
    restoreOriginal: 'Pulihkan gambar asli',
    reOptimize: 'Optimalkan ulang',
    download: 'Unduh',
    compare: 'Bandingkan',
    more: 'Tindakan untuk {name}',
    wrongState: 'Status gambar yang dipilih tidak mendukung tindakan ini. Pilih gambar lain.',
    noUrl: 'URL kosong',
    working: { optimize: 'Mengoptimalkan', restore: 'Memulihkan' },
    daysLeft: 'Sisa {n} hari untuk memulihkan',
    delivered:
      'Cadangan adalah gambar sebagaimana ditampilkan toko Anda. Shopify tidak memberikan file yang Anda unggah kepada aplikasi.',
    excluded: 'Dikecualikan',
    exclude: 'Kecualikan dari pengoptimalan',
    include: 'Sertakan lagi',
    progress: '{done} dari {total} gambar selesai',
    optimized: '{shown} gambar dioptimalkan',
    restored: '{shown} gambar dipulihkan',
    notDone: '{shown} gambar gagal',
    alreadyOptimal: '{shown} gambar sudah optimal'
  },
  imagesPage: {
    title: 'Pengoptimalan gambar',
    line: 'Gambar lebih kecil, hasil pencarian lebih baik.',
    settings: 'Pengaturan',
    optimize: 'Optimalkan gambar',
    notLoaded: 'Konten gagal dimuat. Periksa koneksi Anda, lalu coba lagi.'
  },
  stats: {
    label: 'Hasil',
    totalSaved: 'Total ruang yang dihemat',
    across: 'dari {n} gambar',
    averageSaved: 'Rata-rata ruang yang dihemat',
    perImage: 'per gambar',
    averagePercent: 'Rata-rata penghematan',
    ofOriginal: 'dari ukuran asli',
    freePlan: 'Paket gratis',
    prePlan: 'Paket Premium',
    unlimited: 'Tanpa batas',
    used: '{n} gambar terpakai',
    left: '{n} gambar tersisa',
    addOn: 'Tambahan: {used} / {all} gambar',
    quota: '{used} dari {all} gambar terpakai'
  },
  run: {
    optimise: {
      product: 'Mengoptimalkan produk',
      collection: 'Mengoptimalkan koleksi',
      article: 'Mengoptimalkan postingan blog',
      upload: 'Mengoptimalkan gambar'
    },
    reoptimise: {
      product: 'Mengoptimalkan ulang produk',
      collection: 'Mengoptimalkan ulang koleksi',
      article: 'Mengoptimalkan ulang postingan blog',
      upload: 'Mengoptimalkan ulang gambar'
    },
    automatic: {
      product: 'Mengoptimalkan produk secara otomatis',
      collection: 'Mengoptimalkan koleksi secara otomatis',
      article: 'Mengoptimalkan postingan blog secara otomatis',
      upload: 'Mengoptimalkan gambar secara otomatis'
    },
    restore: {
      product: 'Memulihkan gambar produk',
      collection: 'Memulihkan gambar koleksi',
      article: 'Memulihkan gambar postingan blog',
      upload: 'Memulihkan gambar'
    },
    done: '{n} dari {all} selesai. Anda dapat meninggalkan halaman ini.',
    seconds: 'Tersisa kurang dari satu menit',
    minutes: 'Tersisa sekitar {n} menit',
    hours: 'Tersisa sekitar {n} jam',
    stop: 'Hentikan',
    pause: 'Jeda',
    resume: 'Lanjutkan',
    paused: 'Dijeda',
    undo: 'Urungkan',
    notChanged: 'Tindakan gagal dilakukan. Periksa koneksi Anda, lalu coba lagi.',
    notStopped: 'Proses gagal dihentikan. Periksa koneksi Anda, lalu coba lagi.',
    waitsForRoom:
      'Disk server penuh. Proses berlanjut otomatis begitu ada ruang lagi. Tidak ada yang hilang.',
    waitsForDisk:
      'Server tidak dapat menulis ke disknya. Proses berlanjut otomatis begitu bisa. Tidak ada yang hilang.',
    percentDone: '{percent} selesai',
    optimized: {
      product: '{n} produk dioptimalkan',
      collection: '{n} koleksi dioptimalkan',
      article: '{n} postingan blog dioptimalkan',
      upload: '{n} gambar dioptimalkan'
    },
    restored: {
      product: 'Gambar dari {n} produk dipulihkan',
      collection: 'Gambar dari {n} koleksi dipulihkan',
      article: 'Gambar dari {n} postingan blog dipulihkan',
      upload: '{n} gambar dipulihkan'
    },
    notOptimized: '{n} gambar gagal dioptimalkan',
    notRestored: '{n} gambar gagal dipulihkan',
    imagesDone: '{done} dari {all} gambar selesai',
    alreadyOptimal: '{n} gambar sudah optimal',
    skippedUnpaid: '{n} dilewati: kuota habis',
    review: 'Tinjau'
  },
  history: {
    title: 'Riwayat pengoptimalan',
    note: 'Gambar asli disimpan selama {days} hari.',
    tabs: { product: 'Produk', collection: 'Koleksi', article: 'Blog', upload: 'Lainnya' },
    search: {
      product: 'Cari produk',
      collection: 'Cari koleksi',
      article: 'Cari postingan blog',
      upload: 'Cari gambar'
    },
    selected: '{n} dipilih',
    unselect: 'Hapus pilihan',
    restoreMany: 'Pulihkan',
    reoptimizeMany: 'Optimalkan ulang',
    fromPlan: 'Mulai dari paket {plan}',
    wrongState: {
      product: 'Status produk yang dipilih tidak mendukung tindakan ini. Pilih produk lain.',
      collection: 'Status koleksi yang dipilih tidak mendukung tindakan ini. Pilih koleksi lain.',
      article:
        'Status postingan blog yang dipilih tidak mendukung tindakan ini. Pilih postingan blog lain.',
      upload: 'Status gambar yang dipilih tidak mendukung tindakan ini. Pilih gambar lain.'
    },
    pageSelected: 'Semua {n} item di halaman ini dipilih.',
    allSelected: {
      product: 'Semua {n} produk dipilih.',
      collection: 'Semua {n} koleksi dipilih.',
      article: 'Semua {n} postingan blog dipilih.',
      upload: 'Semua {n} gambar dipilih.'
    },
    selectAll: {
      product: 'Pilih semua {n} produk yang cocok',
      collection: 'Pilih semua {n} koleksi yang cocok',
      article: 'Pilih semua {n} postingan blog yang cocok',
      upload: 'Pilih semua {n} gambar yang cocok'
    },
    confirmRestore: {
      title: 'Pulihkan semua?',
      text: {
        product: 'Gambar asli {n} produk akan dikembalikan.',
        collection: 'Gambar asli {n} koleksi akan dikembalikan.',
        article: 'Gambar asli {n} postingan blog akan dikembalikan.',
        upload: '{n} gambar akan kembali ke versi aslinya.'
      },
      go: 'Pulihkan semua'
    },
    confirmReoptimize: {
      title: 'Optimalkan ulang semua?',
      text: {
        product: '{n} produk akan dioptimalkan ulang dari gambar aslinya.',
        collection: '{n} koleksi akan dioptimalkan ulang dari gambar aslinya.',
        article: '{n} postingan blog akan dioptimalkan ulang dari gambar aslinya.',
        upload: '{n} gambar akan dioptimalkan ulang dari versi aslinya.'
      },
      go: 'Optimalkan ulang semua'
    },
    daysLeft: 'Sisa {n} hari untuk memulihkan',
    excluded: 'Dikecualikan',
    exclude: 'Kecualikan dari pengoptimalan',
    include: 'Sertakan lagi',
    selectPage: 'Pilih semua di halaman ini',
    selectRow: 'Pilih {title}',
    name: 'Nama',
    status: 'Status',
    changes: 'Perubahan',
    size: 'Ukuran',
    saved: 'Hemat',
    sort: 'Urutkan',
    sorts: {
      newest: 'Yang terbaru dahulu',
      saved: 'Yang paling hemat dahulu',
      name: 'Menurut nama'
    },
    actions: 'Tindakan',
    none: 'Tidak ada',
    before: 'Sebelum:',
    after: 'Sesudah:',
    images: '{n} gambar',
    compressed: 'Dikompres',
    partly_done: 'Selesai sebagian',
    already_optimal: 'Sudah optimal',
    not_compressed: 'Tidak dikompres',
    restored: 'Dipulihkan',
    failed: 'Gagal',
    expired: 'Kedaluwarsa',
    deleted: 'Dihapus',
    toJpg: 'PNG ke JPG',
    altText: 'Teks alt',
    fileName: 'Nama file',
    watermark: 'Watermark',
    compare: 'Bandingkan',
    download: 'Unduh',
    restore: 'Pulihkan gambar asli',
    more: 'Tindakan lainnya untuk {title}',
    emptyUrl: 'URL kosong',
    results: '{n} hasil',
    empty: 'Belum ada data',
    emptyLine: 'Gambar yang Anda optimalkan akan muncul di sini.',
    emptyUploads: 'Gambar yang Anda unggah akan muncul di sini.',
    upload: 'Unggah gambar',
    noHits: 'Coba kata kunci lain.',
    notLoaded: 'Riwayat gagal dimuat',
    tryAgainLine: 'Periksa koneksi Anda, lalu coba lagi.',
    tryAgain: 'Coba lagi',
    optimize: 'Optimalkan gambar',
    exportCsv: 'Ekspor CSV',
    notDone: 'Tindakan gagal dilakukan. Periksa koneksi Anda, lalu coba lagi.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Sesi Anda telah berakhir. Buka lagi aplikasi untuk masuk.',
    wrongToken: 'Token akses ini tidak valid.',
    shopClosed: 'Aplikasi tidak lagi terhubung dengan toko Anda. Buka lagi dari admin toko Anda.',
    otherOrigin: 'Permintaan ini berasal dari situs web lain dan ditolak.',
    notFound: 'Tidak ada apa pun di alamat ini.',
    fault: 'Coba lagi nanti',
    malformed: 'Permintaan tidak dapat dibaca: {detail}',
    field: '“{field}” tidak ada atau tidak valid: {detail}',
    tooLarge: 'Permintaan terlalu besar.',
    tooLong: '“{field}” terlalu panjang: maksimal {most|local} karakter.',
    tooMany: '“{field}” memiliki terlalu banyak entri: maksimal {most|local}.',
    addressTooLong:
      'Alamat terlalu panjang: maksimal {most|local} karakter dan {parameters|local} parameter.',
    keyOfOtherCall: 'Idempotency-Key ini milik panggilan lain.',
    keyNotAnswered:
      'Panggilan pertama dengan Idempotency-Key ini belum dijawab. Periksa apa yang telah dilakukannya sebelum mengirimnya lagi.',
    tooManyRequests: 'Terlalu banyak permintaan. Coba lagi nanti.',
    unknownLanguage: 'Bahasa “{language}” tidak tersedia.',
    unknownSwitch: '“{name}” bukan pengaturan aplikasi ini.',
    linkExpired: 'Tautan ini sudah kedaluwarsa. Muat ulang halaman untuk mendapatkan tautan baru.',
    fileGone: 'Gambar ini tidak tersedia lagi.',
    storeUnreachable: 'Toko sedang tidak dapat dihubungi. Coba lagi nanti.',
    quotaUsedUp:
      'Kuota gambar Anda habis. Tingkatkan paket untuk mengoptimalkan {count|local} gambar lagi.',
    quotaShort: 'Kuota gambar cukup untuk {covered|local} dari {chosen|local} gambar ini.',
    planLacks:
      'Paket Anda tidak mencakup fitur ini. Fitur ini tersedia mulai dari paket {plan|money}.',
    wrongState: {
      product: 'Status produk yang dipilih tidak mendukung tindakan ini. Pilih produk lain.',
      collection: 'Status koleksi yang dipilih tidak mendukung tindakan ini. Pilih koleksi lain.',
      blog: 'Status postingan blog yang dipilih tidak mendukung tindakan ini. Pilih postingan blog lain.',
      image: 'Status gambar yang dipilih tidak mendukung tindakan ini. Pilih gambar lain.'
    },
    nothingToOptimize: 'Semua yang Anda pilih sudah dioptimalkan dengan pengaturan ini.',
    nothingRunning: 'Tidak ada proses yang sedang berjalan.',
    alreadyEstimating: 'Perkiraan sedang dibuat. Coba lagi setelah selesai.',
    noTarget: 'Pilih setidaknya satu jenis gambar di pengaturan sebelum mengoptimalkan.',
    onlyPublished:
      'Hanya gambar produk yang dipublikasikan yang dioptimalkan. Ubah ini di pengaturan.',
    diskFull: 'Disk server penuh, jadi tidak ada yang disimpan. Coba lagi nanti.',
    diskReadOnly:
      'Server tidak dapat menulis ke disknya, jadi tidak ada yang disimpan. Coba lagi nanti.',
    databaseGone:
      'Server tidak dapat menjangkau basis datanya saat ini. Coba lagi dalam satu menit.',
    unknownImage: 'Gambar ini tidak ada dalam riwayat.'
  },
  reasons: {
    empty: 'File kosong.',
    'not-a-picture': 'File bukan gambar.',
    damaged: 'File rusak atau tidak lengkap.',
    'too-large': 'File lebih besar dari 50 MB.',
    'too-many-pixels':
      'Gambar melebihi 100 megapiksel; untuk PNG atau WebP, batasnya 50 megapiksel.',
    'too-many-frames': 'Animasi memiliki terlalu banyak frame.',
    avif: 'Gambar AVIF tidak didukung; ukurannya memang sudah kecil. Gambar tidak diubah.',
    heic: 'Gambar HEIC tidak didukung, dan sebagian besar browser tidak dapat menampilkannya. Simpan sebagai JPEG.',
    colours:
      'Keterangan warna gambar tidak dapat dibaca sehingga warnanya bisa berubah. Gambar dibiarkan apa adanya. Simpan sebagai sRGB untuk mengoptimalkannya.',
    hdr: 'Gambar ini adalah foto HDR, dan pengoptimalan akan menghilangkan HDR-nya. Gambar dibiarkan apa adanya. Simpan tanpa HDR untuk mengoptimalkannya.',
    watermark: 'Watermark tidak dapat dibaca. Unggah lagi di pengaturan.',
    unsupported: 'Jenis gambar ini tidak didukung. Gunakan JPEG, PNG, GIF, atau WebP.',
    'took-too-long': 'Pemrosesan gambar terlalu lama dan dihentikan.',
    'worker-died': 'Gambar tidak dapat diproses.',
    'disk-full': 'Disk penuh. Kosongkan sebagian ruang, lalu optimalkan lagi.',
    refused: 'Toko tidak menerima gambar baru. Gambar lama masih ada.',
    lost: 'Toko tidak lagi menampilkan gambar ini. Pulihkan, atau unggah lagi di toko Anda.',
    'read-only': 'Toko tidak mengizinkan perubahan pada gambar ini.',
    gone: 'Gambar sudah dihapus di toko.',
    unreachable: 'Toko tidak dapat dihubungi. Optimalkan lagi nanti.',
    'quota-used-up': 'Kuota gambar habis.',
    'changed-in-store': 'Gambar telah diubah di toko, jadi dibiarkan apa adanya.',
    'backup-missing': 'Gambar asli tidak tersedia lagi.',
    'law-broken':
      'Catatan kami tentang pekerjaan ini saling bertentangan, jadi pekerjaan ini dihentikan. Tidak ada yang hilang. Hubungi dukungan.',
    fault: 'Terjadi kesalahan pada gambar ini. Optimalkan lagi.'
  },
  partly: {
    failed: '{count|local} gambar gagal dioptimalkan',
    skipped: '{count|local} gambar dilewati'
  },
  replies: {
    started: '{count|local} gambar masuk antrean',
    restoring: '{count|local} gambar sedang dipulihkan',
    stopped: 'Dihentikan. Gambar yang sudah selesai tetap dioptimalkan.',
    settingsSaved: 'Pengaturan disimpan',
    noted: 'Dicatat',
    languageSaved: 'Bahasa disimpan',
    rated: 'Terima kasih atas rating Anda.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default indonesian
