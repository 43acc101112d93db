import { CircleCheck, Sparkles } from 'lucide-react'
import type { PageContextServer } from 'vike/types'
import type { Data } from './+data.ts'

/**
 * Value of a `refresh` meta tag: goes to the image page after one second, in which this page can be read. It works
 * without JavaScript (specification §15.5).
 */
const ON = '1;url=/image_optimisation'

/** The start page of the legacy set-up guide. It leads to the current guide. */
export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { legacy: t } = context.messages
  if (!data.isDone)
    return (
      <div className="card notice-card empty">
        <Sparkles size={28} aria-hidden />
        <h1>{t.guideTitle()}</h1>
        <p className="muted">{t.guideLine()}</p>
        <a className="btn primary" href="/guidance">
          {t.guideStart()}
        </a>
      </div>
    )
  return (
    <div className="card notice-card empty" role="status">
      <meta httpEquiv="refresh" content={ON} />
      <CircleCheck size={28} aria-hidden />
      <h1>{t.guideDone()}</h1>
      <p className="muted">
        <a href="/image_optimisation">{t.guideNext()}</a>
      </p>
    </div>
  )
}
