import { Value } from 'typebox/value'
import type { Db } from '../../server/core/database/db.ts'
import { GuideDraft } from './schema.ts'
import { findGuide } from './sql.ts'

export type { GuideDraft } from './schema.ts'

/** new: the merchant has not opened the guide; left: the merchant postponed it. */
type GuideState = 'new' | 'begun' | 'left' | 'done'

export type GuideProgress = {
  state: GuideState
  /** From 1 to 6. */
  step: number
  /** What the merchant has chosen so far; null if nothing has been chosen yet. */
  draft: GuideDraft | null
}

/** Returns how far a shop has come in the guide. */
export async function guideOf(db: Db, shopId: number): Promise<GuideProgress> {
  const guide = await findGuide(db, shopId)
  if (!guide) return { state: 'new', step: 1, draft: null }
  return { state: guide.state, step: guide.step, draft: parseDraft(guide.draft) }
}

/** Tells whether the guide is still unfinished. The wire calls this new_guide_status. */
export async function isGuideOpen(db: Db, shopId: number): Promise<boolean> {
  return (await guideOf(db, shopId)).state !== 'done'
}

/**
 * Parses a saved draft. Returns null for a draft that does not match the schema, because a different version of the
 * product may have saved it.
 */
function parseDraft(kept: string | null): GuideDraft | null {
  if (kept === null) return null
  const draft: unknown = JSON.parse(kept)
  return Value.Check(GuideDraft, draft) ? draft : null
}
