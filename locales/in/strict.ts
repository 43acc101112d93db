const encoded = 'Gambar dienkode ulang, lalu file yang lebih kecil menggantikan yang lebih besar.'
const forPhotographs = 'JPG dibuat untuk foto dan tidak mendukung transparansi.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: {
      line: 'Beberapa pertanyaan tentang apa yang boleh dilakukan aplikasi dengan gambar toko Anda.'
    }
  },
  imagesPage: { line: 'Mengompres gambar serta mengisi teks alt dan nama filenya.' },
  privacy: {
    intro:
      'Page Speed Boost mengompres gambar toko online, mengisi teks alt dan nama file, serta memuat halaman lebih awal. Kebijakan ini menjelaskan informasi apa tentang toko dan pemiliknya yang disimpan aplikasi, untuk apa, dan berapa lama.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Apa yang diukur uji kecepatan di toko Anda, dan halaman mana yang dimuat lebih awal.',
    up: {
      line: 'Saat pengunjung mengarahkan kursor ke tautan selama lebih dari 65 milidetik, halamannya dimuat lebih awal. Skor uji kecepatan tetap sama.'
    },
    video: {
      line: 'Saat kursor berhenti di tautan, halamannya dimuat sebelum diklik.'
    },
    opportunities: {
      title: 'Temuan pemeriksaan',
      line: 'Temuan dan perkiraan untuk pengunjung dengan perangkat {device}.',
      saving: 'perkiraan: {ms}'
    },
    faq: {
      scoreAnswer:
        'Tidak. Uji kecepatan membuka satu halaman dan tidak mengeklik apa pun, jadi skornya tetap sama. Yang berubah adalah kapan halaman dimuat: sebelum klik, bukan sesudahnya.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
