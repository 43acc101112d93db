/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Penggunaan: npx page-speed-boost optimise <file atau folder…> [opsi]

Memperkecil gambar JPEG, PNG, GIF, dan WebP. Folder ditelusuri beserta seluruh isinya, kecuali
item tersembunyi dan node_modules. Tanpa --out, gambar diganti langsung di tempatnya, hanya jika
hasilnya sepadan; ini tidak dapat dibatalkan, jadi simpan salinannya.

Kualitas dan ukuran
  --level LEVEL      low (90), medium (75), high (70), atau kualitas 55 hingga 95
                     (default: medium)
  --lossless         pertahankan setiap piksel
  --auto             file terkecil yang terlihat sama, gambar demi gambar
  --png-to-jpg       PNG tak transparan menjadi JPG dan berganti nama, jika hasilnya lebih kecil
  --longest-side N   perkecil gambar diam yang sisi panjangnya lebih dari N piksel

Watermark, pada gambar diam selain GIF
  --watermark FILE   JPG atau PNG, maksimal 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c, atau b_r: kiri atas hingga kanan bawah
                     (default: b_r)
  --height PART      tinggi watermark sebagai bagian dari tinggi gambar, 0.01 hingga 1
                     (default: 0.1)
  --opacity PART     0.1 hingga 1 (default: 1)

Output
  --out DIR          tulis ke DIR dalam folder yang sama; file asli tetap ada. File dengan nama
                     yang sama di DIR akan diganti
  --json             satu dokumen JSON di output standar setelah semuanya selesai
  --jobs N           jumlah gambar yang diproses bersamaan (default: jumlah inti prosesor + 1)
  --help, --version

Kode keluar: 0 semua berhasil, 1 beberapa gambar ditolak atau gagal, 2 penggunaan salah,
3 disk penuh atau tidak dapat ditulisi, 4 kesalahan tak terduga,
129, 130, atau 143 dihentikan oleh sinyal: gambar yang selesai tetap dioptimalkan, sisanya
tidak berubah.
`,
  seeHelp: '{problem} Lihat page-speed-boost --help.',
  usage: {
    noCommand: 'Masukkan perintah, misalnya: page-speed-boost optimise gambar',
    unknownCommand: 'Tidak ada perintah “{name}”. Perintah yang tersedia: {all}.',
    unknownOption: 'Tidak ada opsi “{name}”.',
    optionValue: 'Opsi “{name}” tidak memiliki nilai atau nilainya tidak diterima.',
    noInputs: 'Sebutkan file atau folder yang akan dioptimalkan.',
    noSuchInput: 'Tidak ada file atau folder “{name}”.',
    outIsInput: '--out adalah folder sumber “{name}”. Sebutkan folder lain.',
    sameTarget:
      '“{one}” dan “{other}” akan sama-sama menjadi “{target}”; sebutkan folder yang memuat keduanya.',
    oneQuality: 'Gunakan hanya salah satu dari --level, --lossless, dan --auto.',
    level:
      '--level harus berupa low, medium, high, atau bilangan bulat dari {least} hingga {most}, bukan “{given}”.',
    whole: '{name} harus berupa bilangan bulat dari {least} hingga {most}, bukan “{given}”.',
    part: '{name} harus berupa angka dari {least} hingga 1, bukan “{given}”.',
    position: '--position harus salah satu dari {all}, bukan “{given}”.',
    needsWatermark: '{name} memerlukan --watermark FILE.',
    noWatermark: 'Tidak ada file “{name}” untuk watermark.',
    badWatermark: '“{name}” tidak dapat dijadikan watermark: {why}.'
  },
  file: {
    refused: '{name}  ditolak: {why}',
    failed: '{name}  gagal: {why}',
    unchanged: '{name}  {size}, tidak diubah',
    saved: '{name}  {before} menjadi {after}, hemat {percent}%',
    renamed: ', sekarang {name}',
    mislabelled: ', tetapi isinya {type}',
    notRegular: 'Ini bukan file biasa.',
    changed: 'File berubah saat sedang diproses.',
    noFreeName: 'Tidak ditemukan nama file yang masih tersedia.',
    badName: 'Nama “{name}” bukan UTF-8 yang valid. Ganti namanya lalu jalankan perintah lagi.'
  },
  total: {
    soFar: '{done} dari {all}, sejauh ini hemat {percent}%',
    none: 'Tidak ada gambar yang ditemukan.',
    files: '{n} file dalam {seconds} detik: {counts}',
    optimised: '{n} dioptimalkan',
    unchanged: '{n} tidak diubah',
    refused: '{n} ditolak',
    failed: '{n} gagal',
    bytes: '{before} menjadi {after}, hemat {percent}%',
    stopped: 'Dihentikan: {n} file lainnya tidak diubah.'
  },
  diskFull:
    'Disk penuh. File yang tersisa tidak diubah. Kosongkan sebagian ruang, lalu jalankan perintah lagi.',
  diskReadOnly:
    'Disk tidak dapat ditulisi. File yang tersisa tidak diubah. Izinkan penulisan, lalu jalankan perintah lagi.'
}
