/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Gebruik: npx page-speed-boost optimise <bestanden of mappen…> [opties]

Maakt JPEG-, PNG-, GIF- en WebP-afbeeldingen kleiner. Mappen worden volledig doorzocht, behalve
verborgen items en node_modules. Zonder --out wordt een afbeelding ter plekke vervangen, en alleen
als dat de moeite waard is. Dit kun je niet ongedaan maken, dus bewaar een kopie.

Kwaliteit en grootte
  --level NIVEAU     low (90), medium (75), high (70) of een kwaliteit van 55 tot 95
                     (standaard: medium)
  --lossless         elke pixel behouden
  --auto             het kleinste bestand zonder zichtbaar verschil, per afbeelding bepaald
  --png-to-jpg       dekkende PNG wordt JPG, met een nieuwe naam, als dat kleiner is
  --longest-side N   stilstaande afbeeldingen met een langste zijde boven N pixels verkleinen

Watermerk, op stilstaande afbeeldingen behalve GIF
  --watermark PAD    een JPG of PNG van maximaal 500 KB
  --position PLEK    t_l, t_c, t_r, c, b_l, b_c of b_r: linksboven tot rechtsonder
                     (standaard: b_r)
  --height DEEL      hoogte van het watermerk als deel van de hoogte van de afbeelding, 0.01 tot 1
                     (standaard: 0.1)
  --opacity DEEL     0.1 tot 1 (standaard: 1)

Uitvoer
  --out MAP          in MAP opslaan, in dezelfde mappen; de originelen blijven staan. Bestanden
                     met dezelfde naam in MAP worden vervangen
  --json             één JSON-document op standaarduitvoer als alles klaar is
  --jobs N           aantal afbeeldingen tegelijk (standaard: aantal processorkernen + 1)
  --help, --version

Afsluitcode: 0 alles in orde, 1 sommige afbeeldingen zijn geweigerd of mislukt, 2 onjuist gebruik,
3 de schijf is vol of niet beschrijfbaar, 4 onverwachte fout,
129, 130 of 143 gestopt door een signaal: voltooide afbeeldingen blijven geoptimaliseerd, de rest is
ongewijzigd.
`,
  seeHelp: '{problem} Zie page-speed-boost --help.',
  usage: {
    noCommand: 'Geef een opdracht op, zoals: page-speed-boost optimise afbeeldingen',
    unknownCommand: 'De opdracht ‘{name}’ bestaat niet. De opdrachten zijn: {all}.',
    unknownOption: 'De optie ‘{name}’ bestaat niet.',
    optionValue: 'Bij de optie ‘{name}’ ontbreekt de waarde of is die niet toegestaan.',
    noInputs: 'Geef de bestanden of mappen op die je wilt optimaliseren.',
    noSuchInput: 'Het bestand of de map ‘{name}’ bestaat niet.',
    outIsInput: '--out is de bronmap ‘{name}’. Kies een andere.',
    sameTarget:
      '‘{one}’ en ‘{other}’ zouden allebei ‘{target}’ worden. Geef de map op die beide bevat.',
    oneQuality: 'Gebruik maar één van --level, --lossless en --auto.',
    level:
      '--level moet low, medium, high of een heel getal van {least} tot {most} zijn, niet ‘{given}’.',
    whole: '{name} moet een heel getal van {least} tot {most} zijn, niet ‘{given}’.',
    part: '{name} moet een getal van {least} tot 1 zijn, niet ‘{given}’.',
    position: '--position moet een van {all} zijn, niet ‘{given}’.',
    needsWatermark: '{name} werkt alleen met --watermark PAD.',
    noWatermark: 'Het bestand ‘{name}’ voor het watermerk bestaat niet.',
    badWatermark: '‘{name}’ kan niet als watermerk worden gebruikt: {why}.'
  },
  file: {
    refused: '{name}  geweigerd: {why}',
    failed: '{name}  mislukt: {why}',
    unchanged: '{name}  {size}, ongewijzigd',
    saved: '{name}  {before} → {after}, {percent}% bespaard',
    renamed: ', heet nu {name}',
    mislabelled: ', maar de inhoud is {type}',
    notRegular: 'Dit is geen gewoon bestand.',
    changed: 'Het bestand is gewijzigd tijdens de verwerking.',
    noFreeName: 'Er is geen vrije bestandsnaam gevonden.',
    badName:
      'De naam ‘{name}’ is geen geldige UTF-8. Wijzig de naam en voer de opdracht opnieuw uit.'
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
    'Er kan niet naar de schijf worden geschreven. De resterende bestanden zijn niet gewijzigd. Maak de schijf beschrijfbaar en voer de opdracht opnieuw uit.'
}
