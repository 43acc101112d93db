import type { Test } from 'tap'
import { openBrowser } from './browser.ts'

/** What Chromium shows of a picture on a page: four bytes a pixel, sRGB and alpha. */
export type Shown = { width: number; height: number; data: Buffer }

/**
 * Opens a page that shows pictures as visitors see them. The returned function gives back the pixels, or null where Chromium
 * cannot decode the picture.
 */
export async function openShown(t: Test): Promise<(bytes: Buffer) => Promise<Shown | null>> {
  const page = await (await openBrowser(t)).newPage()
  return async (bytes) => {
    const shown = await page.evaluate(async (base64) => {
      const picture = new Image()
      // Browsers look at the first bytes of a picture, not at the type in its address.
      picture.src = `data:image/png;base64,${base64}`
      const isDecoded = await picture.decode().then(
        () => true,
        () => false
      )
      if (!isDecoded) return null
      const canvas = document.createElement('canvas')
      const [width, height] = [picture.naturalWidth, picture.naturalHeight]
      Object.assign(canvas, { width, height })
      const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true })
      context?.drawImage(picture, 0, 0)
      const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      let text = ''
      for (let at = 0; at < data.length; at += 0x8000)
        text += String.fromCharCode(...data.subarray(at, at + 0x8000))
      return { width, height, data: btoa(text) }
    }, bytes.toString('base64'))
    return shown && { ...shown, data: Buffer.from(shown.data, 'base64') }
  }
}

/** Returns the mean and the largest difference between what is shown of two pictures of one size, on white. */
export function difference(a: Shown | null, b: Shown | null): { mean: number; most: number } {
  if (!a || !b || a.width !== b.width || a.height !== b.height)
    return { mean: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY }
  let [sum, most] = [0, 0]
  for (let at = 0; at < a.data.length; at++) {
    if (at % 4 === 3) continue
    const gap = Math.abs(onWhite(a.data, at) - onWhite(b.data, at))
    sum += gap
    most = Math.max(most, gap)
  }
  return { mean: sum / (a.width * a.height * 3), most }
}

function onWhite(data: Buffer, at: number): number {
  const alpha = (data[at | 3] ?? 0) / 255
  return 255 + ((data[at] ?? 0) - 255) * alpha
}
