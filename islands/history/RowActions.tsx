import { Columns2, Download, Power, RotateCcw } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ItemView } from '../../modules/image-opt/schema.ts'
import { type MenuItem, MoreButton } from './MoreButton.tsx'
import { canCompare, canRestore } from './rows.ts'
import type { HistoryTexts } from './texts.ts'

export type RowHandlers = {
  onCompare: () => void
  onDownload: () => void
  onRestore: () => void
  /** Leaves the item alone from now on, or takes it up again; uploads cannot be. */
  onExclude: (() => void) | undefined
  /** Fetches the compare view before it is asked for. */
  onCompareSoon: () => void
}

type RowActionsProps = RowHandlers & { t: HistoryTexts; row: ItemView; isBusy: boolean }

/** Three icons where there is room, and a menu that has them all, and more. */
export function RowActions(props: RowActionsProps) {
  const { t, row, isBusy, onCompare, onDownload, onRestore, onExclude, onCompareSoon } = props
  const actions: (MenuItem & Extras)[] = [
    {
      name: 'compare',
      label: t.compare(),
      icon: Columns2,
      isDisabled: !canCompare(row),
      onSelect: onCompare,
      onSoon: onCompareSoon
    },
    {
      name: 'download',
      label: t.download(),
      icon: Download,
      isDisabled: false,
      href: row.image?.download_path ?? '',
      onSelect: onDownload
    },
    {
      name: 'restore',
      label: t.restore(),
      icon: RotateCcw,
      isDisabled: isBusy || !canRestore(row),
      onSelect: onRestore
    }
  ]
  const more: MenuItem[] = onExclude
    ? [
        {
          name: 'exclude',
          label: row.is_excluded === 1 ? t.include() : t.exclude(),
          icon: Power,
          isDisabled: isBusy,
          onSelect: onExclude
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
  /** A link, so that it works without script. */
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
