import { type BetterLevel, LEVEL_QUALITIES } from '../contract.ts'
import type { EncodeOptions } from '../engine/encode-options.ts'
import type { StoredSettings } from './settings.ts'

/**
 * Returns the next level with less loss than the one that a result was made with; '' if there is none.
 * @param encodeOptionsJson the encode options of the result; 'null' if the picture's bytes were not changed
 */
export function betterLevelThan(encodeOptionsJson: string): BetterLevel | '' {
  const options = JSON.parse(encodeOptionsJson) as EncodeOptions | null
  if (options === null || options.quality === 'lossless') return ''
  // Auto aims at the same score as level Medium.
  const quality = options.quality === 'auto' ? LEVEL_QUALITIES.medium : options.quality
  if (quality < LEVEL_QUALITIES.medium) return 'medium'
  return quality < LEVEL_QUALITIES.low ? 'low' : 'lossless'
}

/** Returns the settings with another level, for a single run. */
export function settingsAtLevel(settings: StoredSettings, level: BetterLevel): StoredSettings {
  const quality =
    level === 'lossless'
      ? { custom: 0 as const, lossless: 1 as const, auto: 0 as const, custom_ratio: 0 }
      : {
          custom: 1 as const,
          lossless: 0 as const,
          auto: 0 as const,
          custom_ratio: LEVEL_QUALITIES[level]
        }
  return { ...settings, image_opt: { ...settings.image_opt, quality } }
}
