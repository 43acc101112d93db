export const cli = {
  help: `Käyttö: npx page-speed-boost optimise <tiedostot tai kansiot…> [valitsimet]

Pienentää JPEG-, PNG-, GIF- ja WebP-kuvia. Kansiot käydään läpi alikansioineen, mutta piilotetut
kohteet ja node_modules ohitetaan. Ilman valitsinta --out kuva korvataan paikallaan, jos
pienennys kannattaa; paluuta ei ole, joten pidä kopio tallessa.

Pakkaus
  --level LEVEL      low (90), medium (75), high (70) tai laatu väliltä 55–95 (medium)
  --lossless         säilyttää jokaisen pikselin
  --auto             pienin tiedosto, joka näyttää samalta, kuva kerrallaan
  --png-to-jpg       muuntaa läpinäkymättömän PNG:n JPG:ksi ja nimeää sen uudelleen, jos koko
                     pienenee
  --longest-side N   pienentää liikkumattomat kuvat, joiden pidempi sivu on yli N pikseliä

Vesileima liikkumattomiin kuviin, ei GIF-kuviin
  --watermark FILE   JPG tai PNG, enintään 500 kt
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c tai b_r: vasen yläkulma … oikea alakulma (b_r)
  --height PART      korkeus osuutena kuvan korkeudesta, 0.01–1 (0.1)
  --opacity PART     0.1–1 (1)

Tallennus ja suoritus
  --out DIR          kirjoittaa kansioon DIR samaan kansiorakenteeseen; alkuperäiset säilyvät.
                     Samannimiset tiedostot kansiossa DIR korvataan
  --json             yksi JSON-dokumentti vakiotulosteeseen, kun kaikki on valmista
  --jobs N           yhtä aikaa käsiteltävät kuvat (yksi enemmän kuin suorittimessa on ytimiä)
  --help, --version

Paluukoodi: 0 kaikki kunnossa, 1 osa kuvista hylättiin tai epäonnistui, 2 väärä käyttö,
3 levy on täynnä tai sille ei voi kirjoittaa, 4 odottamaton virhe,
129, 130 tai 143 signaali pysäytti: valmis säilyy valmiina, muu on ennallaan.
`,
  seeHelp: '{problem} Katso page-speed-boost --help.',
  usage: {
    noCommand: 'Kerro, mitä tehdään: page-speed-boost optimise kuvat',
    unknownCommand: 'Komentoa ”{name}” ei ole. Komennot ovat: {all}.',
    unknownOption: 'Valitsinta ”{name}” ei ole.',
    optionValue: 'Valitsimelta ”{name}” puuttuu arvo tai arvo ei kelpaa.',
    noInputs: 'Nimeä optimoitavat tiedostot tai kansiot.',
    noSuchInput: 'Tiedostoa tai kansiota ”{name}” ei ole.',
    outIsInput: '--out on sama kuin kansio ”{name}”; anna toinen.',
    sameTarget:
      '”{one}” ja ”{other}” saisivat saman nimen ”{target}”; nimeä kansio, joka sisältää molemmat.',
    oneQuality: 'Anna vain yksi näistä: --level, --lossless, --auto.',
    level: '--level on low, medium, high tai kokonaisluku väliltä {least}–{most}, ei ”{given}”.',
    whole: '{name} on kokonaisluku väliltä {least}–{most}, ei ”{given}”.',
    part: '{name} on luku väliltä {least}–1, ei ”{given}”.',
    position: '--position on jokin näistä: {all}. ”{given}” ei kelpaa.',
    needsWatermark: '{name} vaatii valitsimen --watermark FILE.',
    noWatermark: 'Vesileiman tiedostoa ”{name}” ei ole.',
    badWatermark: '”{name}” ei kelpaa vesileimaksi: {why}.'
  },
  file: {
    refused: '{name}  hylätty: {why}',
    failed: '{name}  epäonnistui: {why}',
    unchanged: '{name}  {size}, jätetty ennalleen',
    saved: '{name}  {before} → {after}, {percent} % säästetty',
    renamed: ', nyt {name}',
    mislabelled: ', sisältö on {type}',
    notRegular: 'Se ei ole tavallinen tiedosto.',
    changed: 'Se muuttui kesken käsittelyn.',
    noFreeName: 'Samassa kansiossa ei ole vapaata nimeä.',
    badName: 'Nimi ”{name}” ei ole kelvollista UTF-8:aa. Vaihda nimi ja suorita komento uudelleen.'
  },
  total: {
    soFar: '{done}/{all}, tähän mennessä {percent} % säästetty',
    none: 'Kuvia ei löytynyt.',
    files: '{n} {{count:tiedosto|tiedostoa}}, {seconds} s: {counts}',
    optimised: '{n} optimoitu',
    unchanged: '{n} jätetty ennalleen',
    refused: '{n} hylätty',
    failed: '{n} epäonnistui',
    bytes: '{before} → {after}, {percent} % säästetty',
    stopped: 'Pysäytetty: lisäksi {n} {{count:tiedosto|tiedostoa}} jäi ennalleen.'
  },
  diskFull:
    'Levy on täynnä. Jäljellä olevia tiedostoja ei muutettu. Vapauta tilaa ja suorita komento uudelleen.',
  diskReadOnly:
    'Levylle ei voi kirjoittaa. Jäljellä olevia tiedostoja ei muutettu. Salli kirjoittaminen ja suorita komento uudelleen.'
}
