export const legacy = {
  title: 'Vanhan version asetukset',
  line: 'Samat asetukset kuin asetussivulla, vanhan version näkymässä.',
  newer: 'Siirry uusiin asetuksiin',
  mode: 'Optimointitapa',
  automatic: 'Automaattinen',
  automaticLine: 'Uudet ja muuttuneet kuvat optimoidaan automaattisesti.',
  manual: 'Manuaalinen',
  manualLine: 'Optimoi kuvat sovelluksessa itse jokaisen muutoksen jälkeen.',
  options: {
    '1': 'Kaikki tuotekuvat',
    '2': 'Vain julkaistujen tuotteiden kuvat',
    '3': 'Blogikuvat',
    '4': 'Manuaalisten kokoelmien kuvat',
    '5': 'Automaattisten kokoelmien kuvat'
  },
  targets: 'Käsiteltävät kuvat',
  autoQuality: 'Asetussivulla on valittu Automaattinen. Valinta tässä korvaa sen.',
  quality: 'Laatu',
  qualityValue: '{quality}/100',
  progress: 'Edistyminen',
  running: '{done}/{all} tuotetta valmiina',
  upgradeTitle: 'Automaattinen optimointi',
  upgradeText:
    'Uusi versio optimoi uudet ja muuttuneet kuvat automaattisesti. Se tarvitsee lupasi vielä kerran.',
  authorise: 'Valtuuta sovellus',
  notUpgraded: 'Päivitä sovellus, niin se toimii paremmin.',
  guideTitle: 'Käyttöönotto-opas',
  guideLine: 'Valitse, mitä optimoidaan. Se vie alle minuutin.',
  guideStart: 'Aloita',
  guideDone: 'Käyttöönotto on valmis!',
  guideNext: 'Siirrytään kuvien optimointiin.'
}
