import type { BetterLevel } from '../contract.ts'
import type { EncodeOptions } from '../engine/encode-options.ts'
import type { StoredSettings } from './settings.ts'

/** The levels with less loss than another one, by the quality that each encodes with (specification §5.3). */
const QUALITIES = { medium: 75, low: 90 } as const

/**
 * Returns the next level with less loss than the one that a result was made with; '' if there is none.
 * @param encodeOptionsJson the encode options of the result; 'null' if the picture's bytes were not changed
 */
export function betterLevelThan(encodeOptionsJson: string): BetterLevel | '' {
  const options = JSON.parse(encodeOptionsJson) as EncodeOptions | null
  if (options === null || options.quality === 'lossless') return ''
  // Auto aims at the same score as level Medium.
  const quality = options.quality === 'auto' ? QUALITIES.medium : options.quality
  if (quality < QUALITIES.medium) return 'medium'
  return quality < QUALITIES.low ? 'low' : 'lossless'
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
          custom_ratio: QUALITIES[level]
        }
  return { ...settings, image_opt: { ...settings.image_opt, quality } }
}
