import { createHash } from 'node:crypto'
import type { SignedUrls } from '../signed-urls.ts'
import type { Settings } from './schema.ts'
import type { StoredSettings } from './settings.ts'

/** Returns the settings in their wire format, with the signed URL of the watermark's picture. */
export function viewSettings(
  stored: StoredSettings,
  shopId: number,
  signedUrls: SignedUrls
): Settings {
  const { hash, ...watermark } = stored.image_opt.watermark
  const logo =
    hash === ''
      ? ''
      : signedUrls.pathTo({
          shopId,
          imageId: 0,
          target: 'watermark',
          content: hash,
          isDownload: false
        })
  return {
    version: versionOf(stored),
    ...stored,
    image_opt: { ...stored.image_opt, watermark: { ...watermark, logo } }
  }
}

/** Returns the version of the settings. Equal settings have the same version, whatever was saved in between. */
export const versionOf = (stored: StoredSettings): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('hex').slice(0, 16)
