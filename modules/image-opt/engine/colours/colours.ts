import { refused } from '../refusal.ts'
import { readProfile } from './read-profile.ts'
import { profileOfCmyk, profileOfGrey } from './rgb-profiles.ts'

/**
 * What the numbers of a picture's pixels mean, as browsers read it. `profile` is an ICC profile for the pixels once they
 * are RGB, or null for sRGB; `isKept` says that a result may carry it. `unreadable` says why nobody can be sure what
 * the numbers mean, or that they do not fit into sRGB or a profile.
 */
export type Colours = { profile: Buffer | null; isKept: boolean } | { unreadable: string }

export const SRGB: Colours = { profile: null, isKept: false }

/** What the numbers of a pixel are before it is RGB. */
export type Components = 'grey' | 'rgb' | 'cmyk'

/**
 * Reads an embedded profile. A profile for another kind of numbers says nothing about these, so browsers ignore it; only
 * grey may have the profile of an RGB picture.
 */
export function coloursOfProfile(icc: Buffer, components: Components): Colours {
  // Even a profile that cannot be followed says nothing, if it is for other numbers.
  const space = icc.toString('latin1', 16, 20)
  if (space === 'GRAY' && components !== 'grey') return SRGB
  const profile = readProfile(icc)
  if (!profile) return { unreadable: 'the colour profile is damaged or of an unknown kind' }
  if (profile.space === 'RGB ') return components === 'cmyk' ? SRGB : { profile: icc, isKept: true }
  if (profile.space === 'GRAY') return { profile: profileOfGrey(profile), isKept: false }
  return components === 'cmyk' ? { profile: profileOfCmyk(profile), isKept: false } : SRGB
}

/**
 * Returns what the numbers mean.
 * @throws PictureRefused if nobody can be sure
 */
export function readable(colours: Colours): Exclude<Colours, { unreadable: string }> {
  if ('unreadable' in colours) throw refused('colours', colours.unreadable)
  return colours
}
