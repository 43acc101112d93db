/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Ustawienia starej wersji',
  line: 'Te same ustawienia co na stronie ustawień, w układzie starej wersji.',
  newer: 'Przejdź do nowych ustawień',
  mode: 'Tryb optymalizacji',
  automatic: 'Automatyczny',
  automaticLine: 'Nowe i zmienione obrazy są optymalizowane automatycznie.',
  manual: 'Ręczny',
  manualLine: 'Po każdej zmianie musisz ręcznie zoptymalizować obrazy w aplikacji.',
  options: {
    '1': 'Wszystkie obrazy produktów',
    '2': 'Tylko obrazy opublikowanych produktów',
    '3': 'Obrazy na blogu',
    '4': 'Obrazy kolekcji ręcznych',
    '5': 'Obrazy kolekcji automatycznych'
  },
  targets: 'Obrazy do przetworzenia',
  autoQuality: 'Na stronie ustawień wybrano opcję „Automatyczna”. Wybór tutaj ją zastąpi.',
  quality: 'Jakość',
  qualityValue: '{quality} ze 100',
  progress: 'Postęp',
  running: 'Gotowe produkty: {done} z {all}',
  upgradeTitle: 'Automatyczna optymalizacja',
  upgradeText:
    'Nowa wersja automatycznie optymalizuje nowe i zmienione obrazy. Potrzebuje do tego jeszcze raz Twojej zgody.',
  authorise: 'Autoryzuj aplikację',
  notUpgraded: 'Zaktualizuj aplikację, aby korzystać z niej wygodniej.',
  guideTitle: 'Przewodnik konfiguracji',
  guideLine: 'Wybierz, co ma być optymalizowane. To zajmuje mniej niż minutę.',
  guideStart: 'Zacznij',
  guideDone: 'Przewodnik ukończony!',
  guideNext: 'Przechodzimy do Optymalizacji obrazów.'
}
