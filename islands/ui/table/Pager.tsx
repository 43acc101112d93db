import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { PAGE_SIZES, pagesOf } from '../../../modules/image-opt/contract.ts'
import { formatCount, type LocaleContext } from '../../lib/formats.ts'
import type { Messages } from '../../lib/messages.ts'

type Position = { page: number; pageSize: number }

/** What paging needs without JavaScript: the address of each page, and the form that changes the page size. */
type WithoutScript = {
  addressOf: (position: Position) => string
  action: string
  fields: Record<string, string | number>
}

type PagerProps = Position & {
  total: number
  /** The range of the rows on the screen. While the requested page loads, these are the rows of an earlier one. */
  shown: { first: number; last: number }
  sizes?: readonly number[]
  onChange: (position: Position) => void
  withoutScript?: WithoutScript
  t: Messages<'paging'>
  localeContext: LocaleContext
}

/** The foot of a table: page size, range, and the buttons for the previous and next page. */
export function Pager(props: PagerProps) {
  const { page, pageSize, total, shown, onChange, withoutScript, localeContext } = props
  const { paging: t } = props.t
  const pages = pagesOf(total, pageSize)
  const count = (value: number) => formatCount(value, localeContext)
  const stepTo = (to: number): StepProps => {
    const isOff = to < 1 || to > pages
    const href = isOff ? undefined : withoutScript?.addressOf({ page: to, pageSize })
    return {
      isOff,
      href,
      isLink: withoutScript !== undefined,
      onGo: () => onChange({ page: to, pageSize })
    }
  }
  return (
    <div className="table-foot">
      <PageSize {...props} />
      <span className="showing num" role="status">
        {t.showing({ from: count(shown.first), to: count(shown.last), total: count(total) })}
      </span>
      <nav className="pager" aria-label={t.label()}>
        <Step {...stepTo(page - 1)} icon={ChevronLeft} label={t.previous()} />
        <span className="page-count num">{t.page({ page: count(page), pages: count(pages) })}</span>
        <Step {...stepTo(page + 1)} icon={ChevronRight} label={t.next()} />
      </nav>
    </div>
  )
}

function PageSize(props: PagerProps) {
  const { pageSize, sizes = PAGE_SIZES, onChange, withoutScript, localeContext } = props
  const { paging: t } = props.t
  const id = useId()
  return (
    <form className="page-size" action={withoutScript?.action}>
      {Object.entries(withoutScript?.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id}>{t.rows()}</label>
      <select
        id={id}
        className="select"
        name="size"
        value={pageSize}
        onChange={({ target }) => onChange({ page: 1, pageSize: Number(target.value) })}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {formatCount(size, localeContext)}
          </option>
        ))}
      </select>
      {withoutScript && (
        <noscript>
          <button type="submit" className="btn">
            {t.show()}
          </button>
        </noscript>
      )}
    </form>
  )
}

type StepProps = {
  isOff: boolean
  /**
   * Whether to render a link. On the first or last page the link has no address but keeps its role, so that screen
   * readers announce a disabled link.
   */
  isLink: boolean
  href: string | undefined
  onGo: () => void
}

function Step(props: StepProps & { icon: LucideIcon; label: string }) {
  const { icon: Icon, label, isOff, isLink, href, onGo } = props
  const same = { className: 'btn icon-only', 'aria-label': label }
  const icon = <Icon size={16} className="flip" aria-hidden />
  function follow(event: MouseEvent) {
    // Leaves clicks with a modifier key to the browser, which opens a new tab or window.
    if (isOff || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo()
  }
  if (isLink)
    return (
      <a {...same} role="link" href={href} aria-disabled={isOff || undefined} onClick={follow}>
        {icon}
      </a>
    )
  return (
    <button {...same} type="button" disabled={isOff} onClick={onGo}>
      {icon}
    </button>
  )
}
