export const HELP = `Usage: npx page-speed-boost optimise <files or folders…> [options]

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
`
