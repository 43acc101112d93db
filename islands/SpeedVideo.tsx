import { ExternalLink, Play, X } from 'lucide-react'
import type { Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import { complain } from './toast/complain.ts'

export type SpeedVideoProps = {
  reader: Reader
  texts: RawTexts<'speed'>
  /** Where visitors find the shop. */
  shopUrl: string
}

/** How it works; closed for the session by its ×. */
export default function SpeedVideo({ reader, texts, shopUrl }: SpeedVideoProps) {
  const { video: t, dismiss, notLoaded } = useTexts(reader.locale, texts).speed
  const modal = useOnDemand(
    () => import('./speed/VideoModal.tsx'),
    () => complain(notLoaded())
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
        {modal.Component && (
          <modal.Component isOpen={modal.isOpen} onClose={modal.close} texts={t} />
        )}
      </div>
    </section>
  )
}
