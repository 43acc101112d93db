export const privacy = {
  title: 'Tietosuojakäytäntö',
  updated: 'Viimeksi muutettu {date}',
  intro:
    'Page Speed Boost nopeuttaa verkkokauppojen sivuja: se pakkaa kuvia, luo alt-tekstejä ja tiedostonimiä sekä lataa sivuja ennakkoon. Tässä käytännössä kerrotaan, mitä tietoja sovellus säilyttää kaupasta ja sen omistajasta, mihin tarkoitukseen ja kuinka kauan.',
  contents: 'Sisältö',
  collect: {
    title: 'Mitä keräämme',
    line: 'Kun asennat sovelluksen ja käytät sitä, saamme kaupastasi seuraavat tiedot:',
    owner: 'Nimesi ja sähköpostiosoitteesi. Emme pyydä puhelinnumeroasi.',
    shop: 'Kauppasi nimi, osoite, sopimus ja kieli.',
    catalogue:
      'Tuotteet, blogit ja kokoelmat: otsikot, myyjät, tyypit, hinnat sekä kuvat tiedostonimineen ja alt-teksteineen.',
    theme: 'Teemasi asetukset, jotta tiedämme, onko nopeutus päällä. Emme lue script-tageja.',
    use: 'Mitä teet sovelluksessa: asetukset, optimoinnit, niiden tuottamat säästöt ja meille lähettämäsi viestit.',
    visitors:
      'Kauppasi kävijöistä emme säilytä mitään, mistä heidät voisi erottaa toisistaan. Sivuja ennakkoon lataava skripti ei aseta evästeitä. Vain jos kytket kävijöiden mittaukset päälle, selaimet ilmoittavat, kuinka nopeasti sivut avautuivat, ja säilytämme päiväkohtaiset lukumäärät.'
  },
  use: {
    title: 'Mihin käytämme tietoja',
    work: 'Teemme sen, mitä pyydät: pakkaamme kuvia, luomme alt-tekstejä ja tiedostonimiä, palautamme alkuperäisiä ja mittaamme sivujesi nopeutta.',
    plan: 'Laskemme kuvat sopimuksesi kiintiöön ja veloitamme käytön kauppa-alustasi kautta. Emme koskaan näe korttinumeroita.',
    support: 'Vastaamme viesteihisi ja kerromme kauppaasi koskevista muutoksista.',
    improve:
      'Etsimme vikoja ja selvitämme, mitä ominaisuuksia käytetään. Näissä luvuissa mainitaan kauppa, ei koskaan sen asiakkaita.',
    share:
      'Emme myy tietoja emmekä luovuta niitä kenellekään muulle kuin palvelimiamme ylläpitäville ja sähköpostimme lähettäville yrityksille, jotka eivät saa käyttää niitä mihinkään muuhun, tai silloin kun laki sitä vaatii. Jos kauppasi nopeus mitataan PageSpeed Insights -palvelulla, kaupan osoite annetaan Googlelle.',
    cookie:
      'Yksi eväste pitää sinut kirjautuneena: 30 päivää tai kauppasi ylläpidossa yhden päivän. Mainos- tai seurantaevästeitä ei ole.'
  },
  rights: {
    title: 'Eurooppalaisten kauppiaiden oikeudet',
    line: 'Jos olet Euroopan talousalueella, Isossa-Britanniassa tai Sveitsissä, voit pyytää nähdäksesi sinusta säilyttämämme henkilötiedot sekä pyytää niiden oikaisemista, täydentämistä, poistamista, siirtämistä itsellesi tai käytön rajoittamista. Voit vastustaa tietojen käyttöä ja tehdä valituksen maasi tietosuojaviranomaiselle.',
    ground:
      'Käytämme tietojasi täyttääksemme kanssasi tehdyn palvelusopimuksen, ja muutoin siksi, että meillä on oikeutettu etu tarjota toimivaa ja turvallista palvelua.',
    transfer:
      'Tietojasi voidaan käsitellä Euroopan ulkopuolella, missä palvelimiamme ylläpitävillä yrityksillä on palvelimensa.'
  },
  keep: {
    title: 'Kuinka kauan säilytämme tietoja',
    line: 'Säilytämme kauppasi tietoja, kunnes poistat sovelluksen. Sen jälkeen tiedot poistetaan, pyynnöstäsi jo aiemmin.',
    originals:
      'Alkuperäisiä kuvia säilytetään {days} päivää optimoinnin jälkeen, jotta voit palauttaa ne. Sitten ne poistetaan.'
  },
  contact: {
    title: 'Yhteystiedot',
    line: 'Jos sinulla on kysyttävää tästä käytännöstä tai haluat käyttää oikeuksiasi, kirjoita meille sovelluksen kohdasta ”Ota yhteyttä tukeen”.',
    email: 'Voit kirjoittaa myös osoitteeseen {email}.'
  }
}
