/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Brug: npx page-speed-boost optimise <filer eller mapper …> [indstillinger]

Gør JPEG-, PNG-, GIF- og WebP-billeder mindre. Mapper gennemsøges med undermapper, undtagen skjulte
elementer og node_modules. Uden --out erstattes et billede, hvor det ligger, men kun når det kan
betale sig. Det kan ikke fortrydes, så gem en kopi.

Kvalitet og størrelse
  --level LEVEL      low (90), medium (75), high (70) eller en kvalitet fra 55 til 95
                     (standard: medium)
  --lossless         bevar hver pixel
  --auto             den mindste fil, der ser ens ud, billede for billede
  --png-to-jpg       uigennemsigtig PNG bliver til JPG og omdøbes, hvor det er mindre
  --longest-side N   formindsk stillbilleder, hvis længste side er over N pixel

Vandmærke, på stillbilleder undtagen GIF
  --watermark FILE   en JPG eller PNG på højst 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c eller b_r: øverst til venstre til nederst
                     til højre (standard: b_r)
  --height PART      vandmærkets højde som andel af billedets højde, 0.01 til 1
                     (standard: 0.1)
  --opacity PART     0.1 til 1 (standard: 1)

Resultat
  --out DIR          skriv til DIR i de samme mapper; originalerne bevares. Filer med samme
                     navn i DIR erstattes
  --json             ét JSON-dokument på standardoutput, når alt er færdigt
  --jobs N           antal billeder ad gangen (standard: antal processorkerner + 1)
  --help, --version

Afslutningskode: 0 alt i orden, 1 nogle billeder blev afvist eller mislykkedes, 2 forkert brug,
3 disken er fuld, eller der kan ikke skrives til den, 4 uventet fejl,
129, 130 eller 143 stoppet af et signal: Færdige billeder bevares, resten er uændret.
`,
  seeHelp: '{problem} Se page-speed-boost --help.',
  usage: {
    noCommand: 'Angiv en kommando, f.eks.: page-speed-boost optimise billeder',
    unknownCommand: 'Kommandoen ”{name}” findes ikke. Kommandoerne er: {all}.',
    unknownOption: 'Indstillingen ”{name}” findes ikke.',
    optionValue: 'Indstillingen ”{name}” mangler en værdi, eller værdien er ikke tilladt.',
    noInputs: 'Angiv de filer eller mapper, der skal optimeres.',
    noSuchInput: 'Der findes ingen fil eller mappe med navnet ”{name}”.',
    outIsInput: '--out er kildemappen ”{name}”. Angiv en anden.',
    sameTarget:
      '”{one}” og ”{other}” ville begge blive til ”{target}”; angiv den mappe, der indeholder begge.',
    oneQuality: 'Angiv kun én af --level, --lossless og --auto.',
    level:
      '--level skal være low, medium, high eller et helt tal fra {least} til {most}, ikke ”{given}”.',
    whole: '{name} skal være et helt tal fra {least} til {most}, ikke ”{given}”.',
    part: '{name} skal være et tal fra {least} til 1, ikke ”{given}”.',
    position: '--position skal være en af {all}, ikke ”{given}”.',
    needsWatermark: '{name} kræver --watermark FILE.',
    noWatermark: 'Der findes ingen fil med navnet ”{name}” til vandmærket.',
    badWatermark: '”{name}” kan ikke bruges som vandmærke: {why}.'
  },
  file: {
    refused: '{name}  afvist: {why}',
    failed: '{name}  mislykkedes: {why}',
    unchanged: '{name}  {size}, uændret',
    saved: '{name}  {before} til {after}, {percent} % sparet',
    renamed: ', nu {name}',
    mislabelled: ', men indholdet er {type}',
    notRegular: 'Det er ikke en almindelig fil.',
    changed: 'Filen blev ændret under behandlingen.',
    noFreeName: 'Der blev ikke fundet et ledigt filnavn.',
    badName: 'Navnet „{name}“ er ikke gyldig UTF-8. Omdøb det, og kør kommandoen igen.'
  },
  total: {
    soFar: '{done} af {all}, {percent} % sparet indtil videre',
    none: 'Ingen billeder fundet.',
    files: '{n} {{count:fil|filer}} på {seconds} s: {counts}',
    optimised: '{n} optimeret',
    unchanged: '{n} uændret',
    refused: '{n} afvist',
    failed: '{n} mislykkedes',
    bytes: '{before} til {after}, {percent} % sparet',
    stopped: 'Stoppet: yderligere {n} {{count:fil|filer}} uændret.'
  },
  diskFull:
    'Disken er fuld. De resterende filer blev ikke ændret. Frigør plads, og kør kommandoen igen.',
  diskReadOnly:
    'Der kan ikke skrives til disken. De resterende filer blev ikke ændret. Gør den skrivbar, og kør kommandoen igen.'
}
