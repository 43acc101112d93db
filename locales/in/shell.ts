import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

/** The page shell and the public pages (specification §13). */
export const shell = {
  privacy,
  guidance,
  recommendations,
  feedback,
  language,
  review,
  congratulations,
  advert,
  tabs: {
    imageOptimization: 'Pengoptimalan gambar',
    pageSpeed: 'Kecepatan halaman',
    settings: 'Pengaturan',
    pricing: 'Harga',
    recommendation: 'Rekomendasi'
  },
  trend: {
    title: '30 hari terakhir',
    line: '{n} gambar dioptimalkan dan {size} dihemat dalam 30 hari terakhir.',
    images: 'Gambar dioptimalkan',
    saved: 'Hemat',
    day: 'Tanggal',
    table: 'Data harian'
  },
  footer: {
    label: 'Tentang aplikasi ini',
    privacy: 'Kebijakan privasi'
  },
  pages: {
    notFound: 'Halaman yang Anda cari tidak ditemukan',
    notFoundLine: 'Periksa alamatnya, atau kembali ke beranda.',
    fault: 'Maaf, terjadi kesalahan server internal.',
    faultLine: 'Buka halaman ini dari beranda Page Speed Boost, lalu coba lagi.',
    home: 'Buka beranda'
  },
  permission: {
    line: 'Toko Anda memiliki akses ke Kecepatan halaman. Minta kami menambahkan pengoptimalan gambar, pengaturan, dan paket.',
    apply: 'Ajukan izin'
  },
  cookies: {
    title: 'Aktifkan cookie',
    line: 'Page Speed Boost membuat Anda tetap masuk dengan cookie. Browser Anda harus diizinkan menyimpannya selama 30 hari.',
    steps: 'Yang dapat Anda lakukan',
    allow: 'Di pengaturan browser, izinkan cookie untuk situs ini, lalu buka lagi aplikasinya.',
    ios: 'Di iPhone atau iPad: buka Pengaturan, lalu Safari, dan pastikan “Cegah Pelacakan Lintas Situs” tidak dipilih.',
    home: 'Buka beranda'
  },
  install: {
    permission: 'Page Speed Boost memerlukan izin Anda',
    permissionLine: 'Shopify memintanya di halaman tersendiri.',
    permit: 'Lanjutkan',
    failed: 'Toko Anda tidak dapat dibuka',
    failedLine:
      'Tautan yang Anda gunakan tidak lengkap, kedaluwarsa, atau milik server lain. Buka lagi aplikasi dari admin toko Anda.',
    again: 'Coba lagi',
    signIn: 'Masuk dengan token akses',
    unknownShop: 'Server ini tidak mengenal toko {shop}.',
    noSession: 'Anda belum masuk. Buka aplikasi dari tautannya, atau masuk.'
  }
}
