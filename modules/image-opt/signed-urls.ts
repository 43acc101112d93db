import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Clock, DAY_MS } from '../../server/core/clock.ts'

/** What a signed URL shows: the backup, the result in the store, a thumbnail for lists, or the watermark. */
export type LinkTarget = 'original' | 'result' | 'thumbnail' | 'watermark'

export type SignedUrl = {
  shopId: number
  /** 0: the picture belongs to no image. */
  imageId: number
  target: LinkTarget
  /** sha-256 of the bytes, or the version of the image: other content gets another URL. */
  content: string
  isDownload: boolean
}

export type SignedUrls = {
  pathTo(link: SignedUrl): string
  /** @returns undefined for a URL that we did not sign, 'expired' for one that is too old */
  open(token: string): SignedUrl | 'expired' | undefined
}

/**
 * Signs URLs of pictures, for `<img>` and downloads, which carry no Authorization header (specification §4.5). A URL
 * expires at the second midnight (UTC) from now. All URLs made on one day are equal, so browsers can cache the
 * pictures.
 */
export function openSignedUrls(secretKey: string, clock: Clock): SignedUrls {
  const sign = (text: string) =>
    createHmac('sha256', secretKey).update(`files:${text}`).digest('base64url')
  return {
    pathTo({ shopId, imageId, target, content, isDownload }) {
      const day = Math.floor(clock.now().getTime() / DAY_MS) + 2
      const fields = [shopId, imageId, target, content, isDownload ? 1 : 0, day]
      const text = Buffer.from(JSON.stringify(fields)).toString('base64url')
      return `/files/${text}.${sign(text)}`
    },
    open(token) {
      const [text = '', signature = ''] = token.split('.')
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined
      const [shopId, imageId, target, content, isDownload, day] = JSON.parse(
        Buffer.from(text, 'base64url').toString()
      ) as [number, number, LinkTarget, string, number, number]
      if (clock.now().getTime() >= day * DAY_MS) return 'expired'
      return { shopId, imageId, target, content, isDownload: isDownload === 1 }
    }
  }
}
