import sharp from 'sharp'
import { spliceJpeg } from '../../../modules/image-opt/engine/formats/splice.ts'
import { flatJpeg } from '../../support/flat-jpeg.ts'
import {
  brokenChunk,
  exifSegment,
  oriented,
  tiff,
  withChunksBefore,
  withSegments,
  withWebpChunks
} from '../../support/metadata.ts'
import { apng, pngChunk } from '../../support/pictures.ts'
import { TAGS } from '../../support/png-colours.ts'
import {
  ADOBE_RGB,
  ADOBE_V4,
  BROKEN,
  GREY_IN_LAB,
  LIGHT_GREY,
  PRESS,
  PRO_PHOTO,
  RGB_TABLE
} from '../../support/profiles.ts'
import { cicp, gama, iccp, type PngForm, taggedPng } from '../../support/tagged-png.ts'
import { CREDITS, type Credit, creditFrom } from './credited.ts'
import type { Random } from './random.ts'
import { type Canvas, draw, paintFrom } from './scene.ts'

/** A whole file. `how` says what is in it, and `isUnreadable` that nobody can be sure of its colours. */
export type Drawing = {
  how: string
  bytes: Buffer
  credit: Credit
  isUnreadable: boolean
  /** The flags of a lossless WebP deny its alpha, so Chromium shows half transparent pixels too bright. */
  hidesAlpha?: boolean
}

const PROFILES: Record<string, Buffer | null> = {
  'no profile': null,
  'Adobe RGB': ADOBE_RGB,
  'Adobe RGB 4': ADOBE_V4,
  ProPhoto: PRO_PHOTO,
  'a table': RGB_TABLE,
  'light grey': LIGHT_GREY,
  'a press': PRESS,
  'grey in Lab': GREY_IN_LAB,
  'a broken profile': BROKEN
}

/** Chunks that browsers pass over, and chunks whose colours nobody can be sure of. */
const ODD_TAGS: Record<string, Buffer[]> = {
  'a broken iCCP': [brokenChunk('iCCP', iccp(ADOBE_RGB).subarray(8, -4))],
  'a broken gAMA before sRGB': [brokenChunk('gAMA', Buffer.from([0, 1, 0x86, 0xa0]))],
  'a broken cICP': [brokenChunk('cICP', Buffer.from([9, 16, 0, 1])), gama(1)],
  'a press profile': [iccp(PRESS)]
}
const UNREADABLE: Record<string, Buffer[]> = {
  PQ: [cicp(9, 16, 0, 1)],
  HLG: [cicp(9, 18, 0, 1)],
  television: [cicp(1, 1, 0, 0)],
  'a broken profile': [iccp(BROKEN), gama(1)]
}
const PNG_TAGS = { ...TAGS, ...ODD_TAGS, ...UNREADABLE }

const canvasFrom = (random: Random): Canvas => ({
  width: 64 + random.below(120),
  height: 64 + random.below(120)
})

const turnFrom = (random: Random): number => random.pick([1, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9])

/** An EXIF block without an orientation, as cameras write beside others. */
const silent = tiff([[0x10f, 2, 4, Buffer.from('Cam\0')]])

/** Blocks of EXIF, of which the first counts. */
function blocksFrom(random: Random): { name: string; blocks: Buffer[] } {
  const turn = turnFrom(random)
  const other = turnFrom(random)
  return random.pick([
    { name: 'no EXIF', blocks: [] },
    { name: `turn ${turn}`, blocks: [oriented(turn)] },
    { name: `turn ${turn}, then ${other}`, blocks: [oriented(turn), oriented(other)] },
    { name: `a silent block, then turn ${other}`, blocks: [silent, oriented(other)] },
    { name: `turn ${turn}, big-endian`, blocks: [tiff([[0x112, 3, 1, turn]], { isBig: true })] }
  ])
}

const FORMS: readonly PngForm[] = [
  ...([1, 2, 4, 8, 16] as const).map((depth) => ({ type: 'grey' as const, depth })),
  ...([1, 2, 4, 8] as const).map((depth) => ({ type: 'palette' as const, depth })),
  ...(['rgb', 'rgba', 'greyAlpha'] as const).flatMap((type) =>
    ([8, 16] as const).map((depth) => ({ type, depth }))
  )
]

function png(random: Random): Drawing {
  const form = { ...random.pick(FORMS), isCutOut: random.below(3) === 0 }
  const { width, height } = canvasFrom(random)
  const tagged = random.pick(Object.keys(PNG_TAGS))
  const { name, blocks } = blocksFrom(random)
  const credited = creditFrom(random, CREDITS.png)
  const place = random.pick(['IDAT', 'IDAT', 'IEND'])
  const plain = taggedPng(form, PNG_TAGS[tagged] ?? [], width, height, paintFrom(random))
  const turned = withChunksBefore(plain, place, ...blocks.map((block) => pngChunk('eXIf', block)))
  // The credit follows the turn, so that the block which browsers read stays the first.
  const bytes = withChunksBefore(turned, random.pick(['IDAT', 'IEND']), ...credited.parts)
  return {
    how: `PNG ${JSON.stringify(form)}, ${tagged}, ${name} before ${place}, credit ${credited.name}`,
    bytes,
    credit: credited.credit,
    isUnreadable: tagged in UNREADABLE
  }
}

/** How the numbers of a flat JPEG are made from red, green and blue, and what Adobe's marker says. */
const FLAT: Record<string, { transform?: number; isWide?: boolean; channels: number }> = {
  'flat grey': { channels: 1 },
  'flat RGB': { channels: 3, transform: 0 },
  'flat YCbCr 4:2:2': { channels: 3, isWide: true },
  'flat CMYK': { channels: 4, transform: 0 },
  'flat CMYK without a marker': { channels: 4 },
  'flat YCCK': { channels: 4, transform: 2 }
}

const SMOOTH = ['4:2:0', '4:4:4', 'progressive', 'grey', 'CMYK']

async function plainJpeg(random: Random, kind: string): Promise<Buffer> {
  const paint = paintFrom(random)
  const { width, height } = canvasFrom(random)
  const flat = FLAT[kind]
  if (!flat) {
    const drawn = draw(paint, { width, height })
    const space = { grey: 'b-w', CMYK: 'cmyk' }[kind] ?? 'srgb'
    return drawn
      .toColourspace(space)
      .jpeg({
        quality: random.pick([85, 97]),
        chromaSubsampling: kind === '4:2:0' ? '4:2:0' : '4:4:4',
        progressive: kind === 'progressive'
      })
      .toBuffer()
  }
  const [columns, lines] = [Math.ceil(width / (flat.isWide ? 8 : 4)), Math.ceil(height / 4)]
  const rows = Array.from({ length: lines }, (_, y) =>
    Array.from({ length: columns }, (_, x) =>
      [...paint(x / columns, y / lines), 0.8 - (0.4 * y) / lines]
        .slice(0, flat.channels)
        .map((value) => Math.round(value * 255))
    )
  )
  return flatJpeg(rows, flat.transform, flat.isWide)
}

async function jpeg(random: Random): Promise<Drawing> {
  const kind = random.pick([...SMOOTH, ...Object.keys(FLAT)])
  const tagged = random.pick(Object.keys(PROFILES))
  const { name, blocks } = blocksFrom(random)
  const credited = creditFrom(random, CREDITS.jpeg)
  const icc = PROFILES[tagged] ?? null
  const plain = spliceJpeg(await plainJpeg(random, kind), { exif: null, xmp: null, icc })
  return {
    how: `JPEG ${kind}, ${tagged}, ${name}, credit ${credited.name}`,
    bytes: withSegments(plain, ...blocks.map(exifSegment), ...credited.parts),
    credit: credited.credit,
    isUnreadable: isUnreadable(tagged, kind.includes('grey'))
  }
}

/** A grey profile says nothing about a picture that is not grey. */
const isUnreadable = (tagged: string, isGrey: boolean): boolean =>
  tagged === 'a broken profile' || (tagged === 'grey in Lab' && isGrey)

async function webp(random: Random): Promise<Drawing> {
  const kind = random.pick(['lossy', 'lossless', 'animated'])
  const size = canvasFrom(random)
  const isCutOut = random.below(3) === 0
  const options = { lossless: kind === 'lossless', quality: random.pick([90, 99]) }
  // Soft edges, because a lossy WebP, which has halved colour planes, cannot show hard ones between such colours.
  const soft = () => draw(paintFrom(random), size, isCutOut).blur(2)
  const plain =
    kind === 'animated'
      ? await (await played(random, size, isCutOut)).webp({ ...options, delay: DELAYS }).toBuffer()
      : await soft().webp(options).toBuffer()
  const tagged = random.pick(Object.keys(PROFILES))
  const icc = PROFILES[tagged]
  const { name, blocks } = blocksFrom(random)
  const credited = creditFrom(random, CREDITS.webp)
  const chunks = [
    ...(icc ? [['ICCP', icc] as const] : []),
    ...blocks.map((block) => ['EXIF', block] as const),
    ...(credited.name === 'EXIF' && blocks.length > 0 ? [] : credited.parts)
  ]
  const isCredited = credited.name !== 'EXIF' || blocks.length === 0
  // Some writers forget the flags, even the one of transparency.
  const flags = random.pick([true, true, false])
    ? chunks.reduce((sum, [chunk]) => sum | (FLAGS[chunk] ?? 0), isCutOut ? ALPHA : 0)
    : 0
  return {
    how: `WebP ${kind}${isCutOut ? ' with alpha' : ''}, flags ${flags}, ${tagged}, ${name}, credit ${credited.name}`,
    bytes: chunks.length > 0 ? withWebpChunks(plain, size, flags, ...chunks) : plain,
    credit: isCredited ? credited.credit : { artist: '', copyright: '', creditLine: '' },
    isUnreadable: isUnreadable(tagged, false),
    hidesAlpha: kind === 'lossless' && isCutOut && (flags & ALPHA) === 0
  }
}

/** Bits of the header of an extended WebP. */
const ALPHA = 0x10
const FLAGS: Record<string, number> = { ICCP: 0x20, EXIF: 8, 'XMP ': 4 }

/** How long each frame is shown, in milliseconds. */
const DELAYS = [70, 120, 40, 90]

/** Two to four scenes that follow each other. */
async function played(random: Random, size: Canvas, isCutOut: boolean) {
  const scenes = DELAYS.slice(random.below(3)).map(() =>
    draw(paintFrom(random), size, isCutOut).blur(2).png().toBuffer()
  )
  return sharp(await Promise.all(scenes), { join: { animated: true } })
}

async function gif(random: Random): Promise<Drawing> {
  const size = canvasFrom(random)
  const kind = random.pick(['still', 'animated'])
  const isCutOut = random.below(3) === 0
  const plain =
    kind === 'animated'
      ? await (await played(random, size, isCutOut)).gif({ delay: DELAYS, effort: 1 }).toBuffer()
      : await draw(paintFrom(random), size, isCutOut).gif({ effort: 1 }).toBuffer()
  const credited = creditFrom(random, CREDITS.gif)
  return {
    how: `GIF ${kind}, credit ${credited.name}`,
    bytes: Buffer.concat([plain.subarray(0, -1), ...credited.parts, plain.subarray(-1)]),
    credit: credited.credit,
    isUnreadable: false
  }
}

async function movingPng(random: Random): Promise<Drawing> {
  const credited = creditFrom(random, CREDITS.png)
  const bytes = withChunksBefore(await apng(), 'acTL', ...credited.parts)
  return {
    how: `PNG animated, credit ${credited.name}`,
    bytes,
    credit: credited.credit,
    isUnreadable: false
  }
}

const KINDS = [png, png, png, png, jpeg, jpeg, jpeg, jpeg, webp, webp, gif, movingPng]

export const drawingFrom = async (random: Random): Promise<Drawing> => random.pick(KINDS)(random)
