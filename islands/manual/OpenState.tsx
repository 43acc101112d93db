import type { ManualView } from '../../modules/image-opt/schema.ts'
import { formatCount, type Reader } from '../../pages/components/numbers.ts'
import type { Texts } from '../dialog/texts.ts'

type OpenStateProps = { row: ManualView; t: Texts<'manual'>; reader: Reader }

/** How much of an item is optimised already. */
export function OpenState({ row, t, reader }: OpenStateProps) {
  const { image_count: all, open_count: open } = row
  if (open === 0) return <Badge tone="good" words={t.manual.done()} />
  if (open === all) return <Badge tone="neutral" words={t.manual.open()} />
  const done = formatCount(all - open, reader)
  return <Badge tone="info" words={t.manual.partly({ done, all: formatCount(all, reader) })} />
}

function Badge({ tone, words }: { tone: string; words: string }) {
  return (
    <span className="badge" data-tone={tone}>
      {words}
    </span>
  )
}
