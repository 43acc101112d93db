import type { Page } from 'playwright'

/** What a visitor sees from a moment on, in milliseconds: four bytes a pixel, sRGB and alpha. */
export type Moment = { fromMs: number; data: Buffer }

/**
 * What Chromium shows. `first` is a still, or the first frame of an animation as an <img> shows it. `moments` are all frames of
 * an animation, from a decoder that keeps the numbers of a profile as they are; a still has none.
 */
export type Played = {
  width: number
  height: number
  endMs: number
  first: Buffer
  moments: Moment[]
}

/** A secure address, which decoders of animations need; nothing is fetched from it. */
const ADDRESS = 'https://pictures.invalid/'

export async function openStage(page: Page): Promise<void> {
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(ADDRESS)
}

/** Shows pictures on the stage, all frames of each. Gives back null where Chromium cannot decode one. */
export async function play(page: Page, files: readonly Buffer[]): Promise<(Played | null)[]> {
  const all = await page.evaluate(
    async (sources) => {
      const canvas = document.createElement('canvas')
      const context = canvas.getContext('2d', { colorSpace: 'srgb', willReadFrequently: true })
      if (!context) throw new Error('no canvas')
      function pixelsOf(source: CanvasImageSource, width: number, height: number): string {
        Object.assign(canvas, { width, height })
        context?.drawImage(source, 0, 0)
        const { data } = context!.getImageData(0, 0, width, height)
        let text = ''
        for (let at = 0; at < data.length; at += 0x8000)
          text += String.fromCharCode(...data.subarray(at, at + 0x8000))
        return btoa(text)
      }
      async function framesOf(base64: string) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const head = String.fromCharCode(...bytes.subarray(0, 16))
        const type = head.startsWith('GIF')
          ? 'image/gif'
          : head.includes('WEBP')
            ? 'image/webp'
            : 'image/apng'
        const decoder = new ImageDecoder({ data: bytes, type })
        await decoder.tracks.ready
        await decoder.completed
        const track = decoder.tracks.selectedTrack
        if (!track?.animated) return null
        const moments = []
        let endMs = 0
        for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
          const { image } = await decoder.decode({ frameIndex })
          const data = pixelsOf(image, image.displayWidth, image.displayHeight)
          moments.push({ fromMs: endMs, data })
          const ms = (image.duration ?? 0) / 1000
          // Browsers show a frame whose time is this short for longer.
          endMs += ms > 10 ? ms : 100
          image.close()
        }
        return { endMs, moments }
      }
      const shown = []
      for (const base64 of sources) {
        const picture = new Image()
        picture.src = `data:image/png;base64,${base64}`
        // A picture that is not in the document is not turned.
        document.body.replaceChildren(picture)
        const isDecoded = await picture.decode().then(
          () => true,
          () => false
        )
        const { naturalWidth: width, naturalHeight: height } = picture
        const isJpeg = base64.startsWith('/9j/')
        const frames = isDecoded && !isJpeg ? await framesOf(base64) : null
        const first = isDecoded ? pixelsOf(picture, width, height) : ''
        const shownNow = { width, height, first, ...(frames ?? { endMs: 0, moments: [] }) }
        shown.push(isDecoded ? shownNow : null)
      }
      return shown
    },
    files.map((bytes) => bytes.toString('base64'))
  )
  return all.map(
    (one) =>
      one && {
        ...one,
        first: Buffer.from(one.first, 'base64'),
        moments: one.moments.map(({ fromMs, data }) => ({
          fromMs,
          data: Buffer.from(data, 'base64')
        }))
      }
  )
}
