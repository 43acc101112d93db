/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Kebijakan privasi',
  updated: 'Terakhir diubah pada {date}',
  intro:
    'Page Speed Boost mempercepat halaman toko online: aplikasi ini mengompres gambar, mengisi teks alt dan nama file, serta memuat halaman lebih awal. Kebijakan ini menjelaskan informasi apa tentang toko dan pemiliknya yang disimpan aplikasi, untuk apa, dan berapa lama.',
  contents: 'Daftar isi',
  collect: {
    title: 'Informasi yang kami kumpulkan',
    line: 'Saat Anda menginstal dan menggunakan aplikasi, kami menerima dari toko Anda:',
    owner: 'Nama dan alamat email Anda. Kami tidak meminta nomor telepon Anda.',
    shop: 'Nama, alamat, paket, dan bahasa toko Anda.',
    catalogue:
      'Produk, postingan blog, dan koleksi: judul, vendor, jenis, harga, serta gambarnya beserta nama file dan teks alt.',
    theme:
      'Pengaturan tema Anda, untuk mengetahui apakah Percepatan situs aktif. Kami tidak membaca tag skrip.',
    use: 'Aktivitas Anda di aplikasi: pengaturan, pengoptimalan, penghematan yang dihasilkan, dan pesan yang Anda kirimkan kepada kami.',
    visitors:
      'Kami tidak menyimpan apa pun yang dapat membedakan pengunjung toko Anda satu sama lain. Skrip yang memuat halaman lebih awal tidak memasang cookie. Hanya jika Anda mengaktifkan “Kumpulkan waktu muat pengunjung”, browser melaporkan seberapa cepat halaman muncul, dan kami hanya menyimpan jumlahnya per hari.'
  },
  use: {
    title: 'Tujuan penggunaan',
    work: 'Untuk melakukan yang Anda minta: mengompres gambar, mengisi teks alt dan nama file, memulihkan gambar asli, mengukur kecepatan halaman Anda.',
    plan: 'Untuk menghitung gambar sesuai paket Anda dan menagihnya melalui platform toko Anda. Kami tidak pernah melihat nomor kartu.',
    support:
      'Untuk menjawab pesan Anda dan memberi tahu Anda tentang perubahan yang menyangkut toko Anda.',
    improve:
      'Untuk menemukan kesalahan dan melihat fitur mana yang digunakan. Hitungan ini mengidentifikasi toko, tetapi tidak pernah pelanggannya.',
    share:
      'Kami tidak menjual informasi Anda dan tidak memberikannya kepada siapa pun, kecuali kepada perusahaan yang menjalankan server dan mengirim email kami, yang tidak boleh menggunakannya untuk hal lain, atau jika diwajibkan oleh hukum. Jika kecepatan toko Anda diukur dengan PageSpeed Insights, alamat toko diberikan kepada Google.',
    cookie:
      'Satu cookie membuat Anda tetap masuk: selama 30 hari, atau satu hari di admin toko. Kami tidak menggunakan cookie untuk iklan atau pelacakan.'
  },
  rights: {
    title: 'Hak pedagang di Eropa',
    line: 'Jika Anda berada di Wilayah Ekonomi Eropa, Inggris Raya, atau Swiss, Anda berhak meminta untuk melihat informasi pribadi Anda yang kami simpan, memperbaiki, melengkapi, menghapus, atau menerima salinannya, serta membatasi penggunaannya. Anda berhak menolak penggunaannya dan mengajukan keluhan kepada otoritas perlindungan data di negara Anda.',
    ground:
      'Kami menggunakan informasi Anda untuk memenuhi kontrak dengan Anda, dan selain itu karena kami memiliki kepentingan yang sah atas layanan yang berfungsi dengan baik dan aman.',
    transfer:
      'Informasi Anda dapat diproses di luar Eropa, di mana pun perusahaan yang menjalankan server kami menempatkan servernya.'
  },
  keep: {
    title: 'Lama penyimpanan',
    line: 'Kami menyimpan informasi tentang toko Anda sampai Anda menghapus instalan aplikasi; setelah itu informasi dihapus, atau lebih cepat jika Anda memintanya.',
    originals:
      'Gambar asli disimpan selama {days} hari setelah dioptimalkan agar Anda dapat memulihkannya, lalu dihapus.'
  },
  contact: {
    title: 'Kontak',
    line: 'Untuk pertanyaan tentang kebijakan ini atau untuk menggunakan hak Anda, hubungi kami melalui “Hubungi dukungan” di aplikasi.',
    email: 'Anda juga dapat mengirim email ke {email}.'
  }
}
