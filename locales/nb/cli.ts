/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Bruk: npx page-speed-boost optimise <filer eller mapper …> [alternativer]

Gjør JPEG-, PNG-, GIF- og WebP-bilder mindre. Mapper gjennomsøkes med undermapper, unntatt skjulte
elementer og node_modules. Uten --out erstattes et bilde der det ligger, men bare når det lønner
seg. Det kan ikke angres, så ta vare på en kopi.

Kvalitet og størrelse
  --level LEVEL      low (90), medium (75), high (70) eller en kvalitet fra 55 til 95
                     (standard: medium)
  --lossless         behold hver piksel
  --auto             den minste filen som ser lik ut, bilde for bilde
  --png-to-jpg       ugjennomsiktig PNG blir JPG og får nytt navn, der det er mindre
  --longest-side N   forminsk stillbilder der den lengste siden er over N piksler

Vannmerke, på stillbilder unntatt GIF
  --watermark FILE   en JPG eller PNG på maks. 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c eller b_r: øverst til venstre til nederst
                     til høyre (standard: b_r)
  --height PART      høyden på vannmerket som andel av bildehøyden, 0.01 til 1
                     (standard: 0.1)
  --opacity PART     0.1 til 1 (standard: 1)

Resultat
  --out DIR          skriv til DIR i de samme mappene; originalene beholdes. Filer med samme
                     navn i DIR erstattes
  --json             ett JSON-dokument på standard ut når alt er ferdig
  --jobs N           antall bilder om gangen (standard: antall prosessorkjerner + 1)
  --help, --version

Avslutningskode: 0 alt i orden, 1 noen bilder ble avvist eller mislyktes, 2 feil bruk,
3 disken er full eller kan ikke skrives til, 4 uventet feil,
129, 130 eller 143 stoppet av et signal: Ferdige bilder beholdes, resten er uendret.
`,
  seeHelp: '{problem} Se page-speed-boost --help.',
  usage: {
    noCommand: 'Oppgi en kommando, for eksempel: page-speed-boost optimise bilder',
    unknownCommand: 'Kommandoen «{name}» finnes ikke. Kommandoene er: {all}.',
    unknownOption: 'Alternativet «{name}» finnes ikke.',
    optionValue: 'Alternativet «{name}» mangler en verdi, eller verdien er ikke tillatt.',
    noInputs: 'Oppgi filene eller mappene som skal optimaliseres.',
    noSuchInput: 'Det finnes ingen fil eller mappe med navnet «{name}».',
    outIsInput: '--out er kildemappen «{name}». Oppgi en annen.',
    sameTarget:
      '«{one}» og «{other}» ville begge blitt «{target}»; oppgi mappen som inneholder begge.',
    oneQuality: 'Oppgi bare én av --level, --lossless og --auto.',
    level:
      '--level må være low, medium, high eller et heltall fra {least} til {most}, ikke «{given}».',
    whole: '{name} må være et heltall fra {least} til {most}, ikke «{given}».',
    part: '{name} må være et tall fra {least} til 1, ikke «{given}».',
    position: '--position må være en av {all}, ikke «{given}».',
    needsWatermark: '{name} krever --watermark FILE.',
    noWatermark: 'Det finnes ingen fil med navnet «{name}» til vannmerket.',
    badWatermark: '«{name}» kan ikke brukes som vannmerke: {why}.'
  },
  file: {
    refused: '{name}  avvist: {why}',
    failed: '{name}  mislyktes: {why}',
    unchanged: '{name}  {size}, uendret',
    saved: '{name}  {before} til {after}, {percent} % spart',
    renamed: ', nå {name}',
    mislabelled: ', men innholdet er {type}',
    notRegular: 'Det er ikke en vanlig fil.',
    changed: 'Filen ble endret mens den ble behandlet.',
    noFreeName: 'Fant ikke noe ledig filnavn.',
    badName:
      'Navnet «{name}» er ikke gyldig UTF-8. Gi det et nytt navn, og kjør kommandoen på nytt.'
  },
  total: {
    soFar: '{done} av {all}, {percent} % spart så langt',
    none: 'Fant ingen bilder.',
    files: '{n} {{count:fil|filer}} på {seconds} s: {counts}',
    optimised: '{n} optimalisert',
    unchanged: '{n} uendret',
    refused: '{n} avvist',
    failed: '{n} mislyktes',
    bytes: '{before} til {after}, {percent} % spart',
    stopped: 'Stoppet: ytterligere {n} {{count:fil|filer}} uendret.'
  },
  diskFull:
    'Disken er full. De gjenværende filene ble ikke endret. Frigjør plass og kjør kommandoen på nytt.',
  diskReadOnly:
    'Det kan ikke skrives til disken. De gjenværende filene ble ikke endret. Gjør den skrivbar og kjør kommandoen på nytt.'
}
