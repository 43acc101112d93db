import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/* `node tests/bench/engine/mozjpeg.ts <quality> <picture> <result>` encodes plainly: no search, mozjpeg's own settings. */
const [quality, input = '', output = ''] = process.argv.slice(2)
await sharp(readFileSync(input))
  .autoOrient()
  .keepIccProfile()
  .jpeg({ quality: Number(quality), mozjpeg: true })
  .toFile(output)
