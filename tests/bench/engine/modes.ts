import type {
  EncodeOptions,
  PictureType
} from '../../../modules/image-opt/engine/encode-options.ts'
import { LOSSLESS } from '../../support/engine.ts'

export type ModeName = 'lossless' | 'low (90)' | 'medium (75)' | 'high (70)' | 'auto'

export type Mode = {
  name: ModeName
  options: EncodeOptions
  /**
   * The SSIMULACRA2 score that every picture must reach (specification §5.3). For auto it is 5 points below the target.
   */
  floor: number | null
}

export const MODES: readonly Mode[] = [
  { name: 'lossless', options: LOSSLESS, floor: null },
  { name: 'low (90)', options: { ...LOSSLESS, quality: 90 }, floor: 80 },
  { name: 'medium (75)', options: { ...LOSSLESS, quality: 75 }, floor: 70 },
  { name: 'high (70)', options: { ...LOSSLESS, quality: 70 }, floor: 64 },
  { name: 'auto', options: { ...LOSSLESS, quality: 'auto' }, floor: 70 }
]

/** The percentage of bytes that the engine must save on the developer corpus (docs/engine.md). */
export const TARGETS: Record<PictureType | 'all', Partial<Record<ModeName, number>>> = {
  jpeg: { lossless: 7.8, 'low (90)': 46.9, 'medium (75)': 74.3, 'high (70)': 77.3 },
  png: { lossless: 11.3, 'low (90)': 70.8, 'medium (75)': 72.9, 'high (70)': 73.9 },
  gif: { lossless: 6.0, 'low (90)': 30.8, 'medium (75)': 38.2, 'high (70)': 44.4 },
  webp: { lossless: 0, 'low (90)': 2.1, 'medium (75)': 49.7, 'high (70)': 52.3 },
  all: { lossless: 8.7, 'low (90)': 52.7, 'medium (75)': 69.6, 'high (70)': 72.2 }
}

/**
 * The percentage of bytes that the engine must save by converting the opaque PNGs of the corpus to JPG at level
 * Medium.
 */
export const TO_JPG_TARGET = 90.8
