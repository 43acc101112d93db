import type { ItemView } from '../../modules/image-opt/schema.ts'
import { formatRatio, formatSize, type Reader } from '../../pages/components/numbers.ts'
import type { HistoryTexts } from './texts.ts'

type SizesProps = { t: HistoryTexts; reader: Reader; row: ItemView }

/** The result is there or was: what was deleted or expired since still tells what it had saved. */
const hasResult = ({ comp_size, img_size }: ItemView) => comp_size !== img_size

export function Sizes({ t, reader, row }: SizesProps) {
  if (!hasResult(row)) return <strong>{formatSize(row.img_size, reader)}</strong>
  return (
    <>
      <s>
        <span className="visually-hidden">{t.before()} </span>
        {formatSize(row.img_size, reader)}
      </s>{' '}
      <strong>
        <span className="visually-hidden">{t.after()} </span>
        {formatSize(row.comp_size, reader)}
      </strong>
    </>
  )
}

export function Saved({ t, reader, row }: SizesProps) {
  return hasResult(row) ? <>{formatRatio(row.comp_ratio, reader)}</> : <None t={t} />
}

/** A missing value: a dash to see, a word to hear. */
export function None({ t }: { t: HistoryTexts }) {
  return (
    <span className="muted">
      <span aria-hidden>{'–'}</span>
      <span className="visually-hidden">{t.none()}</span>
    </span>
  )
}
