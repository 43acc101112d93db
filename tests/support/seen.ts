import type { Test } from 'tap'
import { mediaTypeOf } from '../../server/core/pictures/media-type.ts'
import { openBrowser, openPage } from './browser.ts'

/** What a visitor sees of a picture on white: its natural size and its pixels, four bytes each. */
export type Seen = { width: number; height: number; pixels: Buffer }

/** Opens a browser, and returns a function that shows it a picture. It returns null for a picture that it cannot show. */
export async function visitor(t: Test): Promise<(bytes: Buffer) => Promise<Seen | null>> {
  const page = await openPage(t, await openBrowser(t))
  return async (bytes) => {
    const source = `data:${mediaTypeOf(bytes)};base64,${bytes.toString('base64')}`
    const seen = await page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      try {
        await image.decode()
      } catch {
        return null
      }
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      // A picture that is not in the document is not turned.
      document.body.replaceChildren(image)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      // Text crosses to the test much faster than a list of numbers does.
      const pixels = await new Promise((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result)
        reader.readAsDataURL(new Blob([data]))
      })
      return { width: canvas.width, height: canvas.height, pixels: String(pixels) }
    }, source)
    return seen && { ...seen, pixels: Buffer.from(seen.pixels.split(',')[1] ?? '', 'base64') }
  }
}

/** Returns the mean difference of two pictures of the same size, in levels. */
export function meanDifference(a: Seen, b: Seen): number {
  if (a.width !== b.width || a.height !== b.height) return Infinity
  const sum = a.pixels.reduce((total, value, at) => total + Math.abs(value - b.pixels[at]!), 0)
  return sum / a.pixels.length
}
