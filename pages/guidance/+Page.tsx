import { CircleCheck } from 'lucide-react'
import type { PageContextServer } from 'vike/types'
import { Island } from '../../islands/runtime/Island.tsx'
import Wizard from '../../islands/wizard/Wizard.tsx'
import type { Data } from './+data.ts'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { guidance: t } = context.messages
  if (!data.isCompleted) return <Island of={Wizard} name="Wizard" when="load" props={data.wizard} />
  return (
    <section className="card notice-card">
      {/* Redirects after 1 s, without JavaScript (specification §13.4). */}
      <meta httpEquiv="refresh" content="1;url=/image_optimisation" />
      <div className="empty">
        <CircleCheck size={28} aria-hidden />
        <h1>{t.completed()}</h1>
        <p className="muted">{t.completedLine()}</p>
        <a className="btn" href="/guidance?step=1">
          {t.again()}
        </a>
      </div>
    </section>
  )
}
