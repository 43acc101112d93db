/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Użycie: npx page-speed-boost optimise <pliki lub foldery…> [opcje]

Zmniejsza obrazy JPEG, PNG, GIF i WebP. Foldery są przeszukiwane z całą zawartością
oprócz ukrytych pozycji i node_modules. Bez --out obraz jest zastępowany na miejscu,
tylko gdy to się opłaca. Nie da się tego cofnąć, więc zachowaj kopię.

Stopień kompresji
  --level LEVEL      low (90), medium (75), high (70) albo jakość od 55 do 95 (medium)
  --lossless         zachowuje każdy piksel
  --auto             najmniejszy plik, który wygląda tak samo, dobierany dla każdego obrazu
  --png-to-jpg       nieprzezroczysty PNG zamienia na JPG i zmienia nazwę, jeśli JPG jest mniejszy
  --longest-side N   zmniejsza nieruchome obrazy, których dłuższy bok ma ponad N pikseli

Znak wodny na nieruchomych obrazach oprócz GIF
  --watermark FILE   JPG lub PNG do 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c lub b_r: od lewego górnego do prawego dolnego
                     rogu (b_r)
  --height PART      wysokość jako część wysokości obrazu, od 0.01 do 1 (0.1)
  --opacity PART     krycie, od 0.1 do 1 (1)

Gdzie i jak
  --out DIR          zapisuje w DIR, w tych samych folderach, oryginały zostają. Pliki o tej
                     samej nazwie w DIR są zastępowane
  --json             po zakończeniu wypisuje jeden dokument JSON na standardowe wyjście
  --jobs N           ile obrazów przetwarzać naraz (o jeden więcej niż rdzeni procesora)
  --help, --version

Kod wyjścia: 0 wszystko w porządku, 1 części obrazów nie przyjęto lub nie przetworzono,
2 błędne użycie, 3 dysk jest pełny lub nie można na nim zapisywać, 4 nieoczekiwany błąd,
129, 130 lub 143 zatrzymano sygnałem: co gotowe, zostaje, reszta jest bez zmian.
`,
  seeHelp: '{problem} Zobacz page-speed-boost --help.',
  usage: {
    noCommand: 'Podaj, co zrobić: page-speed-boost optimise obrazy',
    unknownCommand: 'Nie ma polecenia „{name}”. Dostępne polecenia: {all}.',
    unknownOption: 'Nie ma opcji „{name}”.',
    optionValue: 'Opcja „{name}” nie ma wartości albo jej wartość jest niedozwolona.',
    noInputs: 'Podaj pliki lub foldery do optymalizacji.',
    noSuchInput: 'Nie ma pliku ani folderu „{name}”.',
    outIsInput: '--out to ten sam folder „{name}”. Podaj inny.',
    sameTarget:
      'Zarówno „{one}”, jak i „{other}” zostałyby zapisane jako „{target}”. Podaj folder, który zawiera oba.',
    oneQuality: 'Podaj tylko jedną z opcji --level, --lossless i --auto.',
    level:
      '--level to low, medium, high lub liczba całkowita od {least} do {most}, a nie „{given}”.',
    whole: '{name} to liczba całkowita od {least} do {most}, a nie „{given}”.',
    part: '{name} to liczba od {least} do 1, a nie „{given}”.',
    position: '--position to jedna z wartości {all}, a nie „{given}”.',
    needsWatermark: 'Opcja {name} wymaga --watermark FILE.',
    noWatermark: 'Nie ma pliku „{name}” ze znakiem wodnym.',
    badWatermark: 'Plik „{name}” nie może być znakiem wodnym: {why}.'
  },
  file: {
    refused: '{name}  odrzucono: {why}',
    failed: '{name}  nie udało się: {why}',
    unchanged: '{name}  {size}, bez zmian',
    saved: '{name}  z {before} do {after}, zaoszczędzono {percent}%',
    renamed: ', teraz {name}',
    mislabelled: ', zawartość to {type}',
    notRegular: 'To nie jest zwykły plik.',
    changed: 'Plik zmienił się podczas przetwarzania.',
    noFreeName: 'Obok pliku nie ma wolnej nazwy.',
    badName:
      'Nazwa „{name}” nie jest poprawnym tekstem UTF-8. Zmień ją i uruchom polecenie ponownie.'
  },
  total: {
    soFar: '{done} z {all}, jak dotąd zaoszczędzono {percent}%',
    none: 'Nie znaleziono obrazów.',
    files: '{n} {{count:|plik||pliki|plików|pliku}} w {seconds} s: {counts}',
    optimised: 'zoptymalizowano {n}',
    unchanged: 'bez zmian {n}',
    refused: 'odrzucono {n}',
    failed: 'niepowodzenia {n}',
    bytes: 'z {before} do {after}, zaoszczędzono {percent}%',
    stopped:
      'Zatrzymano: {n} {{count:|kolejny plik pozostał||kolejne pliki pozostały|kolejnych plików pozostało|kolejnego pliku pozostało}} bez zmian.'
  },
  diskFull:
    'Dysk jest pełny. Pozostałe pliki nie zostały zmienione. Zwolnij miejsce i uruchom polecenie ponownie.',
  diskReadOnly:
    'Nie można zapisywać na dysku. Pozostałe pliki nie zostały zmienione. Zezwól na zapis i uruchom polecenie ponownie.'
}
