import { Value } from 'typebox/value'
import { GuideDraft } from './schema.ts'

/** A draft saved by another version of the product may lack fields: then the guide starts over. */
export function parseDraft(kept: string | null): GuideDraft | null {
  if (kept === null) return null
  const draft: unknown = JSON.parse(kept)
  return Value.Check(GuideDraft, draft) ? draft : null
}
