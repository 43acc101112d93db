import type { ManualView } from '../../modules/image-opt/history/schema.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'

type OpenStateProps = { row: ManualView; t: Messages<'manual'>; localeContext: LocaleContext }

/** Shows how many of an item's images are optimised, and how many are excluded. */
export function OpenState({ row, t, localeContext }: OpenStateProps) {
  const { image_count: all, open_count: open, excluded_count: left } = row
  if (row.excluded_reason !== '')
    return (
      <>
        <Badge tone="neutral" words={t.manual.excluded()} />
        <span className="caption">{row.excluded_reason}</span>
      </>
    )
  if (left > 0)
    return (
      <>
        <Badge
          tone={open === 0 ? 'good' : 'neutral'}
          words={open === 0 ? t.manual.done() : t.manual.open()}
        />
        <span className="caption num">
          {t.manual.someExcluded({ n: formatCount(left, localeContext), count: left })}
        </span>
      </>
    )
  if (open === 0) return <Badge tone="good" words={t.manual.done()} />
  if (open === all) return <Badge tone="neutral" words={t.manual.open()} />
  const done = formatCount(all - open, localeContext)
  return (
    <Badge tone="info" words={t.manual.partly({ done, all: formatCount(all, localeContext) })} />
  )
}

function Badge({ tone, words }: { tone: string; words: string }) {
  return (
    <span className="badge" data-tone={tone}>
      {words}
    </span>
  )
}
