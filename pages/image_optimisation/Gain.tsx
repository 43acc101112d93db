import {
  formatCount,
  formatPercent,
  formatSize,
  type LocaleContext
} from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Totals, TypicalPage } from '../../modules/image-opt/queries.ts'
import type { SinceOptimised } from '../../modules/page-speed/queries.ts'

type GainProps = {
  messages: TranslationFunctions
  localeContext: LocaleContext
  totals: Totals
  page: TypicalPage | undefined
  /** What the checks measured before the first run and after it. */
  since: SinceOptimised | undefined
  /** Whether the platform makes smaller copies of the images itself and shows those. */
  showsCopies: boolean
}

/** What the store has gained so far, as one picture: all optimised images, and a typical product page. */
export function Gain(props: GainProps) {
  const { messages, localeContext, totals, page, since, showsCopies } = props
  const { gain: t, speed } = messages
  const { total_original_size: before, total_compress_size: after } = totals
  if (after >= before) return null
  const percent = formatPercent((1 - after / before) * 100, localeContext)
  const shared = { t, localeContext }
  return (
    <section className="card card-body gain" aria-labelledby="gain-title">
      <h2 id="gain-title">{t.title({ percent })}</h2>
      <dl className="gain-bars num">
        <Bar {...shared} label={t.all()} before={before} after={after} />
        {page && <Bar {...shared} label={t.page()} before={page.before} after={page.after} />}
      </dl>
      {since && (
        <p className="num">
          <a href="/main">{speed.since.title()}</a>{' '}
          {(['desktop', 'mobile'] as const)
            .map((name) =>
              speed.since.line({
                device: speed.gauge[name === 'desktop' ? 'pc' : 'mb'](),
                before: String(since.devices[name].before.score),
                after: String(since.devices[name].after.score)
              })
            )
            .join(' · ')}
        </p>
      )}
      {page && (
        <p className="caption muted">
          {t.pageNote({ n: formatCount(page.products, localeContext), count: page.products })}{' '}
          {showsCopies && t.copies()}
        </p>
      )}
    </section>
  )
}

type BarProps = {
  t: TranslationFunctions['gain']
  localeContext: LocaleContext
  label: string
  before: number
  after: number
}

/** A bar whose length stands for the size before. The filled part is the size after. */
function Bar({ t, localeContext, label, before, after }: BarProps) {
  const [from, to] = [formatSize(before, localeContext), formatSize(after, localeContext)]
  return (
    <div className="gain-row">
      <dt>{label}</dt>
      <dd>
        <span className="visually-hidden">{t.fromTo({ before: from, after: to })}</span>
        <span aria-hidden>
          {`${from} → `}
          <strong>{to}</strong>
        </span>
        <span className="gain-bar" aria-hidden>
          <span style={{ width: `${Math.min(100, (after / before) * 100)}%` }} />
        </span>
      </dd>
    </div>
  )
}
