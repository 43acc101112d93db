import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '../../platform.ts'
import { type FileUpdateMutationVariables, fileUpdate } from '../operations.ts'
import type { StoreContext } from './context.ts'
import { hasCode, isBusy, refusal } from './translate.ts'

type Change = Extract<FileUpdateMutationVariables['files'], { id: string }>

/** Somebody else holds the file or its product for some seconds. */
const BUSY_TIMES = 6
const BUSY_MS = 1000

export type ChangedFile = { alt: string | null }

/**
 * One change to one file. Each kind of it may be sent again: it says what shall be, not what to add.
 * @returns undefined when the name it shall get is another file's
 * @throws StoreError
 */
export async function changeFile(
  { run }: StoreContext,
  change: Change
): Promise<ChangedFile | undefined> {
  for (let time = 1; ; time++) {
    const options = { isRepeatable: true }
    const { fileUpdate: answer } = await run(fileUpdate, { files: [change] }, options)
    const errors = answer?.userErrors ?? []
    const [file] = answer?.files ?? []
    if (errors.length === 0 && file) return { alt: file.alt }
    if (hasCode(errors, 'FILENAME_ALREADY_EXISTS')) return undefined
    if (!errors.some(isBusy) || time === BUSY_TIMES) throw refusal('A file', errors)
    await pause(BUSY_MS * time)
  }
}

/** For changes other than a name. */
export async function mustChange(context: StoreContext, change: Change): Promise<ChangedFile> {
  const file = await changeFile(context, change)
  if (!file)
    throw new StoreError('refused', `A change to ${change.id} was answered as one of its name`)
  return file
}
