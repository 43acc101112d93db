/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Usage: npx page-speed-boost optimise <files or folders…> [options]

Makes JPEG, PNG, GIF and WebP images smaller. Folders are searched recursively, except
hidden entries and node_modules. Without --out, an image is replaced in place, and only
if the saving is worth it. This cannot be undone, so keep a copy.

Quality and size
  --level LEVEL      low (90), medium (75), high (70), or a quality from 55 to 95
                     (default: medium)
  --lossless         keep every pixel
  --auto             choose the smallest file that looks the same, image by image
  --png-to-jpg       convert opaque PNGs to JPG, and rename them, if that makes them smaller
  --longest-side N   shrink still images whose longer side has more than N pixels

Watermark (still images, except GIF)
  --watermark FILE   a JPG or PNG of at most 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c or b_r: top left to bottom right (default: b_r)
  --height PART      height of the watermark as a fraction of the image height, 0.01 to 1
                     (default: 0.1)
  --opacity PART     0.1 to 1 (default: 1)

Output
  --out DIR          write the results to DIR, in the same subfolders, and keep the
                     originals. Files in DIR with the same name are replaced
  --json             print one JSON document to standard output at the end
  --jobs N           images to process at once (default: number of processor cores + 1)
  --help, --version

Exit code: 0 success, 1 some images were refused or failed, 2 wrong usage,
3 the disk is full or cannot be written to, 4 unexpected error,
129, 130 or 143 stopped by a signal: finished images stay optimised, the rest are unchanged.
`,
  seeHelp: '{problem:string} See page-speed-boost --help.',
  usage: {
    noCommand: 'Enter a command, such as: page-speed-boost optimise pictures',
    unknownCommand: "Unknown command '{name:string}'. The commands are: {all:string}.",
    unknownOption: "Unknown option '{name:string}'.",
    optionValue: "The option '{name:string}' is missing its value or has one it does not accept.",
    noInputs: 'Name the files or folders to optimise.',
    noSuchInput: "No such file or folder: '{name:string}'.",
    outIsInput: "--out is the input folder '{name:string}'. Choose another.",
    sameTarget:
      "'{one:string}' and '{other:string}' would both be written to '{target:string}'. Name the folder that contains both.",
    oneQuality: 'Use only one of --level, --lossless and --auto.',
    level:
      "--level must be low, medium, high or a whole number from {least:string} to {most:string}, not '{given:string}'.",
    whole:
      "{name:string} must be a whole number from {least:string} to {most:string}, not '{given:string}'.",
    part: "{name:string} must be a number from {least:string} to 1, not '{given:string}'.",
    position: "--position must be one of {all:string}, not '{given:string}'.",
    needsWatermark: '{name:string} requires --watermark FILE.',
    noWatermark: "Watermark file '{name:string}' not found.",
    badWatermark: "'{name:string}' cannot be used as a watermark: {why:string}."
  },
  file: {
    refused: '{name:string}  refused: {why:string}',
    failed: '{name:string}  failed: {why:string}',
    unchanged: '{name:string}  {size:string}, unchanged',
    saved: '{name:string}  {before:string} to {after:string}, {percent:string}% saved',
    renamed: ', now {name:string}',
    mislabelled: ', but the content is {type:string}',
    notRegular: 'Not a regular file.',
    changed: 'The file changed while it was being optimised.',
    noFreeName: 'No free file name was found.',
    badName: 'The name “{name:string}” is not valid UTF-8. Rename it and run the command again.'
  },
  total: {
    soFar: '{done:string} of {all:string}, {percent:string}% saved so far',
    none: 'No images found.',
    files: '{n:string} {{count:file|files}} in {seconds:string} s: {counts:string}',
    optimised: '{n:string} optimised',
    unchanged: '{n:string} unchanged',
    refused: '{n:string} refused',
    failed: '{n:string} failed',
    bytes: '{before:string} to {after:string}, {percent:string}% saved',
    stopped: 'Stopped: {n:string} more {{count:file was|files were}} not processed.'
  },
  diskFull:
    'The disk is full. The remaining files were not changed. Free up some space and run the command again.',
  diskReadOnly:
    'The disk cannot be written to. The remaining files were not changed. Make it writable and run the command again.'
}
