/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Hubungi dukungan',
  title: 'Hubungi dukungan',
  line: 'Beri tahu kami kebutuhan atau kendala Anda. Kami akan membalas lewat email.',
  name: 'Nama',
  email: 'Email',
  subject: 'Judul',
  description: 'Deskripsi',
  optional: '(opsional)',
  send: 'Kirim',
  sent: 'Terima kasih. Pesan Anda sudah kami terima.',
  notSent: 'Pesan gagal dikirim. Periksa koneksi Anda, lalu coba lagi.',
  empty: {
    name: 'Nama tidak boleh kosong',
    email: 'Email tidak boleh kosong',
    description: 'Deskripsi tidak boleh kosong'
  },
  badEmail: 'Masukkan alamat email lengkap, misalnya name@example.com.',
  tooLong: {
    name: 'Nama terlalu panjang: maksimal {most} karakter.',
    email: 'Alamat email terlalu panjang: maksimal {most} karakter.',
    title: 'Judul terlalu panjang: maksimal {most} karakter.',
    description: 'Deskripsi terlalu panjang: maksimal {most} karakter.'
  },
  tooMany: 'Anda mengirim terlalu banyak pesan dalam satu jam terakhir. Coba lagi nanti.'
}

export const language = {
  label: 'Bahasa',
  notSaved: 'Bahasa gagal disimpan. Periksa koneksi Anda, lalu coba lagi.'
}

export const review = {
  title: 'Bagaimana pendapat Anda tentang Page Speed Boost?',
  line: 'Rating Anda membantu kami menjadi lebih baik.',
  stars: 'Rating',
  star: '{n} bintang',
  rate: 'Beri rating aplikasi',
  send: 'Kirim rating',
  later: 'Ingatkan saya nanti',
  dismiss: 'Tutup',
  notSent: 'Rating gagal dikirim. Periksa koneksi Anda, lalu coba lagi.',
  thanks: 'Terima kasih atas rating Anda.',
  both: 'Anda juga dapat memberi rating aplikasi secara publik atau bercerita lebih banyak kepada kami.',
  here: 'Anda juga dapat bercerita lebih banyak kepada kami.',
  inPublic: 'Beri rating publik',
  tellMore: 'Ceritakan lebih banyak'
}

export const congratulations = {
  title: 'Selamat',
  saved: 'Anda menghemat {size} pada pengoptimalan pertama',
  line: 'Sebesar itulah file baru lebih kecil daripada aslinya.',
  see: 'Lihat riwayat',
  open: 'Lihat hasilnya',
  dismiss: 'Tutup'
}

export const advert = {
  title: 'Fitur lain untuk toko Anda',
  line: 'Temukan aplikasi lain untuk toko Anda di Rekomendasi.',
  open: 'Lihat aplikasi',
  dismiss: 'Tutup'
}
