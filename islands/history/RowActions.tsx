import { Columns2, Download, Power, RotateCcw } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ItemView } from '../../modules/image-opt/schema.ts'
import { type MenuItem, MoreButton } from '../ui/row-menu/MoreButton.tsx'
import type { HistoryMessages } from './messages.ts'
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

type RowActionsProps = {
  t: HistoryMessages
  row: ItemView
  isBusy: boolean
  /** Uploads cannot be excluded. */
  canExclude: boolean
  on: RowHandlers
}

/** Three icons where there is room, and a menu with all of them and more. */
export function RowActions(props: RowActionsProps) {
  const { t, row, isBusy, canExclude, on } = props
  const actions: (MenuItem & Extras)[] = [
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
  const more: MenuItem[] = canExclude
    ? [
        {
          name: 'exclude',
          label: row.is_excluded === 1 ? t.include() : t.exclude(),
          icon: Power,
          isDisabled: isBusy,
          onSelect: () => on.onExclude(row)
        }
      ]
    : []
  return (
    <>
      <div className="row-icons">
        {actions.map((action) => (
          <RowIcon key={action.name} title={row.title} {...action} />
        ))}
      </div>
      <MoreButton label={t.more({ title: row.title })} items={[...actions, ...more]} />
    </>
  )
}

type Extras = {
  /** A link, so that it works without JavaScript. */
  href?: string
  onSoon?: () => void
}

function RowIcon(props: MenuItem & Extras & { title: string }) {
  const { title, label, icon: Icon, isDisabled, href, onSelect, onSoon } = props
  const shared = {
    className: 'btn ghost icon-only',
    'aria-label': `${label}: ${title}`,
    'data-tip': label,
    children: <Icon size={17} aria-hidden />
  }
  if (href) {
    const follow = (event: MouseEvent) => {
      event.preventDefault()
      onSelect()
    }
    return <a {...shared} href={href} download="" onClick={follow} />
  }
  return (
    <button
      {...shared}
      type="button"
      disabled={isDisabled}
      onClick={onSelect}
      onPointerEnter={onSoon}
      onFocus={onSoon}
    />
  )
}
