import { useState } from 'react'
import type { ImageView } from '../../modules/image-opt/schema.ts'
import { postJson, wordsOf } from '../lib/api.ts'
import type { Messages } from '../lib/messages.ts'
import { saveFile } from '../lib/save-file.ts'
import { notify } from '../ui/toast/notify.ts'
import { canReOptimize, canRestore } from './images.ts'
import type { DetailItem } from './view.ts'

export type ActionName = 'restore' | 'reOptimize'

/** The actions on images. */
export function useImageActions(
  { id, type }: DetailItem,
  t: Messages<'detail' | 'dialog'>,
  onStarted: () => void
) {
  /** The action being started: on the selected images ('') or on a single one. */
  const [busy, setBusy] = useState<{ action: ActionName; optId: string } | null>(null)
  const [refusal, setRefusal] = useState('')

  function refuse(words: string) {
    setRefusal(words)
    notify(words, 'bad')
  }

  async function start(action: ActionName, images: ImageView[], optId = ''): Promise<void> {
    if (busy) return
    const eligible = images.filter(action === 'restore' ? canRestore : canReOptimize)
    if (eligible.length === 0) return refuse(t.detail.wrongState())
    setBusy({ action, optId })
    setRefusal('')
    const chosen = {
      data_type: type,
      data_list: [{ data_id: id, img_ids: eligible.map(({ img_id }) => img_id) }]
    }
    try {
      const { message } = await (action === 'restore'
        ? postJson<{ message: string }>('/api/v2/image-opt/restore', {
            ...chosen,
            restore_type: ''
          })
        : postJson<{ message: string }>('/api/v2/image-opt/reOptimize', {
            ...chosen,
            re_opt_type: '',
            page_type: 0
          }))
      notify(message)
      onStarted()
    } catch (error) {
      refuse(wordsOf(error, t.dialog.checkConnection()))
    } finally {
      setBusy(null)
    }
  }

  async function exclude(image: ImageView, onChanged: () => void): Promise<void> {
    try {
      const { message } = await postJson<{ message: string }>('/api/v2/image-opt/setExclusion', {
        data_type: type,
        data_list: [{ data_id: id, img_ids: [image.img_id] }],
        is_excluded: image.is_excluded === 1 ? 0 : 1
      })
      notify(message)
      onChanged()
    } catch (error) {
      refuse(wordsOf(error, t.dialog.checkConnection()))
    }
  }

  function download({ opt_id, download_path }: ImageView): void {
    if (download_path === '') return refuse(t.detail.noUrl())
    // This call only writes a log entry: its failure must not withhold the file.
    postJson('/api/v2/image-opt/updateIsDownload', { opt_id }).catch(console.error)
    saveFile(download_path)
  }

  return { busy, refusal, start, exclude, download, dismiss: () => setRefusal('') }
}
