import {
  MAX_FILE_BYTES,
  SETTINGS_KINDS,
  type SettingsKind,
  storeKindOf,
  TEMPLATE_INPUTS
} from '../../modules/image-opt/contract.ts'
import type { Settings } from '../../modules/image-opt/options/schema.ts'
import { isWrongTemplate } from '../templates/template.ts'

export type { Settings }
export type ImageOpt = Settings['image_opt']
export type Watermark = ImageOpt['watermark']
export type Exclusions = NonNullable<Settings['exclusions']>
export type TextSection = 'alt_text' | 'file_name'

/** What the shop's plan includes. Any other setting is shown with the name of the plan that includes it. */
export type PlanAllows = Record<
  'product' | 'collection' | 'article' | 'alt_text' | 'file_name' | 'automatic',
  boolean
>

export const flag = (isOn: boolean): 0 | 1 => (isOn ? 1 : 0)

/**
 * Returns whether two values are equal. The order of keys does not matter, and an empty text equals a missing one.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if ((one ?? '') === (other ?? '')) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [first, second] = [one, other] as [Record<string, unknown>, Record<string, unknown>]
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) =>
    isSame(first[key], second[key])
  )
}

const SECTIONS = ['image_opt', 'alt_text', 'file_name', 'exclusions'] as const

/** Returns the body of a save: the changed sections, and the version of the settings they were based on. */
export function changesOf(stored: Settings, draft: Settings): Partial<Settings> {
  const changed = SECTIONS.filter((name) => !isSame(stored[name], draft[name]))
  const sections = changed.map((name) => [name, draft[name]])
  return { version: stored.version, ...Object.fromEntries(sections) } as Partial<Settings>
}

export const hasChanged = (stored: Settings, draft: Settings): boolean =>
  SECTIONS.some((name) => !isSame(stored[name], draft[name]))

/** Returns whether a watermark is stored or about to be uploaded. */
export const hasPicture = ({ logo, file_data = '' }: Watermark): boolean =>
  logo !== '' || file_data !== ''

type Targets = { switch: number; product: number; collection: number; blogs: number }

const lacksTarget = ({ switch: isOn, product, collection, blogs }: Targets): boolean =>
  isOn === 1 && product + collection + blogs === 0

/** A reason that prevents saving. The name is the key of its message (specification §15.2). */
export type Blocker = 'noTarget' | 'noWatermark'

export function blockersOf(draft: Settings): Blocker[] {
  const { image_opt } = draft
  const isTargetless = [image_opt, draft.alt_text, draft.file_name].some(lacksTarget)
  const isBare =
    image_opt.switch === 1 && image_opt.watermark.switch === 1 && !hasPicture(image_opt.watermark)
  return [
    ...(isTargetless ? ['noTarget' as const] : []),
    ...(isBare ? ['noWatermark' as const] : [])
  ]
}

const TEXT_SECTIONS = ['alt_text', 'file_name'] as const

/** Returns the id of a template's input. */
export const inputOf = (section: TextSection, kind: SettingsKind): string =>
  TEMPLATE_INPUTS[section][storeKindOf(kind)]

/** Ids of the number and text fields that are checked before a save. */
export const LONGEST_SIDE = 'longest-side'
export const FILE_NAMES = 'excluded-names'
export const BELOW_SIZE = 'excluded-below'

/**
 * Returns the ids of the invalid fields, from top to bottom. The merchant must correct them before anything is sent.
 */
export function wrongFieldsOf(draft: Settings): string[] {
  const templates = TEXT_SECTIONS.flatMap((name) => wrongTemplatesOf(name, draft[name]))
  return [...wrongNumbersOf(draft), ...templates]
}

/**
 * Returns the ids of the fields whose values are out of range. The limits equal the server's
 * (modules/image-opt/options/schema.ts).
 */
function wrongNumbersOf({ image_opt, exclusions }: Settings): string[] {
  const { longest_side: side = 0 } = image_opt
  const { file_names = [], below_bytes = 0 } = exclusions ?? {}
  const areWrong = {
    [LONGEST_SIDE]: side !== 0 && (side < 100 || side > 20_000),
    [FILE_NAMES]: file_names.length > 200 || file_names.some((name) => name.length > 255),
    [BELOW_SIZE]: below_bytes < 0 || below_bytes > MAX_FILE_BYTES
  }
  return Object.keys(areWrong).filter((id) => areWrong[id as keyof typeof areWrong])
}

function wrongTemplatesOf(name: TextSection, section: Settings[TextSection]): string[] {
  if (section.switch === 0) return []
  return SETTINGS_KINDS.filter(
    (kind) => section[kind] > 0 && isWrongTemplate(section[`${kind}_rule`], kind)
  ).map((kind) => inputOf(name, kind))
}
