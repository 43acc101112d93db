import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

/** Only this list offers pages of 5 (specification §7.2). */
const PAGE_SIZES = [5, 10, 30, 50, 70, 100]

type ManualPagingProps = {
  list: {
    page: number
    pageSize: number
    total: number
    shown: { page: number; size: number }
    setPage: (page: number) => void
    setPageSize: (pageSize: number) => void
  }
  t: Messages<'paging'>
  localeContext: LocaleContext
}

export function ManualPaging({ list, t: { paging: t }, localeContext }: ManualPagingProps) {
  const { page, pageSize, total, setPage, setPageSize } = list
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const first = (list.shown.page - 1) * list.shown.size
  const shown = (count: number) => formatCount(count, localeContext)
  return (
    <div className="table-foot">
      <label className="page-size">
        {t.rows()}
        <select
          className="select"
          value={pageSize}
          onChange={({ target }) => setPageSize(Number(target.value))}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {shown(size)}
            </option>
          ))}
        </select>
      </label>
      <span className="showing num" role="status">
        {t.showing({
          from: shown(first + 1),
          to: shown(Math.min(first + list.shown.size, total)),
          total: shown(total)
        })}
      </span>
      <nav className="pager" aria-label={t.label()}>
        <button
          type="button"
          className="btn icon-only"
          aria-label={t.previous()}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        >
          <ChevronLeft size={16} className="flip" aria-hidden />
        </button>
        <span className="page-count num">{t.page({ page: shown(page), pages: shown(pages) })}</span>
        <button
          type="button"
          className="btn icon-only"
          aria-label={t.next()}
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
        >
          <ChevronRight size={16} className="flip" aria-hidden />
        </button>
      </nav>
    </div>
  )
}
