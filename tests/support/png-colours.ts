import { ADOBE_RGB, ADOBE_V4, LIGHT_GREY, PRO_PHOTO, RGB_TABLE } from './profiles.ts'
import { chrm, cicp, gama, iccp, type PngForm, srgb } from './tagged-png.ts'

/** White, red, green and blue (SMPTE EG 432-1). */
export const DISPLAY_P3 = [0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06]
const ADOBE = [0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06]
const BT_709 = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]

/** Chunks that say what the numbers of a PNG mean, each in a way that browsers read. */
export const TAGS: Record<string, Buffer[]> = {
  nothing: [],
  sRGB: [srgb()],
  'gamma 1': [gama(1)],
  'gamma 1.8': [gama(1 / 1.8)],
  'gamma 2.2': [gama(0.454_55)],
  'gamma 1/2.2': [gama(2.2)],
  'gamma 0': [gama(0)],
  'primaries alone': [chrm(...DISPLAY_P3)],
  'gamma 2.2 and the primaries of sRGB': [gama(0.454_55), chrm(...BT_709)],
  'gamma 2.2 and the primaries of Display P3': [gama(0.454_55), chrm(...DISPLAY_P3)],
  'gamma 1 and the primaries of Adobe RGB': [gama(1), chrm(...ADOBE)],
  'sRGB before gamma 1': [srgb(), gama(1)],
  'an Adobe RGB profile': [iccp(ADOBE_RGB)],
  'an Adobe RGB profile of version 4': [iccp(ADOBE_V4)],
  'a ProPhoto profile': [iccp(PRO_PHOTO)],
  'a table': [iccp(RGB_TABLE)],
  'a grey profile': [iccp(LIGHT_GREY)],
  'a profile before gamma 1 and sRGB': [gama(1), srgb(), iccp(ADOBE_RGB)],
  'cICP Display P3': [cicp(12, 13, 0, 1)],
  'cICP BT.2020': [cicp(9, 14, 0, 1)],
  'cICP linear': [cicp(1, 8, 0, 1)],
  'cICP sRGB before a profile': [cicp(1, 13, 0, 1), iccp(ADOBE_RGB)]
}

export const FORMS: Record<string, PngForm> = {
  RGB: { type: 'rgb', depth: 8 },
  'RGB of 16 bits': { type: 'rgb', depth: 16 },
  'RGB with a transparent colour': { type: 'rgb', depth: 8, isCutOut: true },
  'RGB with alpha, 16 bits': { type: 'rgba', depth: 16, isCutOut: true },
  'RGB with alpha': { type: 'rgba', depth: 8, isCutOut: true },
  'a palette': { type: 'palette', depth: 8, isCutOut: true },
  'a palette of four colours': { type: 'palette', depth: 2 },
  grey: { type: 'grey', depth: 8 },
  'grey of 16 bits': { type: 'grey', depth: 16 },
  'grey of 4 bits': { type: 'grey', depth: 4 },
  'black and white': { type: 'grey', depth: 1 },
  'grey with alpha': { type: 'greyAlpha', depth: 8, isCutOut: true },
  'grey with alpha, 16 bits': { type: 'greyAlpha', depth: 16, isCutOut: true }
}
