import type { MenuItem } from '../history/MoreButton.tsx'

export type RowIconProps = MenuItem & {
  isBusy?: boolean
  /** Why it cannot be pressed: the plan that has it. */
  lacks?: string | undefined
  /** A link, so that it works without script. */
  href?: string
  onSoon?: () => void
}

/** What cannot be done now stays focusable, so that its tooltip and its state are read out. */
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
