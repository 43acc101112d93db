/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Kecepatan halaman',
  line: 'Seberapa cepat toko Anda terbuka, dan cara mempercepatnya.',
  dismiss: 'Tutup',
  notLoaded: 'Konten gagal dimuat. Periksa koneksi Anda, lalu coba lagi.',
  promo: {
    title: 'Diskon 30% untuk alat SEO',
    line: 'Aplikasi SEO dari mitra kami, khusus untuk pengguna aplikasi ini.',
    open: 'Lihat aplikasi'
  },
  gauge: {
    title: 'Performa web',
    devices: 'Perangkat',
    pc: 'Desktop',
    mb: 'Seluler',
    recheck: 'Periksa lagi',
    checking: 'Memeriksa…',
    checkingLine:
      'Beranda toko Anda dibuka tiga kali di setiap perangkat. Ini memerlukan satu atau dua menit.',
    none: 'Belum diperiksa',
    checkedAt: 'Diperiksa {when}',
    spread: 'Tiga pengukuran, selisih maksimal {points|local} poin. Nilai tengahnya yang dihitung.',
    label: '{device}: {score|local} dari 100, {band}',
    scale: 'Warna mengikuti skala aplikasi ini.',
    googleScale: 'Skala Google',
    good: 'Baik',
    warn: 'Perlu ditingkatkan',
    bad: 'Lambat',
    notStarted: 'Pemeriksaan gagal dimulai. Periksa koneksi Anda, lalu coba lagi.'
  },
  opportunities: {
    title: 'Perbaikan paling berpengaruh',
    line: 'Penghematan terbesar yang ditemukan dalam pemeriksaan, untuk pengunjung dengan perangkat {device}.',
    saving: 'hingga {ms}',
    none: 'Pemeriksaan tidak menemukan hal yang perlu diperbaiki.',
    images: 'Optimalkan gambar'
  },
  trend: {
    title: '90 hari terakhir',
    label: 'Skor dari {from} hingga {to}',
    table: 'Tampilkan data',
    date: 'Tanggal',
    few: 'Grafik muncul di sini setelah pemeriksaan kedua.'
  },
  up: {
    title: 'Percepatan situs',
    line: 'Saat pengunjung mengarahkan kursor ke tautan selama lebih dari 65 milidetik, halamannya dimuat lebih awal dan langsung terbuka. Skor uji kecepatan tetap sama.',
    speedUp: 'Percepat',
    preview: 'Pratinjau',
    turnOff: 'Nonaktifkan',
    never: 'Keranjang, checkout, akun, dan unduhan tidak pernah dimuat lebih awal.'
  },
  effect: {
    title: 'Di toko Anda',
    visitors:
      'Tayangan halaman dalam 28 hari terakhir: {prefetched} dimuat lebih awal, {fresh} tidak. Pada 75% di antaranya, halaman berikutnya tampil dalam waktu ini atau lebih cepat.',
    few: 'Waktu pengunjung Anda muncul di sini setelah {n} tayangan halaman dengan pramuat dan jumlah yang sama tanpa pramuat.',
    measured:
      'Diukur pada {when}: dari klik di beranda Anda hingga {page} tampil. Nilai tengah dari masing-masing tiga kunjungan, pada koneksi 4G lambat.',
    none: 'Membuka dua halaman toko Anda seperti pengunjung, dengan dan tanpa pramuat, lalu mengukur waktu tunggunya.',
    measure: 'Ukur di toko saya',
    measuring: 'Mengukur…',
    measuringLine: 'Toko Anda dibuka enam kali. Ini memerlukan satu atau dua menit.'
  },
  embed: {
    title: 'Sematan aplikasi di tema',
    on: 'Aktif',
    off: 'Nonaktif',
    lineOn: 'Skrip pramuat aktif di tema Anda.',
    lineOff: 'Aktifkan sematan aplikasi',
    unknown: 'Tidak diketahui',
    lineUnknown: 'Tema Anda sedang tidak dapat dibaca. Editor menunjukkan apakah sematan aktif.',
    settings: 'Pengaturan sematan aplikasi',
    waiting: 'Menunggu perubahan di editor…',
    turnedOn: 'Sematan aplikasi aktif',
    turnedOff: 'Sematan aplikasi nonaktif'
  },
  video: {
    title: 'Cara kerjanya',
    line: 'Antara mengarahkan kursor ke tautan dan mengekliknya biasanya ada jeda sekitar seperempat detik. Itu cukup untuk memuat halaman.',
    watch: 'Tonton video',
    preview: 'Pratinjau',
    close: 'Tutup',
    stepOne: 'Pengunjung mengarahkan kursor ke tautan',
    stepTwo: '65 milidetik kemudian halaman mulai dimuat',
    stepThree: 'Klik membuka halaman yang sudah siap',
    without: 'Tanpa pramuat',
    with: 'Dengan pramuat',
    shown: 'Halaman berikutnya tampil setelah {time}',
    play: 'Putar',
    pause: 'Jeda',
    label:
      '{way}: kursor berhenti di produk, klik membukanya, dan halamannya tampil {time} kemudian.',
    recorded:
      'Rekaman nyata dua halaman toko demo pada koneksi 4G lambat ({latency}, {speed}). Kursor berada di tautan selama {rest} sebelum klik. Diputar dengan setengah kecepatan.'
  },
  since: {
    title: 'Sejak gambar Anda dioptimalkan',
    line: '{device}: {before} → {after}',
    first: 'Pengoptimalan pertama',
    weight: 'Ukuran halaman'
  },
  visitors: {
    title: 'Pengunjung nyata',
    line: 'Pengalaman pengunjung toko Anda dalam 28 hari terakhir. 75% kunjungan mencapai nilai ini atau lebih baik.',
    off: 'Nonaktif. Jika diaktifkan, toko Anda melaporkan waktu muat tanpa cookie, alamat IP, atau data pribadi lainnya.',
    switch: 'Kumpulkan waktu muat pengunjung',
    none: 'Belum ada kunjungan. Angka pertama muncul setelah seseorang membuka halaman toko Anda.',
    lcp: 'Konten utama ditampilkan',
    inp: 'Respons terhadap interaksi',
    cls: 'Pergeseran tata letak',
    prefetched: 'Membuka halaman, dimuat lebih awal',
    fresh: 'Membuka halaman, tidak dimuat lebih awal',
    views: '{n} tayangan halaman',
    notSaved: 'Coba lagi nanti'
  },
  faq: {
    title: 'Pertanyaan',
    scoreQuestion: 'Apakah skrip pramuat menaikkan skor saya?',
    scoreAnswer:
      'Tidak. Uji kecepatan membuka satu halaman dan tidak mengeklik apa pun, jadi skornya tetap sama. Pengunjung Anda merasakan bedanya: halaman yang mereka tuju terbuka 200 hingga 300 milidetik lebih cepat.',
    orderQuestion:
      'Apakah skrip ini dapat mengisi keranjang atau mengeluarkan pengunjung dari akun?',
    orderAnswer:
      'Tidak. Hanya halaman beranda, produk, koleksi, blog, pencarian, dan konten yang dimuat, dan tidak ada tautan dengan parameter yang tidak dikenal. Tautan yang Anda tandai dengan data-no-preload tidak pernah dimuat.',
    dataQuestion: 'Apakah skrip ini menghabiskan kuota data pengunjung?',
    dataAnswer:
      'Paling banyak dua halaman disimpan sekaligus, dan tidak ada yang dimuat untuk pengunjung yang menghemat data atau memakai koneksi lambat.',
    varyQuestion: 'Mengapa skor berubah padahal tidak ada yang diubah?',
    varyAnswer:
      'Hasil pengukuran dapat berbeda beberapa poin. Itu sebabnya setiap pemeriksaan membuka halaman tiga kali di setiap perangkat, dan nilai tengahnya yang dihitung.',
    costQuestion: 'Berapa biayanya?',
    costAnswer: 'Tidak ada. Pramuat dan pemeriksaan gratis di semua paket.'
  },
  editor: {
    title: 'Editor tema',
    line: 'Halaman ini menggantikan editor tema platform Anda: di sini Anda mengaktifkan dan menonaktifkan bagian aplikasi.',
    legend: 'Sematan aplikasi',
    embed: 'Pramuat Page Speed Boost',
    embedLine: 'Memasang skrip pramuat di setiap halaman toko.',
    save: 'Simpan',
    saved: 'Disimpan',
    open: 'Buka toko'
  },
  reasons: {
    'no-checker':
      'Kecepatan toko Anda tidak dapat diukur di sini saat ini. Hubungi dukungan jika Anda memerlukannya.',
    'not-reached':
      'Beranda toko tidak dapat dibuka. Pastikan toko sedang online dan tidak dilindungi sandi.',
    'left-shop': 'Alamat toko mengarah ke situs web lain, jadi toko Anda tidak diukur.',
    'no-link': 'Beranda Anda tidak menampilkan tautan yang dapat dibuka untuk pengukuran.',
    'took-too-long':
      'Pemeriksaan berlangsung lebih dari 5 menit dan dihentikan. Coba lagi saat toko tidak terlalu sibuk.',
    refused:
      'Layanan pengukur kecepatan menolak pemeriksaan atau tidak dapat dihubungi. Coba lagi nanti.',
    interrupted: 'Pemeriksaan terputus karena server dimulai ulang. Mulai lagi pemeriksaan.',
    fault: 'Pemeriksaan gagal diselesaikan. Coba lagi nanti.'
  }
}
