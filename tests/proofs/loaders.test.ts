import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { photo } from '../support/pictures.ts'
import { report } from '../support/report.ts'

/**
 * The oldest version of sharp that may be used. In earlier versions, a crafted file could crash some loaders of
 * libvips (GHSA-f88m-g3jw-g9cj).
 */
const OLDEST = [0, 35, 0]

const isOlder = (version: string) => {
  const parts = version.split('.').map(Number)
  const at = OLDEST.findIndex((part, index) => part !== parts[index])
  return at >= 0 && (parts[at] ?? 0) < (OLDEST[at] ?? 0)
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

/**
 * Returns a file in each format that the app does not open. The files are drawn before the engine is loaded, because
 * the engine blocks the loaders of these formats.
 */
const drawForeign = async (): Promise<Record<string, Buffer>> => ({
  svg,
  tiff: await photo(64, 64).tiff().toBuffer(),
  avif: await photo(64, 64).avif({ effort: 0 }).toBuffer(),
  ppm: Buffer.concat([Buffer.from('P6 2 2 255\n'), Buffer.alloc(12)]),
  pgm: Buffer.concat([Buffer.from('P5 2 2 255\n'), Buffer.alloc(4)]),
  csv: Buffer.from('1,2\n3,4\n'),
  radiance: Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n\0\0\0\0'),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj trailer<<>>'),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
  vips: Buffer.concat([Buffer.from([0x08, 0xf2, 0xa6, 0xb6]), Buffer.alloc(64)])
})

const OURS = ['jpeg', 'png', 'webp', 'gif'] as const

t.test(
  'sharp is not older than the version that fixed its last serious vulnerability',
  async (t) => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { version: string }>
    }
    t.notOk(isOlder(packages['node_modules/sharp']?.version ?? '0.0.0'), 'in the lock file')
    t.notOk(isOlder(sharp.versions.sharp ?? '0.0.0'), 'as installed')
    for (const old of ['0.34.9', '0.0.0']) t.ok(isOlder(old), old)
    for (const fine of ['0.35.0', '0.36.0', '1.0.0']) t.notOk(isOlder(fine), fine)
  }
)

t.test('once the engine is loaded, only JPEG, PNG, WebP and GIF files can be opened', async (t) => {
  const foreign = await drawForeign()
  t.match(await sharp(foreign.svg).metadata(), { format: 'svg' }, 'the library could open an SVG')
  await import('../../modules/image-opt/engine/decode.ts')
  for (const [name, bytes] of Object.entries(foreign))
    await t.rejects(sharp(bytes).metadata(), { message: /unsupported image format/ }, name)
  for (const format of OURS)
    t.match(await sharp(await photo(64, 64).toFormat(format).toBuffer()).metadata(), { format })
  report(27, 'dependencies', {
    'is the version of sharp': sharp.versions.sharp ?? '',
    'foreign kinds refused': Object.keys(foreign).length,
    'kinds opened': OURS.length
  })
})
