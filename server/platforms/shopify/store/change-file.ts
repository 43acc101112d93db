import { StoreError } from '../../store-platform.ts'
import {
  type FileUpdateMutationVariables,
  fileAcknowledgeUpdateFailed,
  fileUpdate
} from '../client/operations.ts'
import type { StoreContext } from './context.ts'
import { mediaId } from './ids.ts'
import { hasCode, refusal, type UserError } from './translate.ts'
import { unlessDone } from './unless-done.ts'
import { wheneverFree } from './whenever-free.ts'

type Change = Extract<FileUpdateMutationVariables['files'], { id: string }>

export type ChangedFile = { alt: string | null }

/** Why a file keeps its name. */
type NameRefused = 'name-taken' | 'name-invalid'

type Sent = { errors: UserError[]; file: ChangedFile | undefined }

/** One change to one file: made anew each time it is sent, and looked for before it is sent again. */
export type FileStep = {
  make: () => Promise<Change> | Change
  /** What the file is when the change took effect; undefined when it did not. */
  look: () => Promise<ChangedFile | undefined>
}

/**
 * Never sends the same change again without a look: an upload is good for one use, what the merchant did meanwhile
 * would be undone, and a file that is taken off a product twice may be refused.
 * @throws StoreError
 */
export async function changeFile(
  { run }: StoreContext,
  { make, look }: FileStep
): Promise<ChangedFile | NameRefused> {
  async function send(): Promise<Sent> {
    const change = await make()
    const { fileUpdate: answer } = await run(fileUpdate, { files: [change] })
    return { errors: answer?.userErrors ?? [], file: answer?.files?.[0] }
  }
  async function find(): Promise<Sent | undefined> {
    const file = await look()
    return file && { errors: [], file }
  }
  const { errors, file } = await wheneverFree(() => unlessDone(send, find))
  if (errors.length === 0 && file) return { alt: file.alt }
  if (hasCode(errors, 'FILENAME_ALREADY_EXISTS')) return 'name-taken'
  if (hasCode(errors, 'INVALID_FILENAME')) return 'name-invalid'
  throw refusal('A file', errors)
}

/** For changes other than a name. */
export async function mustChange(context: StoreContext, step: FileStep): Promise<ChangedFile> {
  const file = await changeFile(context, step)
  if (typeof file === 'string')
    throw new StoreError('refused', 'A change to a file was answered as one of its name')
  return file
}

/**
 * Clears the failure of a change, without which a file takes no other one. It may be sent again: a file without a
 * failure stays as it is.
 */
export async function acknowledge({ run }: StoreContext, media: string): Promise<void> {
  await run(fileAcknowledgeUpdateFailed, { fileIds: [mediaId(media)] }, { isRepeatable: true })
}
