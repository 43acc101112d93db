/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Pengaturan versi lama',
  line: 'Opsi yang sama seperti di halaman Pengaturan, dengan tampilan versi lama.',
  newer: 'Buka pengaturan baru',
  mode: 'Mode pengoptimalan',
  automatic: 'Otomatis',
  automaticLine: 'Gambar baru dan gambar yang diubah dioptimalkan secara otomatis.',
  manual: 'Manual',
  manualLine: 'Anda perlu mengoptimalkan secara manual di aplikasi setiap kali ada perubahan.',
  options: {
    '1': 'Semua gambar produk',
    '2': 'Hanya gambar produk yang dipublikasikan',
    '3': 'Gambar postingan blog',
    '4': 'Gambar koleksi manual',
    '5': 'Gambar koleksi otomatis'
  },
  targets: 'Berlaku untuk',
  autoQuality:
    'Di halaman pengaturan, yang dipilih adalah Otomatis. Pilihan di sini akan menggantikannya.',
  quality: 'Kualitas',
  qualityValue: '{quality} dari 100',
  progress: 'Progres',
  running: '{done} dari {all} produk selesai',
  upgradeTitle: 'Pengoptimalan otomatis',
  upgradeText:
    'Versi baru mengoptimalkan gambar baru dan gambar yang diubah secara otomatis. Anda perlu memberikan izin sekali lagi.',
  authorise: 'Izinkan aplikasi',
  notUpgraded: 'Perbarui aplikasi untuk pengalaman yang lebih baik.',
  guideTitle: 'Panduan penyiapan',
  guideLine: 'Pilih yang akan dioptimalkan. Kurang dari satu menit.',
  guideStart: 'Mulai',
  guideDone: 'Panduan selesai!',
  guideNext: 'Membuka Pengoptimalan gambar.'
}
