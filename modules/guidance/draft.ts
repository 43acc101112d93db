import { Value } from 'typebox/value'
import { GuideDraft } from './schema.ts'

/** A draft that another version of the product kept may lack something: then the wizard begins anew. */
export function parseDraft(kept: string | null): GuideDraft | null {
  if (kept === null) return null
  const draft: unknown = JSON.parse(kept)
  return Value.Check(GuideDraft, draft) ? draft : null
}
