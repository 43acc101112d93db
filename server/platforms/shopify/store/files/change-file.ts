import { StoreError } from '../../../store-platform.ts'
import {
  type FileUpdateMutationVariables,
  fileAcknowledgeUpdateFailed,
  fileUpdate
} from '../../client/operations.ts'
import { hasCode, refusal, type UserError } from '../answers/translate.ts'
import { unlessDone } from '../answers/unless-done.ts'
import { wheneverFree } from '../answers/whenever-free.ts'
import type { StoreContext } from '../context.ts'
import { mediaId } from '../ids.ts'

type Change = Extract<FileUpdateMutationVariables['files'], { id: string }>

export type ChangedFile = { alt: string | null }

/** Why Shopify refused the new name of a file. */
type NameRefused = 'name-taken' | 'name-invalid'

type Sent = { errors: UserError[]; file: ChangedFile | undefined }

/**
 * One change to one file. `make` builds the change for each attempt. If an attempt got no answer, `findEffect` shows
 * whether it had an effect.
 */
export type FileStep = {
  make: () => Promise<Change> | Change
  /** Returns the file if the change took effect, otherwise undefined. */
  findEffect: () => Promise<ChangedFile | undefined>
}

/**
 * Makes a change to a file. Before the change is repeated, we check whether it already took effect. An upload can be
 * used only once, a repeated change would undo what the merchant did in the meantime, and Shopify may refuse to take a
 * file off a product twice.
 * @returns the changed file, or why Shopify refused its new name
 * @throws StoreError
 */
export async function changeFile(
  { run, clock }: StoreContext,
  { make, findEffect }: FileStep
): Promise<ChangedFile | NameRefused> {
  async function send(): Promise<Sent> {
    const change = await make()
    const { fileUpdate: answer } = await run(fileUpdate, { files: [change] })
    return { errors: answer?.userErrors ?? [], file: answer?.files?.[0] }
  }
  async function find(): Promise<Sent | undefined> {
    const file = await findEffect()
    return file && { errors: [], file }
  }
  const { errors, file } = await wheneverFree(clock, () => unlessDone(clock, send, find))
  if (errors.length === 0 && file) return { alt: file.alt }
  if (hasCode(errors, 'FILENAME_ALREADY_EXISTS')) return 'name-taken'
  if (hasCode(errors, 'INVALID_FILENAME')) return 'name-invalid'
  throw refusal('A file', errors)
}

/**
 * Makes a change that leaves the file's name as it is.
 * @throws StoreError
 */
export async function mustChange(context: StoreContext, step: FileStep): Promise<ChangedFile> {
  const file = await changeFile(context, step)
  if (typeof file === 'string')
    throw new StoreError('refused', 'A change to a file was answered as one of its name')
  return file
}

/**
 * Tells Shopify that we know of a failed change. Until then, the file accepts no new change. Repeating this is safe,
 * because it has no effect on a file without a failure.
 */
export async function acknowledge({ run }: StoreContext, media: string): Promise<void> {
  await run(fileAcknowledgeUpdateFailed, { fileIds: [mediaId(media)] }, { isRepeatable: true })
}
