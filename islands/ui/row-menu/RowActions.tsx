import { type MenuItem, MoreButton } from './MoreButton.tsx'

export type RowAction = MenuItem & {
  isBusy?: boolean
  /** Names the plan that includes the action when it is unavailable. */
  lacks?: string | undefined
  /** Makes the icon a link, so that it works without JavaScript. */
  href?: string
  onSoon?: () => void
}

type RowActionsProps = {
  /** The row's title, for icons whose name has to say what they act on. */
  title?: string
  /** The icons, which are shown where there is room. */
  icons: readonly RowAction[]
  /** The items of the menu. */
  items: MenuItem[]
  menuLabel: string
}

/** The actions on one row: icons where there is room, and a menu with all of them and more. */
export const RowActions = ({ title, icons, items, menuLabel }: RowActionsProps) => (
  <>
    <div className="row-icons">
      {icons.map((action) => (
        <RowIcon key={action.name} title={title} {...action} />
      ))}
    </div>
    <MoreButton label={menuLabel} items={items} />
  </>
)

/** An unavailable action stays focusable, so that screen readers read its tooltip and state. */
function RowIcon(props: RowAction & { title: string | undefined }) {
  const { title, label, icon: Icon, isDisabled, isBusy = false, lacks, href, onSelect } = props
  const isOff = isDisabled || isBusy
  const onSoon = isDisabled ? undefined : props.onSoon
  const same = {
    className: 'btn ghost icon-only',
    'aria-label': title === undefined ? label : `${label}: ${title}`,
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
      onPointerEnter={onSoon}
      onFocus={onSoon}
    >
      {isBusy ? <span className="spinner" /> : <Icon size={17} aria-hidden />}
    </button>
  )
}
