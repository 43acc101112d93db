import type { GuideDraft } from '../../modules/guidance/queries.ts'
import { isEmptyTemplate } from '../templates/template.ts'

export type Draft = GuideDraft
export type TextKind = 'alt_text' | 'file_name'
export type Texts = Draft['file_name']

/** What the plan lets be written and compressed. */
export type Allowed = {
  collection: boolean
  article: boolean
  alt_text: boolean
  file_name: boolean
}

export const LAST_STEP = 6
/** Before the numbered ones comes the welcome, after them the review (specification, app shell §2). */
export const NUMBERED_STEPS = 4

const SECTION_OF: Record<number, TextKind> = { 3: 'alt_text', 4: 'file_name' }

/** The texts that a step is about; none for the others. */
export const sectionOf = (step: number): TextKind | undefined => SECTION_OF[step]

/** (step − 1) · 25 percent (specification, app shell §2). */
export const percentOf = (step: number): number => Math.min(100, (step - 1) * 25)

const SCOPES = ['product', 'collection', 'blogs'] as const
export type ScopeName = (typeof SCOPES)[number]

/** A switch that is on needs something to be on for: else Next is off (app shell §5). */
export const lacksScope = (texts: Texts): boolean =>
  texts.switch === 1 && SCOPES.every((scope) => texts[scope] === 0)

/** The scopes whose template would have to be filled in before the step is left (app shell §4). */
export const emptyRules = (texts: Texts): ScopeName[] =>
  texts.switch === 0
    ? []
    : SCOPES.filter((scope) => texts[scope] > 0 && isEmptyTemplate(texts[`${scope}_rule`]))

/** The settings it becomes, in the wizard's wrapping (specification, app shell §7). */
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
