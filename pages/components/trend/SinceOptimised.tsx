import { formatDuration, formatSize, type LocaleContext } from '../../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { SinceOptimised as Since } from '../../../modules/page-speed/queries.ts'

type SinceOptimisedProps = {
  since: Since
  localeContext: LocaleContext
  t: TranslationFunctions['speed']
}

/** What the checks measured before the first run and after it. */
export function SinceOptimised({ since, localeContext, t }: SinceOptimisedProps) {
  const rows = (['desktop', 'mobile'] as const).flatMap((name) => {
    const { before, after } = since.devices[name]
    const device = t.gauge[name === 'desktop' ? 'pc' : 'mb']()
    const figures = [
      { label: device, from: String(before.score), to: String(after.score) },
      figure(t.visitors.lcp(), before.lcpMs, after.lcpMs, (ms) =>
        formatDuration(ms, localeContext)
      ),
      figure(t.since.weight(), before.weightBytes, after.weightBytes, (bytes) =>
        formatSize(bytes, localeContext)
      )
    ]
    return figures.filter((row) => row !== undefined).map((row, index) => ({ ...row, index }))
  })
  return (
    <section className="card card-body stack" aria-labelledby="since-title">
      <h2 id="since-title">{t.since.title()}</h2>
      <ul className="since num">
        {rows.map(({ label, from, to, index }) => (
          <li key={label + from} data-part={index > 0 || undefined}>
            {t.since.line({ device: label, before: from, after: to })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function figure(
  label: string,
  before: number | undefined,
  after: number | undefined,
  format: (value: number) => string
) {
  if (before === undefined || after === undefined) return undefined
  return { label, from: format(before), to: format(after) }
}
