import type { LegacySettings } from '../../modules/image-opt/options/legacy/schema.ts'

/** 1 stands for all products, 2 for published products only, 3 for blogs, 4 and 5 for collections (decision 008). */
export const OPTIONS = ['1', '2', '3', '4', '5'] as const
export type Option = (typeof OPTIONS)[number]

/** A section covers either all products or only the published ones, never both. */
const EXCLUSIVE: Partial<Record<Option, Option>> = { '1': '2', '2': '1' }

/** The two options for collections toggle together (specification §15.5). */
const TOGETHER: Partial<Record<Option, Option>> = { '4': '5', '5': '4' }

export const isChosen = (options: string, option: Option): boolean =>
  options.split(',').includes(option)

export function toggled(options: string, option: Option, isOn: boolean): string {
  const touched = [option, TOGETHER[option]]
  return OPTIONS.filter((known) => {
    if (touched.includes(known)) return isOn
    if (isOn && known === EXCLUSIVE[option]) return false
    return isChosen(options, known)
  }).join(',')
}

/** The sections in the order of optimize_all_status, each with the field that holds its options. */
export const SECTIONS = [
  ['file_name', 'file_name_options'],
  ['alt_text', 'alt_options'],
  ['image_opt', 'optimize_images_options']
] as const
export type Section = (typeof SECTIONS)[number][0]

const placeOf = (section: Section) => SECTIONS.findIndex(([name]) => name === section)

export const isOn = ({ optimize_all_status }: LegacySettings, section: Section): boolean =>
  optimize_all_status[placeOf(section)] === '1'

export const switched = (status: string, section: Section, isOn: boolean): string =>
  status.slice(0, placeOf(section)) + (isOn ? '1' : '0') + status.slice(placeOf(section) + 1)

/**
 * Returns the reason why the settings cannot be saved yet; null when they can be saved. If there is a reason, the page
 * scrolls to the options (specification §15.5).
 */
export function obstacleIn(settings: LegacySettings): 'noTarget' | 'noWatermark' | null {
  const hasWork = SECTIONS.some(
    ([section, options]) => isOn(settings, section) && settings[options] !== ''
  )
  if (!hasWork) return 'noTarget'
  const { image_add_watermark_switch: isMarked, image_add_watermark_img: picture } = settings
  return isMarked === 1 && picture === '' ? 'noWatermark' : null
}
