import { STORE_KINDS, type StoreKind, TEMPLATE_INPUTS } from '../contract.ts'
import {
  emptyTemplate,
  noSettingsTarget,
  notOneCompression,
  unknownField,
  watermarkMissing
} from './errors.ts'
import type { SomeSettings } from './schema.ts'
import { type Section, type StoredSettings, targetOf } from './settings.ts'
import { isEmptyTemplate, unknownFieldOf } from './templates/templates.ts'

const RULES = {
  product: 'product_rule',
  collection: 'collection_rule',
  article: 'blogs_rule'
} as const satisfies Record<StoreKind, string>

export const ruleOf = (
  section: StoredSettings['alt_text' | 'file_name'],
  kind: StoreKind
): string => section[RULES[kind]]

/**
 * Refuses settings that runs could not follow, such as a section without a target or an empty template. Checks only
 * the sections that are being saved, as they would be stored.
 * @throws AppError with the message that specification §15.2 gives
 */
export function checkSettings(given: SomeSettings, next: StoredSettings): void {
  const { image_opt, alt_text, file_name } = next
  if (given.image_opt) {
    const { custom, lossless, auto } = image_opt.quality
    if (custom + lossless + auto !== 1) throw notOneCompression()
    if (lacksTarget(image_opt)) throw noSettingsTarget()
    const { watermark } = image_opt
    if (watermark.switch === 1 && watermark.hash === '') throw watermarkMissing()
  }
  const givenSections = {
    alt_text: given.alt_text && alt_text,
    file_name: given.file_name && file_name
  }
  for (const section of Object.values(givenSections))
    if (section && lacksTarget(section)) throw noSettingsTarget()
  const wanted = wantedRules(givenSections)
  const empty = wanted.filter(({ rule }) => isEmptyTemplate(rule)).map(({ input }) => input)
  if (empty.length > 0) throw emptyTemplate(empty)
  for (const { rule, kind, input } of wanted) {
    const field = unknownFieldOf(rule, kind)
    if (field !== undefined) throw unknownField(field, input)
  }
}

/**
 * Tells whether a section is on without a target. Kinds count as targets even if the plan lacks them, since a later
 * plan may include them.
 */
const lacksTarget = (section: Section): boolean =>
  section.switch === 1 && STORE_KINDS.every((kind) => targetOf(section, kind) === 'none')

type MetadataSections = {
  [Name in 'alt_text' | 'file_name']: StoredSettings[Name] | undefined
}

/** Returns the templates in use: those whose section is switched on and whose kind is a target. */
function wantedRules(sections: MetadataSections) {
  return (['alt_text', 'file_name'] as const).flatMap((name) => {
    const section = sections[name]
    if (!section) return []
    return STORE_KINDS.filter((kind) => targetOf(section, kind) !== 'none').map((kind) => ({
      kind,
      rule: ruleOf(section, kind),
      input: TEMPLATE_INPUTS[name][kind]
    }))
  })
}
