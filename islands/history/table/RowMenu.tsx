import { type RowAction, RowActions } from '../../ui/row-menu/RowActions.tsx'
import type { HistoryRow } from '../history-row.ts'
import type { HistoryMessages } from '../messages.ts'
import { canCompare, canRestore } from './rows.ts'

export type RowHandlers = {
  onCompare: (row: HistoryRow) => void
  onDownload: (row: HistoryRow) => void
  onRestore: (row: HistoryRow) => void
  /** Excludes the item from future runs, or includes it again. */
  onExclude: (row: HistoryRow) => void
  /** Prefetches the compare view. */
  onCompareSoon: () => void
}

type RowMenuProps = {
  t: HistoryMessages
  row: HistoryRow
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
      isDisabled: !canCompare(row),
      onSelect: () => on.onCompare(row),
      onSoon: on.onCompareSoon
    },
    {
      name: 'download',
      label: t.download(),
      isDisabled: false,
      href: row.image?.download_path ?? '',
      onSelect: () => on.onDownload(row)
    },
    {
      name: 'restore',
      label: t.restore(),
      isDisabled: isBusy || !canRestore(row),
      onSelect: () => on.onRestore(row)
    }
  ]
  const exclude = {
    name: 'exclude' as const,
    label: row.is_excluded === 1 ? t.include() : t.exclude(),
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
