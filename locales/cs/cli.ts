/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Použití: npx page-speed-boost optimise <soubory nebo složky…> [volby]

Zmenší obrázky JPEG, PNG, GIF a WebP. Složky se prohledávají i s podsložkami,
kromě skrytých položek a node_modules. Bez --out se přepíše původní soubor, a to jen tehdy,
když se to vyplatí. Změnu nelze vrátit, proto si nechte kopii.

Kvalita a velikost
  --level LEVEL      low (90), medium (75), high (70) nebo kvalita od 55 do 95
                     (výchozí: medium)
  --lossless         zachová každý pixel
  --auto             nejmenší soubor, který vypadá stejně, pro každý obrázek zvlášť
  --png-to-jpg       neprůhledné PNG převede na JPG a přejmenuje, pokud je JPG menší
  --longest-side N   zmenší statické obrázky, jejichž delší strana má víc než N pixelů

Vodoznak na statických obrázcích kromě GIF
  --watermark FILE   JPG nebo PNG do 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c nebo b_r: vlevo nahoře až vpravo dole
                     (výchozí: b_r)
  --height PART      výška vodoznaku jako podíl výšky obrázku, 0.01 až 1 (výchozí: 0.1)
  --opacity PART     krytí, 0.1 až 1 (výchozí: 1)

Výstup
  --out DIR          zapíše do DIR ve stejných složkách, originály zůstanou. Soubory se stejným
                     názvem v DIR se nahradí
  --json             po dokončení vypíše na standardní výstup jeden dokument JSON
  --jobs N           počet obrázků zpracovávaných najednou (výchozí: počet jader procesoru + 1)
  --help, --version

Návratový kód: 0 vše v pořádku, 1 některé obrázky odmítnuty nebo se nezdařily, 2 chybné použití,
3 disk je plný nebo na něj nelze zapisovat, 4 neočekávaná chyba,
129, 130 nebo 143 zastaveno signálem: hotové obrázky zůstanou, zbytek se nezmění.
`,
  seeHelp: '{problem} Viz page-speed-boost --help.',
  usage: {
    noCommand: 'Zadejte příkaz, například: page-speed-boost optimise obrazky',
    unknownCommand: 'Příkaz „{name}“ neexistuje. K dispozici jsou: {all}.',
    unknownOption: 'Volba „{name}“ neexistuje.',
    optionValue: 'U volby „{name}“ chybí hodnota nebo není přípustná.',
    noInputs: 'Zadejte soubory nebo složky, které chcete optimalizovat.',
    noSuchInput: 'Soubor ani složka „{name}“ neexistuje.',
    outIsInput: '--out je zdrojová složka „{name}“. Zadejte jinou.',
    sameTarget:
      'Z „{one}“ i „{other}“ by se stalo „{target}“. Zadejte složku, která obsahuje obojí.',
    oneQuality: 'Zadejte jen jednu z voleb --level, --lossless a --auto.',
    level: '--level musí být low, medium, high nebo celé číslo od {least} do {most}, ne „{given}“.',
    whole: '{name} musí být celé číslo od {least} do {most}, ne „{given}“.',
    part: '{name} musí být číslo od {least} do 1, ne „{given}“.',
    position: '--position musí být jedna z hodnot {all}, ne „{given}“.',
    needsWatermark: 'Volba {name} vyžaduje --watermark FILE.',
    noWatermark: 'Soubor „{name}“ pro vodoznak neexistuje.',
    badWatermark: 'Soubor „{name}“ nelze použít jako vodoznak: {why}.'
  },
  file: {
    refused: '{name}  odmítnuto: {why}',
    failed: '{name}  nezdařilo se: {why}',
    unchanged: '{name}  {size}, beze změny',
    saved: '{name}  z {before} na {after}, ušetřeno {percent} %',
    renamed: ', nyní {name}',
    mislabelled: ', ale obsah je {type}',
    notRegular: 'Není to běžný soubor.',
    changed: 'Soubor se během zpracování změnil.',
    noFreeName: 'Nenašel se žádný volný název souboru.',
    badName: 'Název „{name}“ není platný text v UTF-8. Přejmenujte jej a spusťte příkaz znovu.'
  },
  total: {
    soFar: '{done} z {all}, zatím ušetřeno {percent} %',
    none: 'Nenašly se žádné obrázky.',
    files: '{n} {{count:|soubor||soubory|souboru|souborů}} za {seconds} s: {counts}',
    optimised: 'optimalizováno {n}',
    unchanged: 'beze změny {n}',
    refused: 'odmítnuto {n}',
    failed: 'nezdařilo se {n}',
    bytes: 'z {before} na {after}, ušetřeno {percent} %',
    stopped:
      'Zastaveno: {n} {{count:|další soubor zůstal||další soubory zůstaly|dalšího souboru zůstalo|dalších souborů zůstalo}} beze změny.'
  },
  diskFull: 'Disk je plný. Zbývající soubory se nezměnily. Uvolněte místo a spusťte příkaz znovu.',
  diskReadOnly:
    'Na disk nelze zapisovat. Zbývající soubory se nezměnily. Povolte zápis a spusťte příkaz znovu.'
}
