const encoded = 'Obrazy są kodowane ponownie, a mniejszy plik zastępuje większy.'
const forPhotographs = 'JPG jest przeznaczony dla zdjęć. Nie ma przezroczystości.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Kilka pytań o to, co aplikacja może robić z obrazami w Twoim sklepie.' }
  },
  imagesPage: { line: 'Kompresuje obrazy i tworzy ich teksty alternatywne oraz nazwy plików.' },
  privacy: {
    intro:
      'Page Speed Boost kompresuje obrazy sklepów internetowych, tworzy teksty alternatywne i nazwy plików oraz ładuje strony z wyprzedzeniem. Ta polityka opisuje, jakie informacje o sklepie i jego właścicielu przechowuje aplikacja, w jakim celu i jak długo.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'Co test szybkości mierzy w Twoim sklepie i które strony są pobierane z wyprzedzeniem.',
    up: {
      line: 'Gdy odwiedzający zatrzyma kursor na linku na ponad 65 ms, strona jest pobierana z wyprzedzeniem. Wyniki testów szybkości się nie zmieniają.'
    },
    video: {
      line: 'Gdy kursor zatrzyma się na linku, strona jest pobierana jeszcze przed kliknięciem.'
    },
    opportunities: {
      title: 'Na co wskazuje pomiar',
      line: 'Co wykrył pomiar, z jego własnymi szacunkami. Urządzenie: {device}.',
      saving: 'szacunek: {ms}'
    },
    faq: {
      scoreAnswer:
        'Nie. Testy szybkości otwierają jedną stronę i w nic nie klikają, więc ich wyniki się nie zmieniają. Zmienia się to, kiedy strona jest pobierana: przed kliknięciem, a nie po nim.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
