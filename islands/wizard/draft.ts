import type { GuideDraft } from '../../modules/guidance/queries.ts'
import { SETTINGS_KINDS, type SettingsKind } from '../../modules/image-opt/contract.ts'
import { isWrongTemplate } from '../templates/template.ts'

export type Draft = GuideDraft
export type TextKind = 'alt_text' | 'file_name'
export type Texts = Draft['file_name']

/** The features offered in the guide that the shop's plan includes. */
export type Allowed = {
  collection: boolean
  article: boolean
  alt_text: boolean
  file_name: boolean
}

export const LAST_STEP = 6
/** The welcome comes before the numbered steps, and the rating after them (specification §13.4). */
export const NUMBERED_STEPS = 4

const SECTION_OF: Record<number, TextKind> = { 3: 'alt_text', 4: 'file_name' }

/** Returns the kind of image metadata that a step is about; undefined for all other steps. */
export const sectionOf = (step: number): TextKind | undefined => SECTION_OF[step]

/** Returns the progress at a step: 25 percent for each earlier step, at most 100 (specification §13.4). */
export const percentOf = (step: number): number => Math.min(100, (step - 1) * 25)

/** Returns whether a switch is on although no scope is selected. Next is then disabled (specification §13.4). */
export const lacksScope = (messages: Texts): boolean =>
  messages.switch === 1 && SETTINGS_KINDS.every((scope) => messages[scope] === 0)

/**
 * Returns the scopes whose template is empty or has an unknown field. The merchant must correct these templates before
 * leaving the step (specification §13.4).
 */
export const wrongRules = (messages: Texts): SettingsKind[] =>
  messages.switch === 0
    ? []
    : SETTINGS_KINDS.filter(
        (scope) => messages[scope] > 0 && isWrongTemplate(messages[`${scope}_rule`], scope)
      )

/**
 * Returns the settings that the guide saves for this draft, in the form that the server expects from the guide
 * (specification §4.3).
 */
export function payloadOf(draft: Draft, autoSwitch: 0 | 1) {
  const { product, collection, blogs } = draft.image_opt
  const hasTarget = product > 0 || collection === 1 || blogs === 1
  return {
    page5: { day_backup: 1 },
    settings: {
      auto_switch: autoSwitch,
      is_default: 0,
      image_opt: { ...draft.image_opt, switch: hasTarget ? 1 : 0, pngtojpg: 1 },
      alt_text: draft.alt_text,
      file_name: draft.file_name
    }
  }
}
