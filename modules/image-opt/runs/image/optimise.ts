import { inTransaction } from '../../../../server/core/database/transaction.ts'
import { stemOf } from '../../options/templates/file-names.ts'
import { type Claim, saveIntent } from '../sql/claims.ts'
import { convertedStem } from '../sql/converted-stem.ts'
import { takeStem } from '../sql/stems.ts'
import { adoptLost } from './adopt.ts'
import { applyIntent } from './apply-intent.ts'
import { type Encoded, encodedOf, type ReadEncoded, withEncoded } from './encode.ts'
import { type LoadedImage, loadImage } from './load-image.ts'
import { backUp, findOriginal } from './original.ts'
import { recordUnchanged } from './record.ts'
import { outcomeInStore } from './reuse-outcome.ts'
import { isSkipped } from './skip.ts'
import { leaseLost, type WorkDeps } from './work-deps.ts'
import { changesNothing, intendedHash, intendWrite, keepsFile } from './write-intent.ts'

/**
 * Optimises one claimed image, continuing where an earlier process stopped (specification §5.12). Each step can be
 * repeated; the write intent shows whether the store has already been changed.
 */
export async function optimiseImage(deps: WorkDeps, claim: Claim): Promise<void> {
  // What the start attaches has to be in the history before that is read.
  await deps.lineageOf(claim.shopId)
  const read = await loadImage(deps, claim)
  if (await resume(deps, read)) return
  const loaded = await adoptLost(deps, read)
  if (await isSkipped(deps, loaded)) return
  const original = await findOriginal(deps, loaded)
  await backUp(deps, loaded, original)
  const stem = await chooseStem(deps, loaded)
  const { hash, image } = loaded
  const intend = async (encoded: Encoded) => {
    const isConverted = stem === undefined && encoded.outputType !== encoded.inputType
    const named = { ...claim, fileName: original.fileName }
    const chosen = isConverted ? await convertedStem(deps.db, named) : stem
    return intendWrite(claim, { original, encoded, stem: chosen, image })
  }
  const write = async (encoded: Encoded, readEncoded: ReadEncoded) => {
    const intent = await intend(encoded)
    if (changesNothing(intent, hash, image)) return recordUnchanged(deps, claim, intent)
    if (!(await saveIntent(deps.db, claim, intent))) throw leaseLost()
    await applyIntent(deps, loaded, intent, readEncoded)
  }
  const done = outcomeInStore(loaded, original)
  const encoded = done && encodedOf(done)
  // The store keeps its file, so nothing will read the bytes.
  if (encoded && keepsFile(await intend(encoded), hash, image))
    return write(encoded, async () => null)
  await withEncoded(deps, loaded, original, write)
}

/**
 * Finishes a change that an earlier process wrote to the store but did not record.
 * @returns false when there is no such change
 */
async function resume(deps: WorkDeps, loaded: LoadedImage): Promise<boolean> {
  const { claim, hash, readHash, bytes, image } = loaded
  const { intent } = claim
  if (!intent || intendedHash(intent) !== hash) return false
  // Another name needs another upload, for which the bytes have to be made again.
  if (hash !== readHash && intent.fileName !== image.fileName) return false
  // The original's retention begins when the result is recorded, which may be long after it was backed up.
  await deps.files.renew(claim.shopId, intent.original.hash)
  await applyIntent(deps, loaded, intent, async () => bytes)
  return true
}

/** Chooses the file name of the image, without its extension; undefined if the image keeps its own. */
async function chooseStem({ db }: WorkDeps, loaded: LoadedImage): Promise<string | undefined> {
  const { claim, hash, readHash, image } = loaded
  const { id: runItemId, metadata, encodeOptions } = claim
  // The exact bytes that another name would be uploaded with cannot be read.
  if (encodeOptions === null && hash !== readHash) return stemOf(image.fileName)
  if (!metadata?.fileName) return undefined
  return inTransaction(db, (trx) => takeStem(trx, { ...claim, runItemId }, claim, metadata))
}
