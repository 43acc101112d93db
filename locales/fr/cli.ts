/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Utilisation : npx page-speed-boost optimise <fichiers ou dossiers…> [options]

Réduit la taille des images JPEG, PNG, GIF et WebP. Les dossiers sont parcourus en entier, sauf les
éléments cachés et node_modules. Sans --out, une image est remplacée sur place, uniquement si le
gain en vaut la peine ; il n’y a pas de retour en arrière : gardez une copie.

Compression
  --level NIVEAU     low (90), medium (75), high (70) ou une qualité de 55 à 95 (medium)
  --lossless         conserver chaque pixel
  --auto             le plus petit fichier sans différence visible, image par image
  --png-to-jpg       convertir et renommer en JPG les PNG opaques quand le fichier est plus petit
  --longest-side N   réduire les images fixes dont le plus grand côté dépasse N pixels

Filigrane, sur les images fixes sauf GIF
  --watermark FICH   un JPG ou un PNG de 500 ko au maximum
  --position LIEU    t_l, t_c, t_r, c, b_l, b_c ou b_r : d’en haut à gauche à en bas à droite (b_r)
  --height PART      hauteur par rapport à celle de l’image, de 0.01 à 1 (0.1)
  --opacity PART     de 0.1 à 1 (1)

Destination et exécution
  --out DOSSIER      écrire dans DOSSIER avec la même arborescence ; les originaux sont conservés.
                     Les fichiers du même nom dans DOSSIER sont remplacés
  --json             un seul document JSON sur la sortie standard une fois tout terminé
  --jobs N           images traitées en même temps (une de plus que le nombre de cœurs)
  --help, --version

Code de sortie : 0 tout va bien, 1 certaines images ont été refusées ou ont échoué,
2 utilisation incorrecte, 3 disque plein ou non accessible en écriture, 4 erreur inattendue,
129, 130 ou 143 arrêt par un signal : ce qui est fait reste fait,
le reste est inchangé.
`,
  seeHelp: '{problem} Consultez page-speed-boost --help.',
  usage: {
    noCommand: 'Indiquez ce qu’il faut faire : page-speed-boost optimise images',
    unknownCommand: 'La commande « {name} » n’existe pas. Les commandes sont : {all}.',
    unknownOption: 'L’option « {name} » n’existe pas.',
    optionValue: 'Il manque une valeur à l’option « {name} », ou celle-ci n’est pas acceptée.',
    noInputs: 'Indiquez les fichiers ou les dossiers à optimiser.',
    noSuchInput: 'Le fichier ou dossier « {name} » n’existe pas.',
    outIsInput: '--out désigne le dossier « {name} » lui-même. Indiquez-en un autre.',
    sameTarget:
      '« {one} » et « {other} » deviendraient tous deux « {target} ». Indiquez le dossier qui contient les deux.',
    oneQuality: 'Utilisez une seule des options --level, --lossless et --auto.',
    level:
      '--level accepte low, medium, high ou un nombre entier de {least} à {most}, et non « {given} ».',
    whole: '{name} accepte un nombre entier de {least} à {most}, et non « {given} ».',
    part: '{name} accepte un nombre de {least} à 1, et non « {given} ».',
    position: '--position accepte l’une des valeurs {all}, et non « {given} ».',
    needsWatermark: '{name} nécessite --watermark FICH.',
    noWatermark: 'Le fichier « {name} » du filigrane n’existe pas.',
    badWatermark: '« {name} » ne peut pas servir de filigrane : {why}.'
  },
  file: {
    refused: '{name}  refus : {why}',
    failed: '{name}  échec : {why}',
    unchanged: '{name}  {size}, inchangé',
    saved: '{name}  {before} → {after}, {percent} % de gain',
    renamed: ', renommé en {name}',
    mislabelled: ', contenu réel : {type}',
    notRegular: 'Ce n’est pas un fichier ordinaire.',
    changed: 'Le fichier a été modifié pendant le traitement.',
    noFreeName: 'Aucun nom n’est libre dans ce dossier.',
    badName: 'Le nom « {name} » n’est pas en UTF-8 valide. Renommez-le et relancez la commande.'
  },
  total: {
    soFar: '{done} sur {all}, {percent} % de gain jusqu’ici',
    none: 'Aucune image trouvée.',
    files: '{n} {{count:fichier|fichiers}} en {seconds} s – {counts}',
    optimised: 'optimisés : {n}',
    unchanged: 'inchangés : {n}',
    refused: 'refusés : {n}',
    failed: 'en échec : {n}',
    bytes: '{before} → {after}, {percent} % de gain',
    stopped: 'Arrêt : {n} {{count:fichier restant est inchangé|fichiers restants sont inchangés}}.'
  },
  diskFull:
    'Le disque est plein. Les fichiers restants n’ont pas été modifiés. Libérez de l’espace et relancez la commande.',
  diskReadOnly:
    'Impossible d’écrire sur le disque. Les fichiers restants n’ont pas été modifiés. Rendez-le accessible en écriture et relancez la commande.'
}
