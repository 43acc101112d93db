import { ListChecks, X } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { formatCount, type Reader } from '../components/numbers.ts'

type GuideCardProps = {
  texts: TranslationFunctions
  reader: Reader
  step: number
  /** The app store wants the guide to be removable (DECISIONS §10). */
  canClose: boolean
}

/** The way back into the guide, for who left it before its end. */
export function GuideCard({ texts, reader, step, canClose }: GuideCardProps) {
  const { guidance: t, app } = texts
  const count = (value: number) => formatCount(value, reader)
  return (
    <section
      className="card card-body quiet-card"
      data-banner="guide"
      aria-labelledby="guide-title"
    >
      <ListChecks size={18} aria-hidden />
      <div className="quiet-text">
        <h2 id="guide-title">{t.resumeTitle()}</h2>
        <p className="muted">
          {step > 1 ? t.step({ n: count(step - 1), all: count(4) }) : t.resumeLine()}
        </p>
      </div>
      <a className="btn" href="/guidance">
        {t.resume()}
      </a>
      {canClose && (
        <button
          type="button"
          className="btn ghost icon-only"
          data-dismiss
          data-tip={app.dismiss()}
          aria-label={app.dismiss()}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </section>
  )
}
