/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Uso: npx page-speed-boost optimise <file o cartelle…> [opzioni]

Riduce le dimensioni delle immagini JPEG, PNG, GIF e WebP. Nelle cartelle cerca in tutto il
contenuto, tranne gli elementi nascosti e node_modules. Senza --out ogni immagine viene sostituita
dove si trova, solo se ne vale la pena; non si può tornare indietro, quindi conserva una copia.

Qualità e dimensioni
  --level LEVEL      low (90), medium (75), high (70) o una qualità da 55 a 95
                     (predefinito: medium)
  --lossless         conserva ogni pixel
  --auto             il file più piccolo che appare uguale, immagine per immagine
  --png-to-jpg       i PNG opachi diventano JPG, e cambiano nome, se così sono più piccoli
  --longest-side N   riduce le immagini statiche con il lato più lungo superiore a N pixel

Filigrana, sulle immagini statiche tranne GIF
  --watermark FILE   un JPG o PNG di massimo 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c o b_r: dall’angolo in alto a sinistra a
                     quello in basso a destra (predefinito: b_r)
  --height PART      altezza della filigrana come frazione di quella dell’immagine, da 0.01 a 1
                     (predefinito: 0.1)
  --opacity PART     da 0.1 a 1 (predefinito: 1)

Output
  --out DIR          scrive in DIR, nelle stesse cartelle; gli originali restano. I file di DIR
                     con lo stesso nome vengono sostituiti
  --json             un solo documento JSON sull’output standard alla fine di tutto
  --jobs N           immagini elaborate insieme (predefinito: core del processore + 1)
  --help, --version

Codice di uscita: 0 tutto bene, 1 immagini rifiutate o non riuscite, 2 uso errato,
3 disco pieno o non scrivibile, 4 errore imprevisto,
129, 130 o 143 interrotto da un segnale: le immagini completate restano ottimizzate, le altre
sono invariate.
`,
  seeHelp: '{problem} Consulta page-speed-boost --help.',
  usage: {
    noCommand: 'Indica un comando, ad esempio: page-speed-boost optimise immagini',
    unknownCommand: 'Il comando “{name}” non esiste. I comandi sono: {all}.',
    unknownOption: 'L’opzione “{name}” non esiste.',
    optionValue: 'All’opzione “{name}” manca il valore oppure il valore non è ammesso.',
    noInputs: 'Indica i file o le cartelle da ottimizzare.',
    noSuchInput: 'Non esiste nessun file o cartella “{name}”.',
    outIsInput: '--out è la cartella di origine “{name}”. Indicane un’altra.',
    sameTarget:
      '“{one}” e “{other}” diventerebbero entrambi “{target}”; indica la cartella che li contiene entrambi.',
    oneQuality: 'Indica solo una di queste opzioni: --level, --lossless o --auto.',
    level:
      '--level deve essere low, medium, high o un numero intero da {least} a {most}, non “{given}”.',
    whole: '{name} deve essere un numero intero da {least} a {most}, non “{given}”.',
    part: '{name} deve essere un numero da {least} a 1, non “{given}”.',
    position: '--position deve essere uno di questi valori: {all}; non “{given}”.',
    needsWatermark: '{name} richiede --watermark FILE.',
    noWatermark: 'Il file “{name}” per la filigrana non esiste.',
    badWatermark: '“{name}” non può essere usato come filigrana: {why}.'
  },
  file: {
    refused: '{name}  rifiutato: {why}',
    failed: '{name}  errore: {why}',
    unchanged: '{name}  {size}, invariato',
    saved: '{name}  da {before} a {after}, {percent}% di risparmio',
    renamed: ', ora {name}',
    mislabelled: ', ma il contenuto è {type}',
    notRegular: 'Non è un file normale.',
    changed: 'Il file è stato modificato durante l’elaborazione.',
    noFreeName: 'Non è stato trovato un nome di file libero.',
    badName: 'Il nome “{name}” non è UTF-8 valido. Rinominalo ed esegui di nuovo il comando.'
  },
  total: {
    soFar: '{done} di {all}, finora {percent}% di risparmio',
    none: 'Nessuna immagine trovata.',
    files: '{n} file in {seconds} s ({counts})',
    optimised: 'ottimizzati: {n}',
    unchanged: 'invariati: {n}',
    refused: 'rifiutati: {n}',
    failed: 'con errore: {n}',
    bytes: 'Da {before} a {after}, {percent}% di risparmio',
    stopped:
      'Interrotto: {{count:un altro file resta invariato|altri file restano invariati}} ({n}).'
  },
  diskFull:
    'Il disco è pieno. I file rimanenti non sono stati modificati. Libera spazio ed esegui di nuovo il comando.',
  diskReadOnly:
    'Non è possibile scrivere sul disco. I file rimanenti non sono stati modificati. Rendilo scrivibile ed esegui di nuovo il comando.'
}
