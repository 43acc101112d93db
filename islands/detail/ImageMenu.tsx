import type { ImageView } from '../../modules/image-opt/history/schema.ts'
import type { RunAction } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { type RowAction, RowActions } from '../ui/row-menu/RowActions.tsx'
import { canCompare, canReOptimize, canRestore } from './images.ts'

export type ImageMenuProps = {
  image: ImageView
  t: Messages<'detail'>
  /** The text 'From {plan}' if re-optimising images of this kind needs a larger plan; otherwise undefined. */
  lacks: string | undefined
  busy: RunAction | undefined
  on: ImageHandlers
}

export type ImageHandlers = {
  onStart: (action: RunAction, image: ImageView) => void
  onDownload: (image: ImageView) => void
  /** Excludes the image from future runs, or includes it again. */
  onExclude: (image: ImageView) => void
  onCompare: (image: ImageView) => void
  /** Prefetches the compare view. */
  onCompareSoon: () => void
}

/** The actions on one image. */
export function ImageMenu(props: ImageMenuProps) {
  const { image, t, lacks, busy, on } = props
  const actions = [
    {
      name: 'restore',
      label: t.detail.restore(),
      isDisabled: !canRestore(image),
      isBusy: busy === 'restore',
      onSelect: () => on.onStart('restore', image)
    },
    {
      name: 'reOptimize',
      label: t.detail.reOptimize(),
      isDisabled: !canReOptimize(image) || lacks !== undefined,
      isBusy: busy === 'reOptimize',
      lacks,
      onSelect: () => on.onStart('reOptimize', image)
    },
    {
      name: 'download',
      label: t.detail.download(),
      isDisabled: false,
      href: image.download_path,
      onSelect: () => on.onDownload(image)
    },
    {
      name: 'compare',
      label: t.detail.compare(),
      isDisabled: !canCompare(image),
      onSelect: () => on.onCompare(image),
      onSoon: on.onCompareSoon
    }
  ] as const satisfies RowAction[]
  const exclude = {
    name: 'exclude' as const,
    label: image.is_excluded === 1 ? t.detail.include() : t.detail.exclude(),
    isDisabled: false,
    onSelect: () => on.onExclude(image)
  }
  const [restore, reOptimize, download, compare] = actions
  const items = [
    compare,
    download,
    { ...restore, label: t.detail.restoreOriginal() },
    reOptimize,
    exclude
  ]
  return (
    <RowActions
      icons={actions}
      items={items}
      menuLabel={t.detail.more({ name: image.file_name })}
    />
  )
}
