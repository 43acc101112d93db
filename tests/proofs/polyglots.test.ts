import sharp from 'sharp'
import t from 'tap'
import { LOSSLESS, MEDIUM, openBench } from '../support/engine.ts'
import { animated, graphic, photo, pngChunk } from '../support/pictures.ts'
import { report } from '../support/report.ts'

const SCRIPT = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`

const jpeg = () => photo().jpeg({ quality: 97 })

/** Returns a JPEG with an additional segment at its start, which has this marker and contains this text. */
async function withSegment(marker: number, text: string): Promise<Buffer> {
  const bytes = await jpeg().toBuffer()
  const data = Buffer.from(text, 'latin1')
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255])
  return Buffer.concat([bytes.subarray(0, 2), head, data, bytes.subarray(2)])
}

async function withChunk(name: string, text: string): Promise<Buffer> {
  const png = await graphic().png({ compressionLevel: 0 }).toBuffer()
  const chunk = pngChunk(name, Buffer.from(text, 'latin1'))
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

async function gifWithComment(): Promise<Buffer> {
  const gif = await (await animated()).gif({ effort: 1, colours: 256 }).toBuffer()
  const comment = Buffer.from([0x21, 0xfe, SCRIPT.length])
  const block = Buffer.concat([comment, Buffer.from(SCRIPT), Buffer.from([0])])
  return Buffer.concat([gif.subarray(0, -1), block, gif.subarray(-1)])
}

const append = async (bytes: Promise<Buffer>, text: string) =>
  Buffer.concat([await bytes, Buffer.from(text, 'latin1')])

/** Files that are not pictures, although some begin like one. The keys describe them. */
const LIARS: Record<string, string> = {
  'an SVG': svg,
  'an SVG with a prolog': `<?xml version="1.0"?>${svg}`,
  'a page': `<!doctype html>${SCRIPT}`,
  'a page behind a BOM': `\xef\xbb\xbf${SCRIPT}`,
  'a program': `MZ${SCRIPT}`,
  'a script of a shell': '#!/bin/sh\nrm -rf /',
  'a PDF': `%PDF-1.7 ${SCRIPT}`,
  'a page that begins like a GIF': `GIF89a=1;/*${SCRIPT}*/`
}

/** Pictures that also contain a script. The keys describe them. */
const CARRIERS: Record<string, () => Promise<Buffer>> = {
  'a JPEG with a script in its comment': () => withSegment(0xfe, SCRIPT),
  'a JPEG with a script in its XMP': () =>
    withSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`),
  'a JPEG with a script in a foreign segment': () => withSegment(0xed, SCRIPT),
  'a JPEG with a page behind its end': () => append(jpeg().toBuffer(), SCRIPT),
  'a JPEG with an archive behind its end': () => append(jpeg().toBuffer(), `PK\x03\x04${SCRIPT}`),
  'a PNG with a script in a text': () => withChunk('tEXt', `Comment\0${SCRIPT}`),
  'a PNG with a script in a chunk of its own': () => withChunk('scRp', SCRIPT),
  'a PNG with a page behind its end': () => append(graphic().png().toBuffer(), SCRIPT),
  'a GIF with a script in a comment': gifWithComment,
  'a GIF with a page behind its end': async () =>
    append((await animated()).gif().toBuffer(), SCRIPT),
  'a WebP with a script in its XMP': () => photo().webp({ quality: 99 }).withXmp(xmp).toBuffer()
}

t.test('a file that is not a picture is refused', async (t) => {
  const bench = await openBench(t)
  for (const [what, text] of Object.entries(LIARS)) {
    const { outcome, result } = await bench.run(Buffer.from(text, 'latin1'), MEDIUM)
    t.match(outcome, { status: 'refused' }, what)
    t.equal(result, null, what)
  }
})

t.test('a result does not contain the script that its original contained', async (t) => {
  const bench = await openBench(t)
  let cleaned = 0
  for (const [what, draw] of Object.entries(CARRIERS))
    for (const options of [LOSSLESS, { ...MEDIUM, pngToJpg: true }]) {
      const bytes = await draw()
      t.ok(bytes.includes(SCRIPT), `${what} carries the script`)
      const { outcome, result } = await bench.run(bytes, options)
      if (!result) {
        t.not(outcome.status, 'optimised', what)
        continue
      }
      cleaned++
      t.notOk(result.includes('<script'), what)
      t.ok((await sharp(result).metadata()).width, what)
    }
  t.ok(cleaned > Object.keys(CARRIERS).length, `${cleaned} became smaller`)
  report(14, 'engine', {
    'files that are no picture refused': Object.keys(LIARS).length,
    'kinds of pictures with a script': Object.keys(CARRIERS).length,
    'results without it': cleaned
  })
})
