import sharp from 'sharp'
import { type Backdrop, GROUND } from './backdrops.ts'
import { GOODS, type GoodName } from './goods.ts'
import { createInk, type Ink } from './ink.ts'
import { createLightMaps, type Light, type LightMaps } from './light.ts'
import { randomness } from './randomness.ts'
import { drawTextures, type Textures } from './textures.ts'

/**
 * One product in a scene. `x` is a fraction of the scene's width, `size` a fraction of its height. `y` moves the
 * product away from the ground.
 */
export type Placed = {
  good: GoodName
  colour: string
  x: number
  size: number
  y?: number
  turn?: number
}

export type Scene = {
  width: number
  height: number
  backdrop: Backdrop
  /** The products, listed from the back to the front. */
  goods: Placed[]
  light: Light
  /** Whether the products lie flat. Their shadows then fall around them. */
  isFlat?: boolean
  /** The part that a close-up shows: its centre and its width, as fractions of the scene. */
  closeUp?: { x: number; y: number; width: number }
}

export type Pixels = { data: Buffer; width: number; height: number }

/** What all pictures of the demo store share. It is made only once. */
export type Studio = { textures: Textures; lightMaps: LightMaps; grain: Float32Array }

export async function openStudio(): Promise<Studio> {
  return { textures: await drawTextures(), lightMaps: createLightMaps(), grain: drawGrain(77) }
}

/** Draws the scene, lights it and adds the grain that makes it compress like a photograph. */
export async function photograph(scene: Scene, studio: Studio): Promise<Pixels> {
  const { width, height } = scene
  const [data, light] = await Promise.all([
    sceneSvg(scene, studio.textures).then((svg) => sharp(svg).removeAlpha().raw().toBuffer()),
    studio.lightMaps(scene.light, width, height)
  ])
  expose(data, light, width, studio.grain)
  return { data, width, height }
}

/** Draws the product alone, on a transparent background. */
export function cutOut(good: GoodName, colour: string, size: number): Buffer {
  const ink = createInk()
  const body = GOODS[good].draw(ink, colour)
  return svg(size, size, '20 20 960 960', ink.defs() + body)
}

async function sceneSvg(scene: Scene, textures: Textures): Promise<Buffer> {
  const { width, height, closeUp } = scene
  const ink = createInk()
  let body = scene.backdrop(ink, textures, width, height)
  for (const placed of scene.goods) {
    body += await (scene.isFlat ? lyingGood(ink, scene, placed) : standingGood(ink, scene, placed))
  }
  const shown = closeUp?.width ?? 1
  const left = ((closeUp?.x ?? 0.5) - shown / 2) * width
  const top = ((closeUp?.y ?? 0.5) - shown / 2) * height
  const box = `${left} ${top} ${width * shown} ${height * shown}`
  return svg(width, height, box, ink.defs() + body)
}

function svg(width: number, height: number, box: string, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${body}</svg>`
  )
}

function standingGood(ink: Ink, scene: Scene, placed: Placed): string {
  const { good, colour, x, size, y = 0 } = placed
  const { draw, footprint } = GOODS[good]
  const side = size * scene.height
  const middle = x * scene.width
  const ground = (GROUND + y) * scene.height
  const wide = footprint * side
  const far = ink.glow([0, '#000000', 0.3], [0.5, '#000000', 0.16], [1, '#000000', 0])
  const near = ink.glow([0, '#000000', 0.75], [0.6, '#000000', 0.42], [1, '#000000', 0])
  return `<ellipse cx="${middle + wide * 0.55}" cy="${ground + wide * 0.03}" rx="${wide * 1.9}" ry="${wide * 0.24}" fill="${far}"/>
<ellipse cx="${middle + wide * 0.06}" cy="${ground}" rx="${wide * 1.18}" ry="${wide * 0.12}" fill="${near}"/>
<g transform="translate(${middle - side / 2} ${ground - side * 0.9}) scale(${side / 1000})">${draw(ink, colour)}</g>`
}

async function lyingGood(ink: Ink, scene: Scene, placed: Placed): Promise<string> {
  const { good, colour, x, size, y = 0, turn = 0 } = placed
  const side = size * scene.height
  const left = x * scene.width - side / 2
  const top = (0.5 + y) * scene.height - side / 2
  const at = `translate(${left} ${top}) scale(${side / 1000}) rotate(${turn} 500 500)`
  const shadow = await shadowOf(GOODS[good].draw(createInk(), '#000000'))
  return `<image href="${shadow}" x="-84" y="-78" width="1200" height="1200" transform="${at}" opacity=".5"/>
<g transform="${at}">${GOODS[good].draw(ink, colour)}</g>`
}

/**
 * Draws the shadow small and enlarges it, as is done with light maps. Blurring it at full size took most of the time
 * for such a picture.
 */
async function shadowOf(drawing: string): Promise<string> {
  const small = sharp(svg(150, 150, '-100 -100 1200 1200', silhouette(drawing))).blur(2)
  return `data:image/png;base64,${(await small.png().toBuffer()).toString('base64')}`
}

/** Turns the drawing into a single black shape, from which the shadow is made. */
const silhouette = (drawing: string): string =>
  drawing
    .replace(/fill="(?!none)[^"]*"/g, 'fill="#000"')
    .replace(/stroke="(?!none)[^"]*"/g, 'stroke="#000"')

const GRAIN_SIDE = 256

/**
 * How strong the grain is. With this value, a 1600 px JPEG of quality 94 has about 500 kB, like one from a camera.
 */
const GRAIN_STRENGTH = 2.2

function drawGrain(seed: number): Float32Array {
  const random = randomness(seed)
  // The sum of three random numbers nearly follows a bell curve, as sensor noise does.
  return Float32Array.from(
    { length: GRAIN_SIDE * GRAIN_SIDE },
    () => (random() + random() + random() - 1.5) * 2 * GRAIN_STRENGTH
  )
}

/**
 * Applies the light and the grain. It does so in one pass over all rows and channels, because it runs for every pixel
 * of fifty pictures.
 */
function expose(pixels: Buffer, light: Buffer, width: number, grain: Float32Array): void {
  // This typed array limits values to 0 to 255 when they are stored, which is faster than comparing them.
  const exposed = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length)
  const height = light.length / width
  let pixel = 0
  let at = 0
  for (let row = 0; row < height; row++) {
    const grainRow = (row % GRAIN_SIDE) * GRAIN_SIDE
    for (let column = 0; column < width; column++) {
      const noise = grain[grainRow + (column & (GRAIN_SIDE - 1))] as number
      const factor = (light[pixel++] as number) / 128
      exposed[at] = (exposed[at] as number) * factor + noise
      exposed[at + 1] = (exposed[at + 1] as number) * factor + noise
      exposed[at + 2] = (exposed[at + 2] as number) * factor + noise
      at += 3
    }
  }
}
