import sharp, { type Sharp } from 'sharp'
import t from 'tap'
import { choose } from '../../../../modules/image-opt/engine/choose.ts'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import type { Encoded } from '../../../../modules/image-opt/engine/picture.ts'
import { fitted, isSameSize, resize } from '../../../../modules/image-opt/engine/resize.ts'
import { verify } from '../../../../modules/image-opt/engine/verify.ts'
import { LOSSLESS, MEDIUM } from '../../../support/engine.ts'
import { drawGif } from '../../../support/gif.ts'

type Drawing = { width?: number; height?: number; alphaAt?: number; redAt?: number }

/**
 * Draws a picture of 8 × 6 pixels unless told otherwise. `alphaAt` and `redAt` are the indexes of a pixel with a
 * different alpha and of one with a different red; -1 means none.
 */
function draw({ width = 8, height = 6, alphaAt = -1, redAt = -1 }: Drawing = {}) {
  const data = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at++)
    data.set([redAt === at ? 200 : at, 2 * at, 90, alphaAt === at ? 120 : 255], at * 4)
  return sharp(data, { raw: { width, height, channels: 4 } })
}

const png = (drawing?: Drawing) => draw(drawing).png({ compressionLevel: 0 }).toBuffer()
const packed = (drawing?: Drawing) => draw(drawing).png({ compressionLevel: 9 }).toBuffer()
const jpeg = (drawing?: Drawing) => draw(drawing).jpeg({ quality: 100 }).toBuffer()

const encoded = (bytes: Buffer, change: Partial<Encoded> = {}): Encoded => ({
  type: inspect(bytes).type,
  bytes,
  score: 100,
  encoderQuality: null,
  ...change
})

const isSound = (source: Buffer, result: Encoded, options = LOSSLESS, { isAltered = false } = {}) =>
  verify(result, inspect(source), { options, isAltered })

t.test('a lossless result must keep every pixel and every alpha value', async (t) => {
  const source = await png({ alphaAt: 7 })
  t.ok(await isSound(source, encoded(await packed({ alphaAt: 7 }))))
  for (const drawing of [{}, { alphaAt: 8 }, { alphaAt: 7, redAt: 40 }]) {
    const result = encoded(await packed(drawing))
    t.notOk(await isSound(source, result), 'a pixel differs')
    t.ok(await isSound(source, result, MEDIUM), 'with loss, pixels may differ')
    t.notOk(await isSound(source, { ...result, keepsPixels: true }, MEDIUM), 'it claims to keep')
    t.ok(await isSound(source, result, LOSSLESS, { isAltered: true }), 'a watermark')
  }
  const opaque = await png()
  t.ok(await isSound(opaque, encoded(await draw().removeAlpha().png().toBuffer())), 'no alpha')
  const palette = await draw().png({ palette: true, colours: 256 }).toBuffer()
  t.ok(await isSound(palette, encoded(await sharp(palette).png({ palette: false }).toBuffer())))
  t.ok(await isSound(source, encoded(await jpeg())), 'a conversion to JPEG may differ')
  t.notOk(await isSound(await jpeg(), encoded(await jpeg({ redAt: 5 }))), 'a JPEG')
  t.ok(await isSound(await jpeg(), encoded(await jpeg({ redAt: 5 })), MEDIUM))
})

t.test('a result must be readable as its type and have the expected size §5.10.7', async (t) => {
  const source = await png()
  for (const options of [LOSSLESS, MEDIUM]) {
    const wrong = encoded(await packed(), { type: 'jpeg' })
    t.notOk(await isSound(source, wrong, options), 'another type')
    for (const size of [{ width: 9 }, { height: 7 }, { width: 6, height: 8 }])
      t.notOk(await isSound(source, encoded(await packed(size)), options), JSON.stringify(size))
    const whole = await packed()
    for (const bytes of [Buffer.alloc(0), Buffer.from('x'), whole.subarray(0, whole.length - 20)])
      t.notOk(await isSound(source, encoded(whole, { bytes }), options), `${bytes.length} bytes`)
    const broken = Buffer.from(whole)
    broken.fill(0, whole.indexOf('IDAT') + 8, whole.indexOf('IEND') - 8)
    t.equal(await isSound(source, encoded(whole, { bytes: broken }), options), false, 'broken')
  }
  const half = { ...MEDIUM, longestSide: 4 }
  const isAltered = true
  const small = encoded(await packed({ width: 4, height: 3 }))
  t.ok(await isSound(source, small, half, { isAltered }))
  t.notOk(await isSound(source, encoded(await packed()), half, { isAltered }), 'it was not resized')
})

t.test('a lossless result must keep the colour profile and the orientation §5.10.7', async (t) => {
  const plain = await png()
  const p3 = await draw().withIccProfile('p3').png().toBuffer()
  const p3Again = await sharp(p3, { ignoreIcc: true })
    .keepIccProfile()
    .png({ compressionLevel: 9 })
    .toBuffer()
  const pixels = await sharp(p3, { ignoreIcc: true }).png().toBuffer()
  t.ok(await isSound(p3, encoded(p3Again)))
  t.notOk(await isSound(p3, encoded(pixels)), 'the profile is lost')
  t.notOk(await isSound(pixels, encoded(p3Again)), 'a profile is added')
  t.ok(await isSound(p3, encoded(pixels), MEDIUM))
  t.ok(await isSound(plain, encoded(await packed())))
  const turned = (orientation: number) =>
    draw().withMetadata({ orientation }).jpeg({ quality: 100 }).toBuffer()
  t.ok(await isSound(await turned(3), encoded(await turned(3))))
  t.notOk(await isSound(await turned(3), encoded(await turned(1))), 'upside down')
})

t.test(
  'a result must show the picture the same way up, beside the watermark as well',
  async (t) => {
    const picture = () => draw({ width: 96, height: 96 }).removeAlpha().blur(1)
    const mark = await sharp({
      create: { width: 48, height: 48, channels: 3, background: '#e02080' }
    })
      .png()
      .toBuffer()
    const marked = async (turned: Sharp) =>
      sharp(await turned.png().toBuffer())
        .composite([{ input: mark, gravity: 'northeast' }])
        .png()
        .toBuffer()
    const source = await picture().png().toBuffer()
    const watermark = { hash: 'mark', position: 't_r' as const, height: 0.5, opacity: 1 }
    const isFound = async (turned: Sharp) =>
      isSound(source, encoded(await marked(turned)), { ...MEDIUM, watermark }, { isAltered: true })
    t.ok(await isFound(picture()))
    for (const angle of [90, 180, 270]) t.notOk(await isFound(picture().rotate(angle)), `${angle}`)
    t.notOk(await isFound(picture().flip()), 'upside down')
    t.notOk(await isFound(picture().flop()), 'mirrored')
    t.notOk(await isFound(picture().negate()), 'in other colours')
  }
)

t.test('every frame of an animated result must be readable', async (t) => {
  const frames = await Promise.all([-1, 90].map((redAt) => png({ width: 16, height: 16, redAt })))
  const whole = await sharp(frames, { join: { animated: true } })
    .webp({ quality: 90 })
    .toBuffer()
  t.ok(await isSound(whole, encoded(whole), MEDIUM))
  const broken = Buffer.from(whole)
  broken.fill(0xff, whole.lastIndexOf('VP8 ') + 18)
  t.notOk(await isSound(whole, encoded(whole, { bytes: broken }), MEDIUM))
})

t.test('pictures with 16 bits per channel are compared at full depth', async (t) => {
  const deep = (low: number) => {
    const data = Uint16Array.from({ length: 8 * 6 * 3 }, (_, at) => at * 257 + low)
    return sharp(data, { raw: { width: 8, height: 6, channels: 3 } })
      .toColourspace('rgb16')
      .png()
      .toBuffer()
  }
  const shallow = Uint8Array.from({ length: 8 * 6 * 3 }, (_, at) => at)
  const eight = await sharp(shallow, { raw: { width: 8, height: 6, channels: 3 } })
    .png()
    .toBuffer()
  t.ok(await isSound(await deep(0), encoded(await deep(0))))
  t.ok(await isSound(await deep(0), encoded(eight)), '8 bits suffice')
  t.notOk(await isSound(await deep(1), encoded(eight)), 'the lower bits are lost')
  t.notOk(await isSound(await deep(1), encoded(await deep(0))))
})

t.test(
  'a result must keep the duration and the loops of an animation and must not add frames',
  async (t) => {
    const film = async (frames: number, delay: number[], loop: number) => {
      const data = Buffer.alloc(8 * 6 * 3 * frames, 7).map(
        (_, at) => Math.floor(at / (8 * 6 * 3)) * 60
      )
      const raw = { width: 8, height: 6 * frames, channels: 3, pageHeight: 6 } as const
      return sharp(data, { raw }).webp({ lossless: true, delay, loop }).toBuffer()
    }
    const source = await film(3, [100, 100, 100], 2)
    for (const options of [LOSSLESS, MEDIUM]) {
      t.ok(await isSound(source, encoded(await film(3, [100, 100, 100], 2)), options))
      t.ok(await isSound(source, encoded(await film(2, [100, 200], 2)), options), 'fewer frames')
      for (const [what, result] of [
        ['more frames', await film(4, [100, 100, 50, 50], 2)],
        ['longer', await film(3, [100, 100, 120], 2)],
        ['endless', await film(3, [100, 100, 100], 0)],
        ['still', await draw().webp({ lossless: true }).toBuffer()]
      ] as const)
        t.notOk(await isSound(source, encoded(result), options), what)
    }
    const still = await draw().webp({ lossless: true }).toBuffer()
    t.notOk(await isSound(still, encoded(source)), 'a still that moves')
    const broken = Buffer.from(source)
    broken.fill(0, broken.lastIndexOf('VP8L') + 8)
    for (const options of [LOSSLESS, MEDIUM])
      t.notOk(await isSound(source, encoded(source, { bytes: broken }), options), 'a broken frame')
  }
)

/**
 * Draws a GIF of two by two pixels. Each frame is shown for 100 ms. With `clears`, each frame is cleared away after it
 * was shown, and what is green in the later ones is transparent.
 */
const gif = (frames: number[][], { clears = false } = {}) =>
  drawGif(
    { width: 2, height: 2 },
    [0xffffff, 0xff0000, 0x00ff00, 0x0000ff],
    frames.map((indices, index) => ({
      indices,
      width: 2,
      ...(clears ? { disposal: 2 } : {}),
      ...(clears && index > 0 ? { transparent: 2 } : {})
    })),
    0
  )

t.test('without loss, an animated GIF has to show the same pixels at every moment', async (t) => {
  const [one, two] = [
    [0, 1, 2, 3],
    [3, 2, 1, 0]
  ]
  const source = gif([one, two])
  t.ok(await isSound(source, encoded(gif([one, two]))))
  const late = encoded(gif([one, [3, 2, 1, 1]]))
  t.notOk(await isSound(source, late), 'a pixel of the last frame differs')
  t.ok(await isSound(source, late, MEDIUM), 'with loss, pixels may differ')
  t.notOk(await isSound(source, { ...late, keepsPixels: true }, MEDIUM), 'it claims to keep')
  t.ok(await isSound(source, late, LOSSLESS, { isAltered: true }), 'a watermark')
})

t.test('a GIF that two decoders show differently is neither replaced nor a result', async (t) => {
  const frames = [
    [0, 1, 2, 3],
    [3, 2, 1, 0]
  ]
  const alike = gif(frames)
  // Decoders disagree about what shows through a transparent pixel once an opaque frame was cleared away.
  const different = gif(frames, { clears: true })
  t.ok(await isSound(alike, encoded(gif(frames)), MEDIUM))
  t.notOk(await isSound(alike, encoded(different), MEDIUM), 'the result')
  t.notOk(await isSound(different, encoded(alike), MEDIUM), 'the source')
  t.ok(await isSound(gif([[0, 1, 2, 3]]), encoded(await tinyPng()), MEDIUM), 'a GIF as PNG')
})

const tinyPng = () =>
  sharp(Buffer.from('ffffffff000000ff000000ff', 'hex'), {
    raw: { width: 2, height: 2, channels: 3 }
  })
    .png()
    .toBuffer()

t.test(
  'a size is scaled down until its longest side fits the maximum, and is never scaled up',
  async (t) => {
    for (const [width, height, side, ...expected] of [
      [400, 300, null, 400, 300],
      [400, 300, 400, 400, 300],
      [400, 300, 500, 400, 300],
      [400, 300, 200, 200, 150],
      [300, 400, 200, 150, 200],
      [401, 300, 400, 400, 299],
      [1000, 1, 100, 100, 1],
      [1, 1000, 100, 1, 100]
    ] as const) {
      const size = fitted({ width, height }, side)
      t.strictSame([size.width, size.height], expected, `${width} × ${height} to ${side}`)
    }
    t.ok(isSameSize({ width: 1, height: 2 }, { width: 1, height: 2 }))
    t.notOk(isSameSize({ width: 1, height: 2 }, { width: 1, height: 3 }))
    t.notOk(isSameSize({ width: 1, height: 2 }, { width: 2, height: 2 }))
    const [whole, half] = [
      { width: 8, height: 6 },
      { width: 4, height: 2 }
    ]
    const { info } = await resize(draw(), whole, half).raw().toBuffer({ resolveWithObject: true })
    t.match(info, half, 'the picture fills the new size')
    const pixels = draw()
    t.equal(
      resize(pixels, whole, { ...whole }),
      pixels,
      'pixels of the right size stay as they are'
    )
  }
)

t.test('the first candidate that is both small enough and sound is used', async (t) => {
  const picture = inspect(await png())
  const half = picture.bytes.subarray(0, picture.bytes.length / 2)
  const large = encoded(picture.bytes)
  const [first, second] = [
    encoded(picture.bytes, { bytes: half }),
    encoded(picture.bytes, { bytes: half })
  ]
  async function* made(...all: Encoded[]) {
    yield* all
  }
  const use = (isSound: boolean, ...all: Encoded[]) =>
    choose(made(...all), picture, MEDIUM, async () => isSound)
  t.equal(await use(true, large, first, second), first)
  t.equal(await use(false, large, first), undefined)
  t.equal(await use(true, large), undefined)
  t.equal(await use(true), undefined)
  const onlySecond = async (candidate: Encoded) => candidate === second
  t.equal(await choose(made(first, second), picture, MEDIUM, onlySecond), second)
})
