/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Aufruf: npx page-speed-boost optimise <Dateien oder Ordner …> [Optionen]

Macht JPEG-, PNG-, GIF- und WebP-Bilder kleiner. Ordner werden mit allem darin durchsucht, außer
versteckten Einträgen und node_modules. Ohne --out wird ein Bild an Ort und Stelle ersetzt, aber
nur, wenn es sich lohnt. Das lässt sich nicht rückgängig machen: Behalte eine Kopie.

Wie stark
  --level LEVEL      low (90), medium (75), high (70) oder eine Qualität von 55 bis 95 (medium)
  --lossless         jedes Pixel behalten
  --auto             die kleinste Datei, die gleich aussieht, für jedes Bild einzeln
  --png-to-jpg       deckendes PNG wird JPG und umbenannt, wo das kleiner ist
  --longest-side N   unbewegte Bilder verkleinern, deren längere Seite mehr als N Pixel hat

Wasserzeichen, auf unbewegten Bildern außer GIF
  --watermark FILE   ein JPG oder PNG mit höchstens 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c oder b_r: oben links bis unten rechts (b_r)
  --height PART      seine Höhe als Anteil der Bildhöhe, 0.01 bis 1 (0.1)
  --opacity PART     0.1 bis 1 (1)

Wohin und wie
  --out DIR          nach DIR schreiben, in dieselben Ordner; die Originale bleiben. Dateien mit
                     demselben Namen in DIR werden ersetzt
  --json             ein JSON-Dokument auf der Standardausgabe, wenn alles fertig ist
  --jobs N           Bilder gleichzeitig in Arbeit (eins mehr als Prozessorkerne)
  --help, --version

Exit-Code: 0 alles gut, 1 einige Bilder abgelehnt oder fehlgeschlagen, 2 falscher Aufruf,
3 Datenträger voll oder nicht beschreibbar, 4 unerwarteter Fehler,
129, 130 oder 143 durch ein Signal gestoppt: Fertiges bleibt, der Rest ist wie vorher.
`,
  seeHelp: '{problem} Siehe page-speed-boost --help.',
  usage: {
    noCommand: 'Gib an, was zu tun ist: page-speed-boost optimise bilder',
    unknownCommand: 'Es gibt keinen Befehl „{name}“. Die Befehle sind: {all}.',
    unknownOption: 'Es gibt keine Option „{name}“.',
    optionValue: 'Bei der Option „{name}“ fehlt der Wert, oder er ist nicht zulässig.',
    noInputs: 'Nenne die Dateien oder Ordner, die optimiert werden sollen.',
    noSuchInput: 'Es gibt keine Datei und keinen Ordner „{name}“.',
    outIsInput: '--out ist der Ordner „{name}“ selbst; nenne einen anderen.',
    sameTarget:
      'Aus „{one}“ und „{other}“ würde jeweils „{target}“; nenne den Ordner, der beide enthält.',
    oneQuality: 'Gib nur eine der Optionen --level, --lossless und --auto an.',
    level:
      '--level ist low, medium, high oder eine ganze Zahl von {least} bis {most}, nicht „{given}“.',
    whole: '{name} ist eine ganze Zahl von {least} bis {most}, nicht „{given}“.',
    part: '{name} ist eine Zahl von {least} bis 1, nicht „{given}“.',
    position: '--position ist eines von {all}, nicht „{given}“.',
    needsWatermark: '{name} braucht --watermark FILE.',
    noWatermark: 'Es gibt keine Datei „{name}“ für das Wasserzeichen.',
    badWatermark: '„{name}“ kann kein Wasserzeichen sein: {why}.'
  },
  file: {
    refused: '{name}  abgelehnt: {why}',
    failed: '{name}  fehlgeschlagen: {why}',
    unchanged: '{name}  {size}, unverändert',
    saved: '{name}  von {before} auf {after}, {percent} % gespart',
    renamed: ', jetzt {name}',
    mislabelled: ', der Inhalt ist {type}',
    notRegular: 'Das ist keine reguläre Datei.',
    changed: 'Die Datei wurde während der Bearbeitung geändert.',
    noFreeName: 'Im selben Ordner ist kein Name mehr frei.',
    badName:
      'Der Name „{name}“ ist kein gültiges UTF-8. Benennen Sie ihn um und führen Sie den Befehl erneut aus.'
  },
  total: {
    soFar: '{done} von {all}, bisher {percent} % gespart',
    none: 'Keine Bilder gefunden.',
    files: '{n} {{count:Datei|Dateien}} in {seconds} s: {counts}',
    optimised: '{n} optimiert',
    unchanged: '{n} unverändert',
    refused: '{n} abgelehnt',
    failed: '{n} fehlgeschlagen',
    bytes: 'von {before} auf {after}, {percent} % gespart',
    stopped: 'Gestoppt: {n} weitere {{count:Datei|Dateien}} unverändert.'
  },
  diskFull:
    'Der Datenträger ist voll. Die übrigen Dateien wurden nicht verändert. Schaffe Platz und führe den Befehl erneut aus.',
  diskReadOnly:
    'Auf den Datenträger kann nicht geschrieben werden. Die übrigen Dateien wurden nicht verändert. Mache ihn beschreibbar und führe den Befehl erneut aus.'
}
