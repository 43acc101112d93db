import { ExternalLink, Play, X } from 'lucide-react'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { OnDemand, useOnDemand } from '../lib/on-demand.ts'
import { showError } from '../ui/toast/show-error.ts'

export type SpeedVideoProps = {
  localeContext: LocaleContext
  messages: RawMessages<'speed'>
  /** The shop's public address. */
  shopUrl: string
}

/** The card with a recording of how preloading works. The × hides the card for the session. */
export default function SpeedVideo({ localeContext, messages, shopUrl }: SpeedVideoProps) {
  const { speed } = useMessages(localeContext.locale, messages)
  const { video: t, dismiss, notLoaded } = speed
  const modal = useOnDemand(
    () => import('./VideoModal.tsx'),
    () => showError(notLoaded())
  )
  return (
    <section className="card" data-banner="video" aria-labelledby="video-title">
      <div className="card-body stack">
        <div className="card-head">
          <h2 id="video-title">{t.title()}</h2>
          <button
            type="button"
            className="btn ghost icon-only"
            data-dismiss
            data-tip={dismiss()}
            aria-label={dismiss()}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
        <p className="muted">{t.line()}</p>
        <div className="btn-row">
          <button
            type="button"
            className="btn"
            onPointerEnter={modal.prefetch}
            onFocus={modal.prefetch}
            onClick={modal.open}
          >
            <Play size={16} aria-hidden />
            {t.watch()}
          </button>
          <a className="btn ghost" href={shopUrl} target="_blank" rel="noopener">
            <ExternalLink size={16} aria-hidden />
            {t.preview()}
          </a>
        </div>
        <OnDemand of={modal} localeContext={localeContext} messages={speed} />
      </div>
    </section>
  )
}
