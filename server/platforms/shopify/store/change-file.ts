import { StoreError } from '../../store-platform.ts'
import { type FileUpdateMutationVariables, fileUpdate } from '../client/operations.ts'
import type { StoreContext } from './context.ts'
import { hasCode, refusal } from './translate.ts'
import { wheneverFree } from './whenever-free.ts'

type Change = Extract<FileUpdateMutationVariables['files'], { id: string }>

export type ChangedFile = { alt: string | null }

/** Why a file keeps its name. */
type NameRefused = 'name-taken' | 'name-invalid'

/**
 * One change to one file. Each kind of it may be sent again: it says what shall be, not what to add.
 * @throws StoreError
 */
export async function changeFile(
  { run }: StoreContext,
  change: Change
): Promise<ChangedFile | NameRefused> {
  const { errors, file } = await wheneverFree(async () => {
    const { fileUpdate: answer } = await run(
      fileUpdate,
      { files: [change] },
      { isRepeatable: true }
    )
    return { errors: answer?.userErrors ?? [], file: answer?.files?.[0] }
  })
  if (errors.length === 0 && file) return { alt: file.alt }
  if (hasCode(errors, 'FILENAME_ALREADY_EXISTS')) return 'name-taken'
  if (hasCode(errors, 'INVALID_FILENAME')) return 'name-invalid'
  throw refusal('A file', errors)
}

/** For changes other than a name. */
export async function mustChange(context: StoreContext, change: Change): Promise<ChangedFile> {
  const file = await changeFile(context, change)
  if (typeof file === 'string')
    throw new StoreError('refused', `A change to ${change.id} was answered as one of its name`)
  return file
}
