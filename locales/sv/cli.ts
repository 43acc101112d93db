export const cli = {
  help: `Användning: npx page-speed-boost optimise <filer eller mappar …> [alternativ]

Gör JPEG-, PNG-, GIF- och WebP-bilder mindre. Mappar söks igenom med undermappar, utom dolda
objekt och node_modules. Utan --out ersätts en bild på plats, men bara när det lönar sig; det går
inte att ångra, så spara en kopia.

Kvalitet och storlek
  --level LEVEL      low (90), medium (75), high (70) eller en kvalitet från 55 till 95
                     (standard: medium)
  --lossless         behåller varje pixel
  --auto             den minsta fil som ser likadan ut, bild för bild
  --png-to-jpg       ogenomskinlig PNG blir JPG och får nytt namn när den blir mindre
  --longest-side N   krymper stillbilder vars längsta sida är över N pixlar

Vattenstämpel, på stillbilder utom GIF
  --watermark FILE   en JPG eller PNG på högst 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c eller b_r: från överst till vänster till nederst
                     till höger (standard: b_r)
  --height PART      vattenstämpelns höjd som andel av bildens höjd, 0.01 till 1
                     (standard: 0.1)
  --opacity PART     0.1 till 1 (standard: 1)

Resultat
  --out DIR          skriver till DIR, i samma mappar; originalen finns kvar. Filer med samma
                     namn i DIR ersätts
  --json             ett JSON-dokument på standardutmatningen när allt är klart
  --jobs N           bilder som bearbetas samtidigt (standard: antal processorkärnor + 1)
  --help, --version

Slutkod: 0 allt gick bra, 1 några bilder avvisades eller misslyckades, 2 fel användning,
3 disken är full eller går inte att skriva till, 4 oväntat fel,
129, 130 eller 143 stoppad av en signal: färdiga bilder behålls, resten är orört.
`,
  seeHelp: '{problem} Se page-speed-boost --help.',
  usage: {
    noCommand: 'Ange ett kommando, till exempel: page-speed-boost optimise bilder',
    unknownCommand: 'Kommandot ”{name}” finns inte. Kommandona är: {all}.',
    unknownOption: 'Alternativet ”{name}” finns inte.',
    optionValue: 'Alternativet ”{name}” saknar ett värde eller har ett som inte är tillåtet.',
    noInputs: 'Ange filerna eller mapparna som ska optimeras.',
    noSuchInput: 'Filen eller mappen ”{name}” finns inte.',
    outIsInput: '--out är källmappen ”{name}”. Ange en annan.',
    sameTarget:
      '”{one}” och ”{other}” skulle båda bli ”{target}”; ange mappen som innehåller båda.',
    oneQuality: 'Ange bara ett av --level, --lossless och --auto.',
    level:
      '--level måste vara low, medium, high eller ett heltal från {least} till {most}, inte ”{given}”.',
    whole: '{name} måste vara ett heltal från {least} till {most}, inte ”{given}”.',
    part: '{name} måste vara ett tal från {least} till 1, inte ”{given}”.',
    position: '--position måste vara något av {all}, inte ”{given}”.',
    needsWatermark: '{name} kräver --watermark FILE.',
    noWatermark: 'Filen ”{name}” för vattenstämpeln finns inte.',
    badWatermark: '”{name}” kan inte användas som vattenstämpel: {why}.'
  },
  file: {
    refused: '{name}  avvisad: {why}',
    failed: '{name}  misslyckades: {why}',
    unchanged: '{name}  {size}, oförändrad',
    saved: '{name}  {before} till {after}, {percent} % sparat',
    renamed: ', nu {name}',
    mislabelled: ', men innehållet är {type}',
    notRegular: 'Det är ingen vanlig fil.',
    changed: 'Filen ändrades medan den bearbetades.',
    noFreeName: 'Det finns inget ledigt namn i samma mapp.',
    badName: 'Namnet ”{name}” är inte giltig UTF-8. Byt namn och kör kommandot igen.'
  },
  total: {
    soFar: '{done} av {all}, {percent} % sparat hittills',
    none: 'Inga bilder hittades.',
    files: '{n} {{count:fil|filer}} på {seconds} s: {counts}',
    optimised: '{n} har optimerats',
    unchanged: '{n} har inte ändrats',
    refused: '{n} har avvisats',
    failed: '{n} misslyckades',
    bytes: '{before} till {after}, {percent} % sparat',
    stopped: 'Stoppad: {n} {{count:fil till lämnades som den var|filer till lämnades som de var}}.'
  },
  diskFull:
    'Disken är full. De återstående filerna har inte ändrats. Frigör utrymme och kör kommandot igen.',
  diskReadOnly:
    'Det går inte att skriva till disken. De återstående filerna har inte ändrats. Gör den skrivbar och kör kommandot igen.'
}
