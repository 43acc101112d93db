import { Columns2, Download, Power, RotateCcw } from 'lucide-react'
import type { ItemView } from '../../../modules/image-opt/history/schema.ts'
import { type RowAction, RowActions } from '../../ui/row-menu/RowActions.tsx'
import type { HistoryMessages } from '../messages.ts'
import { canCompare, canRestore } from './rows.ts'

export type RowHandlers = {
  onCompare: (row: ItemView) => void
  onDownload: (row: ItemView) => void
  onRestore: (row: ItemView) => void
  /** Excludes the item from future runs, or includes it again. */
  onExclude: (row: ItemView) => void
  /** Prefetches the compare view. */
  onCompareSoon: () => void
}

type RowMenuProps = {
  t: HistoryMessages
  row: ItemView
  isBusy: boolean
  /** False for uploads, which cannot be excluded. */
  canExclude: boolean
  on: RowHandlers
}

/** The actions on one item. */
export function RowMenu({ t, row, isBusy, canExclude, on }: RowMenuProps) {
  const icons: RowAction[] = [
    {
      name: 'compare',
      label: t.compare(),
      icon: Columns2,
      isDisabled: !canCompare(row),
      onSelect: () => on.onCompare(row),
      onSoon: on.onCompareSoon
    },
    {
      name: 'download',
      label: t.download(),
      icon: Download,
      isDisabled: false,
      href: row.image?.download_path ?? '',
      onSelect: () => on.onDownload(row)
    },
    {
      name: 'restore',
      label: t.restore(),
      icon: RotateCcw,
      isDisabled: isBusy || !canRestore(row),
      onSelect: () => on.onRestore(row)
    }
  ]
  const exclude = {
    name: 'exclude',
    label: row.is_excluded === 1 ? t.include() : t.exclude(),
    icon: Power,
    isDisabled: isBusy,
    onSelect: () => on.onExclude(row)
  }
  return (
    <RowActions
      title={row.title}
      icons={icons}
      items={canExclude ? [...icons, exclude] : icons}
      menuLabel={t.more({ title: row.title })}
    />
  )
}
