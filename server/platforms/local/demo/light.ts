import sharp from 'sharp'

export type Light = 'soft' | 'window' | 'evening'

/**
 * Returns a light map: one byte for each pixel of a picture. 128 leaves the pixel as it is, more makes it lighter,
 * less darker.
 */
export type LightMaps = (light: Light, width: number, height: number) => Promise<Buffer>

const SIDE = 96

const LIGHTS: Record<Light, string> = {
  // The soft light is the same everywhere: with 8 bits per channel, a slow gradient on a plain backdrop would show
  // visible steps.
  soft: '<rect width="96" height="96" fill="#858585"/>',
  window: `<rect width="96" height="96" fill="#727272"/><g fill="#a2a2a2" transform="skewX(-24) translate(22 4)"><path d="M8 6h18v22h-18zM30 6h18v22h-18zM8 32h18v26h-18zM30 32h18v26h-18zM8 62h18v30h-18zM30 62h18v30h-18z"/></g>`,
  evening: `<rect width="96" height="96" fill="#5f5f5f"/><circle cx="48" cy="50" r="44" fill="#7c7c7c"/><circle cx="48" cy="50" r="26" fill="#909090"/>`
}

/** Returns a function that makes each light map only once. Many pictures have the same size and light. */
export function createLightMaps(): LightMaps {
  const made = new Map<string, Promise<Buffer>>()
  return (light, width, height) => {
    const key = `${light} ${width} ${height}`
    const map = made.get(key) ?? lightMap(light, width, height)
    made.set(key, map)
    return map
  }
}

/** Draws the light map tiny and enlarges it. Enlarging softens its edges at no cost. */
async function lightMap(light: Light, width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${LIGHTS[light]}</svg>`
  const small = await sharp(Buffer.from(svg)).removeAlpha().blur(3).png().toBuffer()
  return sharp(small)
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}
