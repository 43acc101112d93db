import { type MenuItem, MoreButton } from './MoreButton.tsx'
import { RowShapeIcon } from './RowShapes.tsx'

export type RowAction = MenuItem & {
  isBusy?: boolean
  /** The text 'From {plan}' if the action needs a larger plan. */
  lacks?: string | undefined
  /** Makes the icon a link, so that it works without JavaScript. */
  href?: string
  onSoon?: () => void
}

type RowActionsProps = {
  /** The title of the row, for icons whose names must say what they act on. */
  title?: string
  /** The actions shown as icons where there is room. */
  icons: readonly RowAction[]
  /** The items of the menu. */
  items: MenuItem[]
  menuLabel: string
}

/** The actions on one row: icons where there is room, and a menu that contains all actions. */
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

/**
 * The icon of an action. It stays focusable while the action is unavailable, so that screen readers read its tooltip
 * and state.
 */
function RowIcon(props: RowAction & { title: string | undefined }) {
  const { title, name, label, isDisabled, isBusy = false, lacks, href, onSelect } = props
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
        <RowShapeIcon name={name} size={17} />
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
      {isBusy ? <span className="spinner" /> : <RowShapeIcon name={name} size={17} />}
    </button>
  )
}
