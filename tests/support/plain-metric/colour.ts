import type { Raster } from '../../../modules/image-opt/engine/quality/ssimulacra2.ts'

/** Linear light, one array per channel. */
export type Linear = {
  planes: [Float64Array, Float64Array, Float64Array]
  width: number
  height: number
}

/** The sRGB curve (IEC 61966-2-1) at each of the 256 values. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

export function linearise({ data, width, height }: Raster): Linear {
  const count = width * height
  const planes: Linear['planes'] = [
    new Float64Array(count),
    new Float64Array(count),
    new Float64Array(count)
  ]
  const [red, green, blue] = planes
  for (let pixel = 0, at = 0; pixel < count; pixel++, at += 3) {
    red[pixel] = LINEAR[data[at] as number] as number
    green[pixel] = LINEAR[data[at + 1] as number] as number
    blue[pixel] = LINEAR[data[at + 2] as number] as number
  }
  return { planes, width, height }
}

/** Returns the picture at half its width and height; if a side is odd, its last line or column counts twice. */
export function halved({ planes, width, height }: Linear): Linear {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const half = (plane: Float64Array) => {
    const out = new Float64Array(w * h)
    for (let y = 0; y < h; y++) {
      const above = 2 * y * width
      const below = Math.min(2 * y + 1, height - 1) * width
      for (let x = 0; x < w; x++) {
        const left = 2 * x
        const right = left + 1 < width ? left + 1 : left
        const sum =
          (plane[above + left] as number) +
          (plane[above + right] as number) +
          (plane[below + left] as number) +
          (plane[below + right] as number)
        out[y * w + x] = sum * 0.25
      }
    }
    return out
  }
  return { planes: [half(planes[0]), half(planes[1]), half(planes[2])], width: w, height: h }
}

// Opsin absorbance: libjxl, lib/jxl/opsin_params.h.
const BIAS = 0.0037930732552754493
const BLUE_R = 0.24342268924547819
const BLUE_G = 0.20476744424496821

const ROOT_OF_BIAS = Math.cbrt(BIAS)

/** Returns ∛(value + BIAS) − ∛BIAS. */
const root = (value: number): number => Math.cbrt(value + BIAS) - ROOT_OF_BIAS

/**
 * Returns one channel of XYB, shifted to be positive. Channel 0 is red against green, 1 brightness, 2 blue against
 * brightness.
 */
export function xyb({ planes: [red, green, blue] }: Linear, channel: number): Float64Array {
  const out = new Float64Array(red.length)
  for (let pixel = 0; pixel < out.length; pixel++) {
    const [r, g, b] = [red[pixel] as number, green[pixel] as number, blue[pixel] as number]
    const long = root(0.3 * r + 0.622 * g + 0.078 * b)
    const medium = root(0.23 * r + 0.692 * g + 0.078 * b)
    if (channel === 0) out[pixel] = (long - medium) * 7 + 0.42
    else if (channel === 1) out[pixel] = (long + medium) * 0.5 + 0.01
    else {
      const short = root(BLUE_R * r + BLUE_G * g + (1 - BLUE_R - BLUE_G) * b)
      out[pixel] = short - (long + medium) * 0.5 + 0.55
    }
  }
  return out
}
