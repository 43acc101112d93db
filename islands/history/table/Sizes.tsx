import { formatRatio, formatSize, type LocaleContext } from '../../lib/formats.ts'
import type { HistoryRow } from '../history-row.ts'
import type { HistoryMessages } from '../messages.ts'

type SizesProps = { t: HistoryMessages; localeContext: LocaleContext; row: HistoryRow }

/**
 * Returns whether the row has, or once had, a result. A row whose result was deleted or has expired still shows how
 * much it saved.
 */
const hasResult = ({ comp_size, img_size }: HistoryRow) => comp_size !== img_size

export function Sizes({ t, localeContext, row }: SizesProps) {
  if (!hasResult(row)) return <strong>{formatSize(row.img_size, localeContext)}</strong>
  return (
    <>
      <s>
        <span className="visually-hidden">{t.before()} </span>
        {formatSize(row.img_size, localeContext)}
      </s>{' '}
      <strong>
        <span className="visually-hidden">{t.after()} </span>
        {formatSize(row.comp_size, localeContext)}
      </strong>
    </>
  )
}

export function Saved({ t, localeContext, row }: SizesProps) {
  return hasResult(row) ? <>{formatRatio(row.comp_ratio, localeContext)}</> : <None t={t} />
}

/** A missing value: a dash on the screen, a word for screen readers. */
export function None({ t }: { t: HistoryMessages }) {
  return (
    <span className="muted">
      <span aria-hidden>{'–'}</span>
      <span className="visually-hidden">{t.none()}</span>
    </span>
  )
}
