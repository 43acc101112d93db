import { useState } from 'react'
import type { ItemView } from '../../modules/image-opt/schema.ts'
import { postJson } from '../lib/api.ts'
import { saveFile } from '../lib/save-file.ts'
import { announceRunStarted } from '../lib/store.ts'
import { notify } from '../ui/toast/notify.ts'
import { showError, showErrorOf } from '../ui/toast/show-error.ts'
import type { HistoryMessages } from './messages.ts'
import { canReoptimize, canRestore, chosenItem } from './rows.ts'
import { tabName, type View } from './view.ts'

/** How long after a restore the first progress poll follows (specification §6.4). */
const PROGRESS_AFTER_MS = 1500

export type ActionName = 'restore' | 'reoptimize'
type Reply = { message: string }

/** The actions on rows. */
export function useActions(tab: View['tab'], t: HistoryMessages, onDone: () => void) {
  /** The bulk action in progress, or the row: `restore:<id>`. */
  const [busy, setBusy] = useState('')

  async function start(action: ActionName, rows: ItemView[], busyName: string): Promise<void> {
    const isEligible = action === 'restore' ? canRestore : canReoptimize
    const eligible = rows.filter(isEligible)
    if (eligible.length === 0) return showError(t.wrongState[tabName(tab)]())
    const chosen = { data_type: tab, data_list: eligible.map(chosenItem) }
    await send(busyName, () =>
      action === 'restore'
        ? postJson<Reply>('/api/v2/image-opt/restore', { ...chosen, restore_type: '' })
        : postJson<Reply>('/api/v2/image-opt/reOptimize', {
            ...chosen,
            re_opt_type: '',
            page_type: 0
          })
    )
  }

  async function send(busyName: string, call: () => Promise<Reply>) {
    if (busy !== '') return
    setBusy(busyName)
    try {
      const { message } = await call()
      notify(message)
      onDone()
      setTimeout(() => announceRunStarted(tab), PROGRESS_AFTER_MS)
    } catch (error) {
      showErrorOf(error, t.notDone())
    } finally {
      setBusy('')
    }
  }

  /** Acts on all matching rows of all pages; the server checks the plan as well. */
  async function startAll(action: ActionName, title: string): Promise<void> {
    const body = { data_type: tab, data_list: [], title }
    await send(action, () =>
      action === 'restore'
        ? postJson<Reply>('/api/v2/image-opt/restore', { ...body, restore_type: 'all' })
        : postJson<Reply>('/api/v2/image-opt/reOptimize', {
            ...body,
            re_opt_type: 'all',
            page_type: 0
          })
    )
  }

  async function exclude(row: ItemView, onChanged: () => void): Promise<void> {
    if (busy !== '') return
    setBusy(row.id)
    try {
      const { message } = await postJson<Reply>('/api/v2/image-opt/setExclusion', {
        data_type: tab,
        data_list: [chosenItem(row)],
        is_excluded: row.is_excluded === 1 ? 0 : 1
      })
      notify(message)
      onChanged()
    } catch (error) {
      showErrorOf(error, t.notDone())
    } finally {
      setBusy('')
    }
  }

  async function download({ opt_id, image }: ItemView): Promise<void> {
    if (!image?.download_path) return showError(t.emptyUrl())
    // This call only writes a log entry: its failure must not withhold the file.
    await postJson('/api/v2/image-opt/updateIsDownload', { opt_id }).catch(console.error)
    saveFile(image.download_path)
  }

  return { busy, start, startAll, exclude, download }
}
