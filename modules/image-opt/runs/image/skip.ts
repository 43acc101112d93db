import { findLastEnd } from '../sql/write-intents.ts'
import type { LoadedImage } from './load-image.ts'
import { recordKnown } from './record.ts'
import { finishRestored } from './restore.ts'
import type { WorkDeps } from './work-deps.ts'

/**
 * Ends automatic work on an image that nobody has changed since our last work on it. Otherwise a file that was merely
 * touched would be compressed and charged again, and a restored image would be compressed against the merchant's will.
 * @returns whether the work has ended
 */
export async function isSkipped(deps: WorkDeps, loaded: LoadedImage): Promise<boolean> {
  const { claim } = loaded
  if (claim.kind !== 'automatic') return false
  if (isAsWeLeftIt(loaded)) {
    await recordKnown(deps, claim)
    return true
  }
  return isRestored(deps, loaded)
}

function isAsWeLeftIt({ known, hash }: LoadedImage): boolean {
  return (known?.status === 'restored' ? known.original_hash : known?.result_hash) === hash
}

/** Records a restore that was recorded as failed but has taken effect after all, if no other run followed it. */
async function isRestored(deps: WorkDeps, { claim }: LoadedImage): Promise<boolean> {
  const last = await findLastEnd(deps.db, claim)
  if (last?.kind !== 'restore' || last.state !== 'failed') return false
  return finishRestored(deps, claim, { isLast: true })
}
