import type { MenuItem } from '../ui/row-menu/MoreButton.tsx'

export type RowIconProps = MenuItem & {
  isBusy?: boolean
  /** Why the action is unavailable: names the plan that includes it. */
  lacks?: string | undefined
  /** Makes the icon a link, so that it works without JavaScript. */
  href?: string
  onSoon?: () => void
}

/** An unavailable action stays focusable, so that screen readers read its tooltip and state. */
export function RowIcon(props: RowIconProps) {
  const { label, icon: Icon, isDisabled, isBusy = false, lacks, href, onSelect, onSoon } = props
  const isOff = isDisabled || isBusy
  const same = {
    className: 'btn ghost icon-only',
    'aria-label': label,
    'aria-description': lacks,
    'data-tip': lacks ? `${label} · ${lacks}` : label
  }
  if (href)
    return (
      <a
        {...same}
        href={href}
        download
        onClick={(event) => {
          event.preventDefault()
          onSelect()
        }}
      >
        <Icon size={17} aria-hidden />
      </a>
    )
  return (
    <button
      {...same}
      type="button"
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => isOff || onSelect()}
      onPointerEnter={isDisabled ? undefined : onSoon}
      onFocus={isDisabled ? undefined : onSoon}
    >
      {isBusy ? <span className="spinner" /> : <Icon size={17} aria-hidden />}
    </button>
  )
}
