import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { addressOf, type DetailItem, type DetailView, PAGE_SIZES, PATH, pagesOf } from './view.ts'

type DetailPagingProps = {
  item: DetailItem
  view: DetailView
  total: number
  onRead: (view: DetailView) => void
  t: Messages<'paging'>
  localeContext: LocaleContext
}

/** Made of links and a form, so that paging also works without JavaScript. */
export function DetailPaging({ item, view, total, onRead, t, localeContext }: DetailPagingProps) {
  const { paging } = t
  const { page, pageSize } = view
  const pages = pagesOf(total, pageSize)
  const shown = (count: number) => formatCount(count, localeContext)
  const link = { item, view, onRead }
  return (
    <div className="table-foot">
      <form className="page-size" action={PATH}>
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="type" value={item.type} />
        <input type="hidden" name="title" value={item.title} />
        <label htmlFor="page-size">{paging.rows()}</label>
        <select
          id="page-size"
          className="select"
          name="size"
          value={pageSize}
          onChange={({ target }) => onRead({ page: 1, pageSize: Number(target.value) })}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {shown(size)}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className="btn">
            {paging.show()}
          </button>
        </noscript>
      </form>
      <span className="showing num" role="status">
        {paging.showing({
          from: shown(Math.min((page - 1) * pageSize + 1, total)),
          to: shown(Math.min(page * pageSize, total)),
          total: shown(total)
        })}
      </span>
      <nav className="pager" aria-label={paging.label()}>
        <PageLink {...link} icon={ChevronLeft} label={paging.previous()} to={page - 1} of={pages} />
        <span className="page-count num">
          {paging.page({ page: shown(page), pages: shown(pages) })}
        </span>
        <PageLink {...link} icon={ChevronRight} label={paging.next()} to={page + 1} of={pages} />
      </nav>
    </div>
  )
}

type PageLinkProps = Pick<DetailPagingProps, 'item' | 'view' | 'onRead'> & {
  icon: LucideIcon
  label: string
  to: number
  of: number
}

function PageLink({ icon: Icon, label, to, of, item, view, onRead }: PageLinkProps) {
  const isOff = to < 1 || to > of
  const target = { ...view, page: to }
  function follow(event: MouseEvent) {
    // Leaves clicks with a modifier key to the browser, which opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!isOff) onRead(target)
  }
  return (
    <a
      className="btn icon-only"
      role={isOff ? 'link' : undefined}
      href={isOff ? undefined : addressOf(item, target)}
      aria-disabled={isOff || undefined}
      aria-label={label}
      onClick={follow}
    >
      <Icon size={16} className="flip" aria-hidden />
    </a>
  )
}
