import { useState } from 'react'
import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import { wordsOf } from '../lib/api.ts'
import { downloadImage, type RunAction, setExclusion, startRun } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { useAction } from '../lib/use-action.ts'
import { notify } from '../ui/toast/notify.ts'
import type { DetailItem } from './address.ts'
import { canReOptimize, canRestore } from './images.ts'

/**
 * Returns the actions on images. `busyWith` takes the id of an image, or '' for the selection, and returns the run
 * action in progress for it.
 */
export function useImageActions(
  { id, type }: DetailItem,
  t: Messages<'detail' | 'dialog'>,
  onStarted: () => void
) {
  const [refusal, setRefusal] = useState('')
  const { busy, act } = useAction((error) => refuse(wordsOf(error, t.dialog.checkConnection())))

  function refuse(words: string) {
    setRefusal(words)
    notify(words, 'bad')
  }

  const chosen = (images: ImageView[]) => [
    { data_id: id, img_ids: images.map(({ img_id }) => img_id) }
  ]

  function start(action: RunAction, images: ImageView[], optId = ''): void {
    const eligible = images.filter(action === 'restore' ? canRestore : canReOptimize)
    if (eligible.length === 0) return refuse(t.detail.wrongState())
    setRefusal('')
    void act(`${action} ${optId}`, () => startRun(action, type, chosen(eligible), t), onStarted)
  }

  const exclude = (image: ImageView, onChanged: () => void): void =>
    void act(
      `exclude ${image.opt_id}`,
      () => setExclusion(type, chosen([image]), image.is_excluded === 1 ? 0 : 1),
      onChanged
    )

  function download({ opt_id, download_path }: ImageView): void {
    if (download_path === '') return refuse(t.detail.noUrl())
    void downloadImage(opt_id, download_path)
  }

  function busyWith(optId: string): RunAction | undefined {
    const [action, busyId] = busy.split(' ')
    return busyId === optId && action !== 'exclude' ? (action as RunAction) : undefined
  }

  return { refusal, start, exclude, download, busyWith }
}
