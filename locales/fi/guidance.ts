export const guidance = {
  title: 'Ota käyttöön kaupassasi',
  step: 'Vaihe {n}/{all}',
  progress: 'Käyttöönoton eteneminen',
  back: 'Takaisin',
  next: 'Seuraava',
  later: 'Määritä myöhemmin',
  note: 'Ei hätää, voit muuttaa tätä aina myöhemmin.',
  welcome: {
    title: 'Tervetuloa käyttämään Page Speed Boostia',
    line: 'Pienemmät kuvat tekevät kaupastasi nopeamman ja helpommin löydettävän. Käyttöönotto vie alle minuutin.',
    points: {
      compress: 'Valitse, mitkä kuvat pakataan',
      texts: 'Luo alt-tekstit ja tiedostonimet mallipohjista',
      safe: 'Alkuperäiset säilyvät {days} päivää: kaiken voi kumota'
    },
    start: 'Aloitetaan'
  },
  look: {
    title: 'Kauppasi tänään',
    found: '{n} {{count:tuotekuva|tuotekuvaa}}, {size}',
    empty: 'Kaupassasi ei ole vielä tuotekuvia. Myös myöhemmin lisäämäsi kuvat voidaan optimoida.',
    preview: 'Ennen ja jälkeen',
    previewLine: 'Vain esikatselu: kaupassasi ei ole muuttunut mitään.',
    compressing: 'Pakataan: {name}…',
    noGain: 'Tämä kuva ei voi enää pienentyä.',
    goOn: 'Voit jatkaa käyttöönottoa sillä välin.',
    noQuota: 'Sopimuksessasi ei ole kuvia jäljellä.'
  },
  images: {
    title: 'Mitkä kuvat haluat pakata?',
    line: 'Mitään ei pakata, ennen kuin pyydät sitä: kuva kerrallaan tai kaikki yhdellä kertaa.',
    product: 'Tuotekuvat',
    blog: 'Blogipostausten kuvat',
    collection: 'Kokoelmakuvat'
  },
  alt: {
    title: 'Alt-tekstien optimointi',
    line: 'Hakukoneet ja näytönlukijat lukevat kuvan alt-tekstin.',
    scopes: 'Luotavat alt-tekstit',
    product: 'Tuotekuvien alt-tekstit',
    all: 'Kaikki tuotekuvat',
    published: 'Vain julkaistujen tuotteiden kuvat',
    collection: 'Kokoelmakuvien alt-tekstit',
    blog: 'Blogikuvien alt-tekstit',
    blank: 'Vain kuvat, joilla ei ole alt-tekstiä',
    template: {
      product: 'Tuotteen alt-teksti',
      collection: 'Kokoelman alt-teksti',
      blogs: 'Blogin alt-teksti'
    },
    noScope: 'Valitse ainakin yksi alt-tekstin tyyppi tai kytke toiminto pois päältä.'
  },
  file: {
    title: 'Tiedostonimien optimointi',
    line: 'Hakukoneet lukevat myös kuvatiedoston nimen.',
    scopes: 'Luotavat tiedostonimet',
    product: 'Tuotekuvien tiedostonimet',
    all: 'Kaikki tuotekuvat',
    published: 'Vain julkaistujen tuotteiden kuvat',
    collection: 'Kokoelmakuvien tiedostonimet',
    blog: 'Blogikuvien tiedostonimet',
    template: {
      product: 'Tuotteen tiedostonimi',
      collection: 'Kokoelman tiedostonimi',
      blogs: 'Blogin tiedostonimi'
    },
    noScope: 'Valitse ainakin yksi tiedostonimen tyyppi tai kytke toiminto pois päältä.'
  },
  from: 'Alkaen {plan}',
  emptyTemplate: 'Kenttä ei voi olla tyhjä!',
  backup: {
    title: 'Alkuperäiset kuvat varmuuskopioidaan {days} päiväksi',
    line: 'Alkuperäinen kuva tallennetaan ennen muutoksia. Voit palauttaa sen {days} päivän ajan yhdellä painalluksella täsmälleen entiselleen, nimi ja alt-teksti mukaan lukien.',
    after: 'Sen jälkeen optimoitu kuva jää käyttöön ja varmuuskopio poistetaan.'
  },
  done: {
    title: 'Kauppasi käyttöönotto on valmis',
    plans: 'Siirrytään sopimuksiin…',
    images: 'Siirrytään kuviin…',
    skip: 'Ei nyt'
  },
  success: 'Onnistui',
  error: 'Virhe',
  notKept: 'Edistymistäsi ei voitu tallentaa. Tarkista yhteys.',
  completed: 'Käyttöönotto on valmis!',
  completedLine: 'Siirrytään kuviin.',
  again: 'Käy läpi uudelleen',
  resumeTitle: 'Viimeistele käyttöönotto',
  resumeLine: 'Se vie alle minuutin.',
  resume: 'Jatka'
}
