/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Harga',
  line: 'Paket Anda, pemakaian Anda, dan isi paket lainnya.',
  subscription: 'Page Speed Boost, {plan|money} per bulan',
  usageTerms:
    '{price|money} untuk setiap {images|local} gambar di luar kuota paket, dibulatkan ke atas',
  succeed: 'Berhasil',
  decided: {
    free: 'Anda sekarang menggunakan paket gratis.',
    active: 'Paket Anda telah diubah.',
    declined: 'Anda menolak perubahan ini. Paket Anda tetap sama.',
    waiting: 'Shopify belum mengonfirmasi perubahan ini. Paket Anda berubah begitu dikonfirmasi.'
  },
  notice: {
    frozenTitle: 'Paket Anda ditangguhkan',
    frozenLine:
      'Toko Anda memiliki tagihan Shopify yang belum dibayar. Sampai dibayar, Anda memakai paket gratis. Setelah itu, paket Anda seharga {price|money} per bulan berlanjut otomatis.',
    testTitle: 'Toko Anda bukan lagi toko pengembangan',
    testLine:
      'Paket Anda seharga {price|money} per bulan adalah uji coba gratis. Sisa gambarnya dapat digunakan hingga {date}. Untuk mempertahankan paket ini, mulailah berlangganan.',
    testEndedTitle: 'Paket uji coba gratis Anda telah berakhir',
    testEndedLine:
      'Toko Anda bukan lagi toko pengembangan, jadi paket seharga {price|money} per bulan tidak lagi gratis. Anda sekarang menggunakan paket gratis.',
    subscribe: 'Berlangganan {price|money} per bulan',
    refusedTitle: 'Sebuah tagihan ditolak',
    refusedLine:
      'Tagihan terakhir Anda untuk gambar tambahan tidak diterima. Biaya kelebihan kini nonaktif, jadi tidak ada lagi yang ditagih. Hubungi dukungan jika Anda ingin mengaktifkannya lagi.',
    heldTitle: 'Batas biaya kelebihan Anda tercapai',
    heldLine:
      'Dalam periode 30 hari ini, {used|money} dari maksimal {cap|money} sudah ditagih. Biaya kelebihan berlanjut otomatis saat periode berikutnya dimulai, atau langsung jika Anda menaikkan batasnya.',
    nearTitle: 'Batas biaya kelebihan Anda hampir tercapai',
    nearLine:
      'Dalam periode 30 hari ini, {used|money} dari maksimal {cap|money} sudah ditagih. Saat batas tercapai, Biaya kelebihan berhenti sementara sampai periode berikutnya dimulai.',
    until: 'Periode 30 hari berikutnya dimulai pada {date}.',
    raise: 'Naikkan batas menjadi {cap|money}',
    failed: 'Batas tidak dapat dinaikkan. Periksa koneksi Anda, lalu coba lagi.'
  },
  promo: 'Diskon {rate} untuk {months} bulan pertama',
  promoLine: 'Untuk toko baru: pilih paket paling lambat {date}.',
  usage: 'Pemakaian Anda',
  account: 'Akun',
  store: 'Toko',
  email: 'Email',
  plan: 'Paket',
  free: 'Paket gratis',
  paid: '{price} per bulan',
  quota: 'Kuota gambar',
  quotaUsed: '{used} dari {all} gambar terpakai',
  addOn: 'Gambar tambahan',
  addOnUsed: '{used} dari {all} gambar tambahan terpakai',
  addOnOff: 'Biaya kelebihan nonaktif: pengoptimalan berhenti saat kuota habis.',
  addOnOn: 'Biaya kelebihan aktif: {price} untuk setiap {images} gambar, dibulatkan ke atas.',
  addOnTip:
    'Gambar di luar kuota Anda dihitung sebagai gambar tambahan. Aktifkan atau nonaktifkan Biaya kelebihan di Pengaturan.',
  settings: 'Pengaturan biaya kelebihan',
  reset: 'Kuota Anda diperbarui pada {date}.',
  once: 'Kuota satu kali: tidak diperbarui.',
  open: '{n} gambar masih dapat dioptimalkan',
  saved: '{n} gambar dioptimalkan, hemat {size}',
  compare: 'Perbandingan paket',
  feature: 'Fitur',
  freeColumn: 'Gratis',
  premiumColumn: 'Premium',
  yes: 'Termasuk',
  no: 'Tidak termasuk',
  features: {
    preload: 'Kecepatan halaman: tautan dimuat lebih awal',
    products: 'Gambar produk: kompresi, PNG ke JPG, watermark',
    restore: 'Pulihkan gambar asli selama {days} hari',
    single: 'Optimalkan dan unduh gambar satu per satu',
    others: 'Gambar koleksi dan postingan blog',
    automatic: 'Pengoptimalan otomatis gambar baru',
    bulk: 'Pulihkan dan optimalkan ulang semuanya sekaligus',
    alt: 'Teks alt dari template',
    names: 'Nama file dari template',
    upload: 'Optimalkan gambar yang Anda unggah'
  },
  faq: 'Tanya jawab',
  questions: {
    counts: 'Apa yang dihitung sebagai satu gambar?',
    countsLine:
      'Gambar yang diubah di toko Anda, satu kali setiap bulan, sesering apa pun Anda mengoptimalkannya lagi. Gambar yang gagal atau tidak dapat diperkecil tidak dihitung, begitu juga pemulihan dan pengunduhan.',
    full: 'Apa yang terjadi saat kuota habis?',
    fullLine:
      'Pengoptimalan berhenti dan tidak ada biaya yang dikenakan, kecuali jika Anda mengaktifkan Biaya kelebihan di Pengaturan. Jika aktif, setiap {images} gambar berikutnya dikenai biaya {price}, dibulatkan ke atas, hingga batas paket Anda.',
    reset: 'Kapan kuota saya diperbarui?',
    resetLine:
      'Setiap bulan pada tanggal dimulainya paket Anda; jika tanggal itu tidak ada, pada hari terakhir bulan tersebut. Kuota gratis hanya diberikan satu kali.',
    billed: 'Kapan saya ditagih?',
    billedLine:
      'Shopify menagih paket Anda setiap 30 hari. Kuota Anda diperbarui setiap bulan pada tanggal yang sama, jadi lama-kelamaan tagihan datang lebih awal dalam sebulan daripada kuota. Batas biaya kelebihan berlaku untuk periode 30 hari Shopify.',
    upgrade: 'Apa yang terjadi jika saya meningkatkan paket?',
    upgradeLine:
      'Kuota yang lebih besar langsung tersedia. Pemakaian bulan ini tetap dihitung, dan tanggal pembaruan kuota tidak berubah.',
    downgrade: 'Apa yang terjadi jika saya menurunkan paket?',
    downgradeLine:
      'Langganan Anda langsung berakhir dan pengoptimalan otomatis dinonaktifkan. Sisa kuota gratis tersedia kembali. Gambar yang sudah dioptimalkan tidak berubah.'
  }
}

const planPicker = {
  free: 'Gratis',
  premium: 'Premium',
  month: '/ bulan',
  once: '{n} gambar, satu kali',
  images: '{n} gambar / bulan',
  quota: 'Gambar per bulan',
  needs:
    '{n} gambar di toko Anda masih dapat dioptimalkan. Paket dengan {all} gambar per bulan mencukupi.',
  fewer: 'Kurangi gambar',
  more: 'Tambah gambar',
  perImage: '{price} per gambar',
  addOn:
    'Selanjutnya {price} untuk setiap {images} gambar tambahan, hanya jika Anda mengaktifkan Biaya kelebihan',
  freeTimes: 'PAKET GRATIS AKTIF',
  current: 'PAKET SAAT INI',
  upgrade: 'Tingkatkan paket',
  downgrade: 'Turunkan paket',
  yours: 'Paket Anda: {n} gambar seharga {price} per bulan',
  rate: 'Diskon {rate} selama {months} bulan',
  was: 'Harga normal',
  now: 'Harga untuk bulan-bulan pertama',
  endsIn: 'Penawaran berakhir dalam {days} hari {time}',
  endsOn: 'Penawaran berakhir pada {date}',
  includes: {
    free: {
      products: 'Gambar produk, dengan PNG ke JPG dan watermark',
      restore: 'Pemulihan gambar asli selama {days} hari',
      speed: 'Kecepatan halaman, gratis selamanya'
    },
    premium: {
      all: 'Semua fitur paket gratis',
      others: 'Gambar koleksi dan postingan blog, unggahan',
      automatic: 'Pengoptimalan otomatis',
      texts: 'Teks alt dan nama file',
      bulk: 'Pulihkan dan optimalkan ulang semuanya sekaligus'
    }
  },
  warningTitle: 'Turunkan ke paket gratis',
  warning:
    'Jika Anda beralih ke paket gratis sekarang, fitur paket berbayar Anda tidak lagi tersedia. Yakin ingin menurunkan paket?',
  warningTerms:
    'Pengoptimalan otomatis dan Biaya kelebihan langsung dinonaktifkan. Sisa periode yang sudah dibayar tidak dikembalikan.',
  stay: 'Pikirkan lagi',
  go: 'Tetap turunkan paket',
  failed: 'Paket gagal diubah. Periksa koneksi Anda, lalu coba lagi.'
}

const imageSync = {
  note: 'Gambar di toko Anda masih dihitung: {n} sejauh ini.'
}

const overcharge = {
  title: 'Biaya kelebihan',
  enabled: 'Diaktifkan',
  disabled: 'Dinonaktifkan',
  price: 'Gambar di luar kuota Anda: {price} untuk setiap {images} gambar, dibulatkan ke atas.',
  needsPlan: 'Hanya tersedia di paket berbayar.',
  onHold: 'Ditangguhkan sejak tagihan terakhir: alasannya ada di halaman Harga.',
  ask: 'Aktifkan Biaya kelebihan?',
  askText:
    'Gambar di luar kuota Anda dikenai {price} untuk setiap {images} gambar, dibulatkan ke atas. Per bulan paling banyak {cap} gambar tambahan, jadi maksimal {most}.',
  limit: 'Batas bulanan',
  turnOn: 'Aktifkan',
  plans: 'Lihat paket',
  succeed: 'Berhasil',
  failed: 'Coba lagi nanti'
}

const limits = {
  quotaTitle: 'Pengingat: kuota gambar sudah habis',
  quotaLine:
    'Gambar baru tidak dapat dioptimalkan sampai Biaya kelebihan diaktifkan di Pengaturan.',
  limitTitle: 'Batas paket tercapai',
  limitLine: 'Masih ada {n} gambar di toko Anda yang dapat dioptimalkan.',
  ownTitle: 'Batas Anda sendiri telah tercapai',
  ownLine:
    'Gambar baru tidak dapat dioptimalkan bulan ini kecuali Anda menaikkan batas Biaya kelebihan di Pengaturan.',
  upgradeTitle: 'Anda telah mencapai batas paket',
  upgradeLine:
    'Anda sudah dikenai biaya kelebihan {blocks} kali bulan ini. Paket berikutnya memuat {images} gambar seharga {price} per bulan.',
  settings: 'Pengaturan',
  upgrade: 'Tingkatkan paket',
  trial: 'Minta kredit uji coba tambahan',
  contact: 'Hubungi dukungan',
  dismiss: 'Tutup'
}

const confirmPage = {
  title: 'Konfirmasi paket Anda',
  line: '{store} akan berlangganan:',
  price: 'Harga',
  discount: '{months} bulan pertama',
  monthly: '{price} per bulan',
  period: 'Penagihan',
  everyMonth: 'Setiap bulan, sampai Anda menurunkan paket',
  usage: 'Gambar tambahan',
  most: 'Maksimal {price} per bulan, hanya jika Anda mengaktifkan Biaya kelebihan',
  local: 'Server ini memiliki sistem penagihan sendiri: tidak ada uang yang ditagih.',
  until: 'Konfirmasi paling lambat {date}.',
  approve: 'Setujui',
  decline: 'Tolak',
  over: {
    active: 'Paket ini telah disetujui.',
    declined: 'Paket ini telah ditolak.',
    expired: 'Penawaran ini sudah kedaluwarsa. Pilih paket lagi.',
    ended: 'Penawaran ini tidak berlaku lagi karena paket lain telah dipilih.'
  },
  back: 'Kembali ke Harga'
}

const pricingErrors = {
  wrongLimit:
    'Pilih batas paling banyak {most:number|local} gambar, dalam kelipatan {block:number|local}.',
  notCapped: 'Biaya kelebihan hanya tersedia di paket berbayar. Tingkatkan paket terlebih dahulu.',
  noPlans: 'Server ini tidak memiliki paket: semua fitur sudah termasuk.',
  isFree: 'Anda sudah menggunakan paket gratis.',
  samePlan: 'Anda sudah menggunakan paket {plan|money}.',
  smallerPlan: 'Untuk beralih ke paket yang lebih kecil, turunkan ke paket gratis dulu.',
  overtaken: 'Paket Anda sedang diubah di tempat lain. Periksa paket Anda, lalu coba lagi.',
  unreachable: 'Sistem penagihan sedang tidak dapat dihubungi. Coba lagi nanti.',
  refused:
    'Sistem penagihan tidak menerima permintaan ini. Hubungi dukungan, kami akan memeriksanya.',
  noLimit: 'Tidak ada batas yang dapat dinaikkan.',
  unknownCharge: 'Tidak ada paket yang perlu dikonfirmasi di alamat ini.'
}

/** All sections about pricing, spread into the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
