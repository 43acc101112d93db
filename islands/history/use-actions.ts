import { useState } from 'react'
import type { ItemView } from '../../modules/image-opt/schema.ts'
import { postJson } from '../runtime/api.ts'
import { announceRunStarted } from '../runtime/store.ts'
import { complain, complainOf } from '../toast/complain.ts'
import { notify } from '../toast/notify.ts'
import { canReoptimize, canRestore, chosenItem } from './rows.ts'
import { saveFile } from './save-file.ts'
import type { HistoryTexts } from './texts.ts'
import { tabName, type View } from './view.ts'

/** How long after a restore the progress is asked for (specification §4: 1.5 to 3 seconds). */
const PROGRESS_AFTER_MS = 1500

export type ActionName = 'restore' | 'reoptimize'
type Reply = { message: string }

/** What rows can have done to them. */
export function useActions(tab: View['tab'], t: HistoryTexts, onDone: () => void) {
  /** The bulk button that works, or the row: `restore:<id>`. */
  const [busy, setBusy] = useState('')

  async function start(action: ActionName, rows: ItemView[], busyName: string): Promise<void> {
    const isEligible = action === 'restore' ? canRestore : canReoptimize
    const eligible = rows.filter(isEligible)
    if (eligible.length === 0) return complain(t.wrongState[tabName(tab)]())
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
      complainOf(error, t.notDone())
    } finally {
      setBusy('')
    }
  }

  /** Everything that matches, on whatever page it stands; the plan is asked by the server too. */
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
      complainOf(error, t.notDone())
    } finally {
      setBusy('')
    }
  }

  async function download({ opt_id, image }: ItemView): Promise<void> {
    if (!image?.download_path) return complain(t.emptyUrl())
    // Only a log: that it failed is no reason to keep the file back.
    await postJson('/api/v2/image-opt/updateIsDownload', { opt_id }).catch(console.error)
    saveFile(image.download_path)
  }

  return { busy, start, startAll, exclude, download }
}
