import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import { useCompare } from '../compare/use-compare.tsx'
import { useRefresh } from '../history/use-refresh.ts'
import type { Messages } from '../lib/messages.ts'
import { showError } from '../ui/toast/show-error.ts'
import type { DetailTableProps } from './DetailTable.tsx'
import { reportEnd } from './report-end.ts'
import { useChoice } from './use-choice.ts'
import { useImageActions } from './use-image-actions.ts'
import { useImages } from './use-images.ts'
import { useRowHandlers } from './use-row-handlers.ts'
import { useRun } from './use-run.ts'

/**
 * Holds the item's images, the run over them, the selected ones and the actions on them. `lacks` is the text
 * 'From {plan}' if re-optimising images of this kind needs a larger plan; otherwise it is undefined.
 */
export function useDetail(
  props: DetailTableProps,
  t: Messages<'dialog' | 'detail'>,
  lacks: string | undefined
) {
  const { localeContext, messages, item } = props
  const list = useImages(item, props.view, props.images)
  const readAgain = () => void list.read(list.view, 'bar', true)
  const follow = () => list.waiting === 'no' && void list.read(list.view, 'no', true)
  const run = useRun(item.type, props.progress, {
    onAdvance: follow,
    onEnd: (ended: Progress) => {
      reportEnd(ended, t.detail, localeContext)
      readAgain()
    }
  })
  const choice = useChoice(list.paged.data)
  const actions = useImageActions(item, t, () => {
    choice.clear()
    run.watch()
  })
  useRefresh(props.isAutomatic, () => list.waiting !== 'no' || readAgain())
  const loadCompare = () => import('../compare/CompareModal.tsx')
  const compare = useCompare(loadCompare, { localeContext, messages, lacks }, () =>
    showError(t.dialog.checkConnection())
  )
  const onRow = useRowHandlers({ item, choice, actions, compare, readAgain })
  return { list, run, choice, actions, compare, onRow }
}
