import type { VisitorFigures } from '../../modules/page-speed/queries.ts'
import { formatCount, type LocaleContext } from '../lib/formats.ts'
import type { Messages } from '../lib/messages.ts'
import { WaitBars } from './WaitBars.tsx'

type VisitorWaitsProps = {
  waits: NonNullable<VisitorFigures['waits']>
  localeContext: LocaleContext
  messages: Messages<'speed'>['speed']
}

/** How long visitors waited for the next page, and how many page views say so. */
export function VisitorWaits({ waits, localeContext, messages }: VisitorWaitsProps) {
  const { effect: t, visitors } = messages
  const { prefetched, fresh } = waits
  return (
    <>
      <WaitBars
        waits={[
          [visitors.fresh(), fresh.ms],
          [visitors.prefetched(), prefetched.ms]
        ]}
        localeContext={localeContext}
      />
      <p className="caption">
        {t.visitors({
          prefetched: formatCount(prefetched.views, localeContext),
          fresh: formatCount(fresh.views, localeContext)
        })}
      </p>
    </>
  )
}
