import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import type { useCompare } from '../compare/use-compare.tsx'
import type { RunAction } from '../lib/image-calls.ts'
import { useSteady } from '../lib/use-steady.ts'
import type { DetailItem } from './address.ts'
import type { DetailRowProps } from './DetailRow.tsx'
import type { Choice } from './use-choice.ts'
import type { useImageActions } from './use-image-actions.ts'

type RowNeeds = {
  item: DetailItem
  choice: Choice
  actions: ReturnType<typeof useImageActions>
  compare: ReturnType<typeof useCompare>
  readAgain: () => void
}

/**
 * Returns the handlers of a row's controls. The object never changes, so that only the rows that changed are rendered
 * again.
 */
export const useRowHandlers = (needs: RowNeeds): DetailRowProps['on'] => {
  const { item, choice, actions, compare, readAgain } = needs
  return useSteady({
    onChoose: (image: ImageView, isChosen: boolean) => choice.choose([image], isChosen),
    onStart: (action: RunAction, image: ImageView) => actions.start(action, [image], image.opt_id),
    onExclude: (image: ImageView) => actions.exclude(image, readAgain),
    onDownload: (image: ImageView) => actions.download(image),
    onCompare: (image: ImageView) => compare.open({ ...item, imageId: image.img_id }),
    onCompareSoon: compare.prefetch
  })
}
