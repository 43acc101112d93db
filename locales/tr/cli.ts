/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Kullanım: npx page-speed-boost optimise <dosya veya klasörler…> [seçenekler]

JPEG, PNG, GIF ve WebP görsellerini küçültür. Klasörler, gizli öğeler ve node_modules dışında
tüm içerikleriyle taranır. --out verilmezse görsel bulunduğu yerde, yalnızca değecekse
değiştirilir; geri dönüşü yoktur, bu yüzden bir kopya saklayın.

Ne kadar
  --level LEVEL      low (90), medium (75), high (70) veya 55–95 arası bir kalite (medium)
  --lossless         her pikseli korur
  --auto             görsel görsel, aynı görünen en küçük dosya
  --png-to-jpg       daha küçük olacaksa opak PNG, JPG olur ve adı değişir
  --longest-side N   uzun kenarı N pikseli aşan durağan görselleri küçültür

Filigran, GIF dışındaki durağan görsellerde
  --watermark FILE   en fazla 500 KB boyutunda bir JPG veya PNG
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c veya b_r: sol üstten sağ alta (b_r)
  --height PART      görsel yüksekliğine oranla yüksekliği, 0.01–1 (0.1)
  --opacity PART     0.1–1 (1)

Nereye ve nasıl
  --out DIR          DIR içine, aynı klasör yapısıyla yazar; orijinaller kalır. DIR içindeki
                     aynı adlı dosyaların yerine geçer
  --json             her şey bitince standart çıktıya tek bir JSON belgesi yazar
  --jobs N           aynı anda işlenen görsel sayısı (işlemci çekirdeklerinden bir fazla)
  --help, --version

Çıkış kodu: 0 her şey yolunda, 1 bazı görseller reddedildi veya başarısız oldu, 2 hatalı kullanım,
3 disk dolu veya diske yazılamıyor, 4 beklenmeyen hata,
129, 130 veya 143 sinyalle durduruldu: yapılanlar kalır, gerisi eskisi gibidir.
`,
  seeHelp: '{problem} Bkz. page-speed-boost --help.',
  usage: {
    noCommand: 'Ne yapılacağını belirtin: page-speed-boost optimise pictures',
    unknownCommand: '“{name}” diye bir komut yok. Komutlar: {all}.',
    unknownOption: '“{name}” diye bir seçenek yok.',
    optionValue: '“{name}” seçeneğinin değeri eksik veya geçersiz.',
    noInputs: 'Optimize edilecek dosya veya klasörleri belirtin.',
    noSuchInput: '“{name}” diye bir dosya veya klasör yok.',
    outIsInput: '--out, “{name}” klasörünün kendisi; başka bir klasör belirtin.',
    sameTarget:
      '“{one}” ve “{other}” aynı hedefe, “{target}” konumuna yazılırdı; ikisini de içeren klasörü belirtin.',
    oneQuality: 'Şunlardan yalnızca birini verin: --level, --lossless, --auto.',
    level:
      '--level için low, medium, high veya {least} ile {most} arasında bir tam sayı verin; “{given}” geçersiz.',
    whole: '{name} için {least} ile {most} arasında bir tam sayı verin; “{given}” geçersiz.',
    part: '{name} için {least} ile 1 arasında bir sayı verin; “{given}” geçersiz.',
    position: '--position için şunlardan birini verin: {all}; “{given}” geçersiz.',
    needsWatermark: '{name} için --watermark FILE gerekir.',
    noWatermark: 'Filigran için “{name}” diye bir dosya yok.',
    badWatermark: '“{name}” filigran olarak kullanılamıyor: {why}.'
  },
  file: {
    refused: '{name}  reddedildi: {why}',
    failed: '{name}  başarısız: {why}',
    unchanged: '{name}  {size}, olduğu gibi bırakıldı',
    saved: '{name}  {before} → {after}, %{percent} tasarruf',
    renamed: ', yeni adı {name}',
    mislabelled: ', içeriği {type}',
    notRegular: 'Normal bir dosya değil.',
    changed: 'İşlenirken değiştirildi.',
    noFreeName: 'Yanında kullanılabilecek boş bir ad yok.',
    badName: '“{name}” adı geçerli UTF-8 değil. Adı değiştirip komutu yeniden çalıştırın.'
  },
  total: {
    soFar: '{done} / {all}, şu ana kadar %{percent} tasarruf',
    none: 'Görsel bulunamadı.',
    files: '{seconds} saniyede {n} dosya: {counts}',
    optimised: '{n} optimize edildi',
    unchanged: '{n} olduğu gibi bırakıldı',
    refused: '{n} reddedildi',
    failed: '{n} başarısız oldu',
    bytes: '{before} → {after}, %{percent} tasarruf',
    stopped: 'Durduruldu: {n} dosya daha olduğu gibi bırakıldı.'
  },
  diskFull: 'Disk dolu. Kalan dosyalar değiştirilmedi. Yer açın ve komutu yeniden çalıştırın.',
  diskReadOnly:
    'Diske yazılamıyor. Kalan dosyalar değiştirilmedi. Diski yazılabilir yapın ve komutu yeniden çalıştırın.'
}
