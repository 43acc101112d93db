import { formatDuration, type LocaleContext } from '../lib/formats.ts'

type WaitBarsProps = {
  /** A name and a time in milliseconds; the slowest fills the whole width. */
  waits: [name: string, ms: number][]
  localeContext: LocaleContext
}

/** Compares how long visitors wait, as one bar for each way. */
export function WaitBars({ waits, localeContext }: WaitBarsProps) {
  const longest = Math.max(1, ...waits.map(([, ms]) => ms))
  return (
    <dl className="waits">
      {waits.map(([name, ms]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatDuration(ms, localeContext)}</dd>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
            <rect width={Math.max(1, (100 * ms) / longest)} height={1} />
          </svg>
        </div>
      ))}
    </dl>
  )
}
