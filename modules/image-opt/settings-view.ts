import { createHash } from 'node:crypto'
import type { Links } from './links.ts'
import type { StoredSettings } from './settings.ts'
import type { Settings } from './settings-schema.ts'

/** The settings as the wire has them, with the address of the watermark's picture. */
export function viewSettings(stored: StoredSettings, shopId: number, links: Links): Settings {
  const { hash, ...watermark } = stored.image_opt.watermark
  const logo =
    hash === ''
      ? ''
      : links.pathTo({ shopId, imageId: 0, target: 'watermark', content: hash, isDownload: false })
  return {
    version: versionOf(stored),
    ...stored,
    image_opt: { ...stored.image_opt, watermark: { ...watermark, logo } }
  }
}

/** Tells one state of the settings from another; going back to the same settings overwrites nothing. */
export const versionOf = (stored: StoredSettings): string =>
  createHash('sha256').update(JSON.stringify(stored)).digest('hex').slice(0, 16)
