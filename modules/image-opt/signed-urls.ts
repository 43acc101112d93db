import { type Clock, DAY_MS } from '../../server/core/clock.ts'
import { openSignedTokens } from '../../server/core/signed-token.ts'

/**
 * What a signed URL shows: the backup, the result in the store, a thumbnail for lists, what the settings would make of
 * the picture, the watermark, or an archive of all pictures of an item.
 */
export type LinkTarget = 'original' | 'result' | 'thumbnail' | 'preview' | 'watermark' | 'item'

export type SignedUrl = {
  shopId: number
  /** 0 if the picture belongs to no image; for an archive the id of the item. */
  imageId: number
  target: LinkTarget
  /**
   * SHA-256 of the bytes, or the version of the image, so that changed content gets a new URL; for a preview its name.
   */
  content: string
  isDownload: boolean
}

export type SignedUrls = {
  pathTo(link: SignedUrl): string
  /** @returns undefined for a URL that we did not sign, 'expired' for one that is too old */
  open(token: string): SignedUrl | 'expired' | undefined
}

/**
 * Makes and checks signed URLs of pictures. `<img>` and downloads need them, because they carry no Authorization
 * header (specification §4.5). A URL expires at the second midnight (UTC) from now. All URLs made on one day for the
 * same content are equal, so browsers can cache the pictures.
 */
export function openSignedUrls(secretKey: string, clock: Clock): SignedUrls {
  type Fields = [shopId: number, imageId: number, LinkTarget, content: string, isDownload: 0 | 1]
  const tokens = openSignedTokens<Fields>({ secretKey, purpose: 'files', clock, unitMs: DAY_MS })
  return {
    pathTo({ shopId, imageId, target, content, isDownload }) {
      const day = Math.floor(clock.now().getTime() / DAY_MS) + 2
      return `/files/${tokens.make([shopId, imageId, target, content, isDownload ? 1 : 0], day)}`
    },
    open(token) {
      const fields = tokens.open(token)
      if (fields === undefined || fields === 'expired') return fields
      const [shopId, imageId, target, content, isDownload] = fields
      return { shopId, imageId, target, content, isDownload: isDownload === 1 }
    }
  }
}
