export type Lab = readonly [lightness: number, a: number, b: number]

const radians = (degrees: number) => (degrees * Math.PI) / 180
const FAR = 25 ** 7

/** Returns the hue angle of a colour from the a and b of Lab, in degrees from 0 to 360. */
const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/**
 * Returns the difference between two colours by the formula CIEDE2000 (CIE 142-2001). The eye just sees a difference
 * of 1.
 */
export function deltaE([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + FAR)))
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)]
  const [h1, h2] = [hueOf(x1, b1), hueOf(x2, b2)]
  const isGrey = c1 * c2 === 0
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const deltaHue = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))
  const [lightness, chroma] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const hue = isGrey ? h1 + h2 : (h1 + turn / 2 + 360) % 360
  const t =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63))
  const sl = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2)
  const sc = 1 + 0.045 * chroma
  const sh = 1 + 0.015 * chroma * t
  const rotation = 30 * Math.exp(-(((hue - 275) / 25) ** 2))
  const rt = -2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + FAR)) * Math.sin(radians(2 * rotation))
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, deltaHue / sh]
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh)
}

const linear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const f = (value: number) => (value > 0.008_856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)

/** Converts an sRGB colour, given as three channels from 0 to 255, to Lab with the white point D65. */
export function labOf(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => linear(value / 255))
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.950_47)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.088_83)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
