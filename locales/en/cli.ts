/** The command line (modules/image-opt/cli). Names of options and commands stay as they are in every language. */
export const cli = {
  help: `Usage: npx page-speed-boost optimise <files or folders…> [options]

Makes JPEG, PNG, GIF and WebP pictures smaller. Folders are searched with everything in them,
except hidden entries and node_modules. Without --out a picture is replaced where it stands,
only when it becomes worth it; there is no way back, so keep a copy.

How much
  --level LEVEL      low (90), medium (75), high (70), or a quality from 55 to 95 (medium)
  --lossless         keep every pixel
  --auto             the smallest file that looks the same, picture by picture
  --png-to-jpg       opaque PNG becomes JPG, and is renamed, where that is smaller
  --longest-side N   shrink still pictures whose longer side has more than N pixels

Watermark, on still pictures but GIF
  --watermark FILE   a JPG or PNG of at most 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c or b_r: top left to bottom right (b_r)
  --height PART      its height as a part of the picture's, 0.01 to 1 (0.1)
  --opacity PART     0.1 to 1 (1)

Where and how
  --out DIR          write into DIR, in the same folders; the originals stay. Files of the same
                     name in DIR are replaced
  --json             one JSON document on standard output when everything is done
  --jobs N           pictures in work at once (one more than there are processor cores)
  --help, --version

Exit code: 0 all fine, 1 some pictures were refused or failed, 2 wrong usage,
129, 130 or 143 stopped by a signal: what is done stays done, the rest is as it was.
`,
  seeHelp: '{problem:string} See page-speed-boost --help.',
  usage: {
    noCommand: 'Say what to do: page-speed-boost optimise pictures',
    unknownCommand: "There is no command '{name:string}', only 'optimise'.",
    unknownOption: "There is no option '{name:string}'.",
    optionValue: "The option '{name:string}' was not given as --help shows it.",
    noInputs: 'Name the files or folders to optimise.',
    noSuchInput: "There is no file or folder '{name:string}'.",
    outIsInput: "--out is the folder '{name:string}' itself; name another.",
    sameTarget:
      "'{one:string}' and '{other:string}' would both become '{target:string}'; name the folder that holds both.",
    oneQuality: 'Give only one of --level, --lossless and --auto.',
    level:
      "--level is low, medium, high or a whole number from {least:string} to {most:string}, not '{given:string}'.",
    whole:
      "{name:string} is a whole number from {least:string} to {most:string}, not '{given:string}'.",
    part: "{name:string} is a number from {least:string} to 1, not '{given:string}'.",
    position: "--position is one of {all:string}, not '{given:string}'.",
    needsWatermark: '{name:string} needs --watermark FILE.',
    noWatermark: "There is no file '{name:string}' for the watermark.",
    badWatermark: "'{name:string}' cannot be a watermark: {why:string}."
  },
  file: {
    refused: '{name:string}  refused: {why:string}',
    failed: '{name:string}  failed: {why:string}',
    unchanged: '{name:string}  {size:string}, left as it is',
    saved: '{name:string}  {before:string} to {after:string}, {percent:string} % saved',
    renamed: ', now {name:string}',
    mislabelled: ', the content is {type:string}',
    notRegular: 'It is no regular file.',
    changed: 'It was changed while it was worked on.',
    noFreeName: 'No name is free beside it.'
  },
  total: {
    soFar: '{done:string} of {all:string}, {percent:string} % saved so far',
    none: 'No pictures found.',
    files: '{n:string} {{count:file|files}} in {seconds:string} s: {counts:string}',
    optimised: '{n:string} optimised',
    unchanged: '{n:string} left as they are',
    refused: '{n:string} refused',
    failed: '{n:string} failed',
    bytes: '{before:string} to {after:string}, {percent:string} % saved',
    stopped: 'Stopped: {n:string} more {{count:file|files}} left as they were.'
  },
  forgets:
    'A second run will not know these results: {path:string} is not to be used ({code:string}).'
}
