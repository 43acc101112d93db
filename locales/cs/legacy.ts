/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Nastavení staré verze',
  line: 'Stejné volby jako na stránce nastavení, jak je zobrazuje stará verze.',
  newer: 'Přejít na nové nastavení',
  mode: 'Režim optimalizace',
  automatic: 'Automaticky',
  automaticLine: 'Nové a změněné obrázky se optimalizují automaticky.',
  manual: 'Ručně',
  manualLine: 'Po každé změně musíte obrázky v aplikaci optimalizovat ručně.',
  options: {
    '1': 'Všechny obrázky produktů',
    '2': 'Jen obrázky publikovaných produktů',
    '3': 'Obrázky blogu',
    '4': 'Obrázky ručních kolekcí',
    '5': 'Obrázky automatizovaných kolekcí'
  },
  targets: 'Obrázky ke zpracování',
  autoQuality: 'Na stránce nastavení je zvolená možnost „Automatická“. Volbou zde ji nahradíte.',
  quality: 'Kvalita',
  qualityValue: '{quality} ze 100',
  progress: 'Průběh',
  running: 'Hotové produkty: {done} z {all}',
  upgradeTitle: 'Automatická optimalizace',
  upgradeText:
    'Nová verze optimalizuje nové a změněné obrázky automaticky. Potřebuje k tomu ještě jednou vaše svolení.',
  authorise: 'Povolit aplikaci',
  notUpgraded: 'Aby aplikace fungovala co nejlépe, aktualizujte ji.',
  guideTitle: 'Průvodce nastavením',
  guideLine: 'Vyberte, co se má optimalizovat. Trvá to méně než minutu.',
  guideStart: 'Začít',
  guideDone: 'Průvodce je dokončený!',
  guideNext: 'Přecházíme na Optimalizaci obrázků.'
}
