/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Gebruik: npx page-speed-boost optimise <bestanden of mappen…> [opties]

Maakt JPEG-, PNG-, GIF- en WebP-afbeeldingen kleiner. Mappen worden volledig doorzocht, behalve
verborgen items en node_modules. Zonder --out wordt een afbeelding ter plekke vervangen, alleen als
dat de moeite waard is. Dit kun je niet ongedaan maken, dus bewaar een kopie.

Compressie
  --level NIVEAU     low (90), medium (75), high (70) of een kwaliteit van 55 tot 95 (medium)
  --lossless         elke pixel behouden
  --auto             het kleinste bestand zonder zichtbaar verschil, per afbeelding bepaald
  --png-to-jpg       dekkende PNG wordt JPG, met een nieuwe naam, als dat kleiner is
  --longest-side N   stilstaande afbeeldingen met een langste zijde boven N pixels verkleinen

Watermerk, op stilstaande afbeeldingen behalve GIF
  --watermark BEST   een JPG of PNG van maximaal 500 KB
  --position PLEK    t_l, t_c, t_r, c, b_l, b_c of b_r: linksboven tot rechtsonder (b_r)
  --height DEEL      hoogte als deel van die van de afbeelding, 0.01 tot 1 (0.1)
  --opacity DEEL     0.1 tot 1 (1)

Uitvoer en verwerking
  --out MAP          in MAP opslaan, in dezelfde mappen; de originelen blijven staan. Bestanden
                     met dezelfde naam in MAP worden vervangen
  --json             één JSON-document op standaarduitvoer als alles klaar is
  --jobs N           aantal afbeeldingen tegelijk (één meer dan het aantal processorkernen)
  --help, --version

Afsluitcode: 0 alles in orde, 1 sommige afbeeldingen zijn geweigerd of mislukt, 2 onjuist gebruik,
129, 130 of 143 gestopt door een signaal: wat klaar is, blijft klaar en de rest is ongewijzigd.
`,
  seeHelp: '{problem} Zie page-speed-boost --help.',
  usage: {
    noCommand: 'Geef aan wat je wilt doen: page-speed-boost optimise afbeeldingen',
    unknownCommand: 'De opdracht ‘{name}’ bestaat niet. De opdrachten zijn: {all}.',
    unknownOption: 'De optie ‘{name}’ bestaat niet.',
    optionValue: 'Bij de optie ‘{name}’ ontbreekt de waarde of is die niet toegestaan.',
    noInputs: 'Geef de bestanden of mappen op die je wilt optimaliseren.',
    noSuchInput: 'Het bestand of de map ‘{name}’ bestaat niet.',
    outIsInput: '--out is de map ‘{name}’ zelf. Geef een andere op.',
    sameTarget:
      '‘{one}’ en ‘{other}’ zouden allebei ‘{target}’ worden. Geef de map op die beide bevat.',
    oneQuality: 'Geef maar een van --level, --lossless en --auto op.',
    level: '--level is low, medium, high of een heel getal van {least} tot {most}, niet ‘{given}’.',
    whole: '{name} is een heel getal van {least} tot {most}, niet ‘{given}’.',
    part: '{name} is een getal van {least} tot 1, niet ‘{given}’.',
    position: '--position is een van {all}, niet ‘{given}’.',
    needsWatermark: '{name} werkt alleen met --watermark BEST.',
    noWatermark: 'Het bestand ‘{name}’ voor het watermerk bestaat niet.',
    badWatermark: '‘{name}’ kan geen watermerk zijn: {why}.'
  },
  file: {
    refused: '{name}  geweigerd: {why}',
    failed: '{name}  mislukt: {why}',
    unchanged: '{name}  {size}, ongewijzigd',
    saved: '{name}  {before} → {after}, {percent}% bespaard',
    renamed: ', heet nu {name}',
    mislabelled: ', de inhoud is {type}',
    notRegular: 'Dit is geen gewoon bestand.',
    changed: 'Het bestand is gewijzigd tijdens de verwerking.',
    noFreeName: 'Er is geen vrije naam in deze map.'
  },
  total: {
    soFar: '{done} van {all}, tot nu toe {percent}% bespaard',
    none: 'Geen afbeeldingen gevonden.',
    files: '{n} {{count:bestand|bestanden}} in {seconds} s: {counts}',
    optimised: '{n} geoptimaliseerd',
    unchanged: '{n} ongewijzigd',
    refused: '{n} geweigerd',
    failed: '{n} mislukt',
    bytes: '{before} → {after}, {percent}% bespaard',
    stopped: 'Gestopt: {n} {{count:ander bestand is|andere bestanden zijn}} ongewijzigd gebleven.'
  },
  diskFull:
    'De schijf is vol. De resterende bestanden zijn niet gewijzigd. Maak ruimte vrij en voer de opdracht opnieuw uit.',
  diskReadOnly:
    'Er kan niet naar de schijf worden geschreven. De resterende bestanden zijn niet gewijzigd. Maak de schijf beschrijfbaar en voer de opdracht opnieuw uit.',
  forgets:
    '{path} is niet bruikbaar ({code}), dus een volgende keer worden deze bestanden opnieuw verwerkt.'
}
