import type { BetterLevel, DataType } from '../../modules/image-opt/contract.ts'
import { CallError, postJson } from './api.ts'
import type { Messages } from './messages.ts'
import { saveFile } from './save-file.ts'

/** One item, or some of its images, in the form that the server expects. */
export type ChosenItem = { data_id: string; blog_id?: string; img_ids?: string[] }

/** The selected items, or every item of the kind whose title matches the search. */
export type Chosen = ChosenItem[] | { title: string }

/** What becomes of a run when the quota does not cover every image (specification §6.2). */
export type OnShortage = 'ask' | 'fit'

export type RunAction = 'restore' | 'reOptimize'

/** `message` is shown to the merchant. */
export type Reply = { message: string }

const wireOf = (data_type: DataType, chosen: Chosen) =>
  Array.isArray(chosen) ? { data_type, data_list: chosen } : { data_type, data_list: [], ...chosen }

/** Returns whether a run was refused because the quota covers only some of its images. */
export const isShortage = (error: unknown): error is CallError =>
  error instanceof CallError && error.fields.includes('on_shortage')

/**
 * Starts a run over items or images that the history lists. If the quota covers only some of them, the merchant is
 * asked whether to start with those.
 * @param level re-optimises with this level in place of the one in the settings
 * @returns null if the merchant chose not to
 */
export async function startRun(
  action: RunAction,
  dataType: DataType,
  chosen: Chosen,
  t: Messages<'dialog'>,
  level?: BetterLevel
): Promise<Reply | null> {
  const body = wireOf(dataType, chosen)
  const scope = Array.isArray(chosen) ? '' : 'all'
  if (action === 'restore')
    return postJson('/api/v2/image-opt/restore', { ...body, restore_type: scope })
  const start = (on_shortage: OnShortage): Promise<Reply> =>
    postJson('/api/v2/image-opt/reOptimize', {
      ...body,
      re_opt_type: scope,
      page_type: 0,
      on_shortage,
      ...(level ? { level } : {})
    })
  return askingOnShortage(start, t)
}

/** Starts a run over what the items have open. With `ask`, the server refuses it if the quota covers only some of it. */
export const startOpen = (
  dataType: DataType,
  ids: string[],
  on_shortage: OnShortage
): Promise<Reply> =>
  postJson('/api/v2/image-opt/reOptimize', {
    ...wireOf(dataType, itemsOf(ids)),
    re_opt_type: '',
    page_type: 1,
    on_shortage
  })

const itemsOf = (ids: string[]): ChosenItem[] => ids.map((data_id) => ({ data_id }))

/**
 * Starts, and if the quota covers only some of the images, asks the merchant whether to start with those.
 * @returns null if the merchant chose not to
 */
export async function askingOnShortage(
  start: (on_shortage: OnShortage) => Promise<Reply>,
  t: Messages<'dialog'>
): Promise<Reply | null> {
  try {
    return await start('ask')
  } catch (error) {
    if (!isShortage(error)) throw error
    const { askQuota } = await import('../ui/quota/ask-quota.ts')
    return (await askQuota(error.message, t)) ? start('fit') : null
  }
}

/** Excludes items or images from future runs, or includes them again. */
export const setExclusion = (
  dataType: DataType,
  chosen: ChosenItem[],
  is_excluded: 0 | 1
): Promise<Reply> =>
  postJson('/api/v2/image-opt/setExclusion', { ...wireOf(dataType, chosen), is_excluded })

/** Makes the browser save an image as a file. */
export async function downloadImage(opt_id: string, address: string): Promise<void> {
  // This call only writes a log entry, so the file is saved even if it fails.
  await postJson('/api/v2/image-opt/updateIsDownload', { opt_id }).catch(console.error)
  saveFile(address)
}
