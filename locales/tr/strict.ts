const encoded = 'Görseller yeniden kodlanır ve küçük dosya büyüğünün yerini alır.'
const forPhotographs = 'JPG fotoğraflar için tasarlanmıştır. Saydamlık içermez.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: {
      line: 'Uygulamanın mağazanızdaki görsellerle neler yapabileceğine dair birkaç soru.'
    }
  },
  imagesPage: { line: 'Görselleri sıkıştırır, alternatif metinlerini ve dosya adlarını yazar.' },
  privacy: {
    intro:
      'Page Speed Boost online mağazaların görsellerini sıkıştırır, alternatif metinler ve dosya adları yazar, sayfaların ön yüklenmesini sağlar. Bu politika, uygulamanın bir mağaza ve sahibi hakkında hangi bilgileri, ne için ve ne kadar süreyle sakladığını açıklar.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Bir hız testinin mağazanızda ne ölçtüğü ve hangi sayfaların ön yüklendiği.',
    up: {
      line: 'Ziyaretçi işaretçiyi bir bağlantının üzerinde 65 ms’den uzun tuttuğunda bağlantının sayfası ön yüklenir. Hız testlerindeki puanlar değişmez.'
    },
    video: {
      line: 'İşaretçi bir bağlantının üzerinde durduğunda sayfa, tıklamadan önce yüklenir.'
    },
    opportunities: {
      title: 'Ölçümün işaret ettikleri',
      line: 'Ölçümün buldukları ve kendi tahminleri. Ziyaretçinin cihazı: {device}.',
      saving: 'tahmin: {ms}'
    },
    faq: {
      scoreAnswer:
        'Hayır. Hız testleri tek bir sayfa açar ve hiçbir şeye tıklamaz, bu yüzden puanlar değişmez. Değişen, bir sayfanın ne zaman yüklendiğidir: tıklamadan sonra değil, önce.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
