import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { HistoryMessages } from './messages.ts'
import type { Paged } from './use-history.ts'
import { addressOf, PAGE_SIZES, pagesOf, type View } from './view.ts'

type PagingProps = {
  t: HistoryMessages
  localeContext: LocaleContext
  view: View
  paged: Paged
  isAwake: boolean
  onChange: (change: { page: number; pageSize?: number }) => void
}

/** Made of links and a form, which work without JavaScript. */
export function Paging({ t, localeContext, view, paged, isAwake, onChange }: PagingProps) {
  const pages = pagesOf(paged.total, view.pageSize)
  const count = (value: number) => formatCount(value, localeContext)
  const first = (view.page - 1) * view.pageSize + 1
  return (
    <div className="table-foot">
      <form className="page-size" action="/image_optimisation">
        <input type="hidden" name="tab" value={view.tab} />
        <input type="hidden" name="title" value={view.search} />
        <label htmlFor="page-size">{t.rows()}</label>
        <select
          id="page-size"
          name="size"
          className="select"
          value={view.pageSize}
          onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {count(size)}
            </option>
          ))}
        </select>
        {!isAwake && (
          <noscript>
            <button className="btn">{t.show()}</button>
          </noscript>
        )}
      </form>
      <p className="showing num">
        {t.showing({
          first: count(first),
          last: count(first + paged.data.length - 1),
          total: count(paged.total)
        })}
      </p>
      <nav className="pager" aria-label={t.paging()}>
        <Step
          label={t.previous()}
          view={view}
          page={view.page - 1}
          isOff={view.page <= 1}
          onChange={onChange}
        >
          <ChevronLeft size={16} className="flip" aria-hidden />
        </Step>
        <span className="page-count num">
          {t.page({ page: count(view.page), pages: count(pages) })}
        </span>
        <Step
          label={t.next()}
          view={view}
          page={view.page + 1}
          isOff={view.page >= pages}
          onChange={onChange}
        >
          <ChevronRight size={16} className="flip" aria-hidden />
        </Step>
      </nav>
    </div>
  )
}

type StepProps = {
  label: string
  view: View
  page: number
  isOff: boolean
  onChange: PagingProps['onChange']
  children: ReactNode
}

function Step({ label, view, page, isOff, onChange, children }: StepProps) {
  return (
    <a
      className="btn icon-only"
      role="link"
      aria-label={label}
      aria-disabled={isOff || undefined}
      href={isOff ? undefined : addressOf({ ...view, page })}
      onClick={(event) => {
        if (isOff || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onChange({ page })
      }}
    >
      {children}
    </a>
  )
}
