import { ListChecks, X } from 'lucide-react'
import { formatCount, type LocaleContext } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'

type GuideCardProps = {
  messages: TranslationFunctions
  localeContext: LocaleContext
  step: number
  /** The app store requires that the guide can be dismissed (decision 037). */
  canClose: boolean
}

/** Leads a merchant who postponed the guide back to it. */
export function GuideCard({ messages, localeContext, step, canClose }: GuideCardProps) {
  const { guidance: t, app } = messages
  const count = (value: number) => formatCount(value, localeContext)
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
