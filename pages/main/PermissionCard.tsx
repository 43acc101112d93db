import { LockKeyhole } from 'lucide-react'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'

type PermissionCardProps = { messages: Pick<TranslationFunctions, 'permission' | 'tabs'> }

/** Tells a shop with the smaller set of screens that there are more, and whom to ask (specification §1.3). */
export function PermissionCard({ messages: { permission: t, tabs } }: PermissionCardProps) {
  return (
    <section className="card card-body quiet-card" aria-labelledby="permission-title">
      <LockKeyhole size={18} aria-hidden />
      <div className="quiet-text">
        <h2 id="permission-title">{tabs.imageOptimization()}</h2>
        <p className="muted">{t.line()}</p>
      </div>
      <button type="button" className="btn" data-support aria-haspopup="dialog">
        {t.apply()}
      </button>
    </section>
  )
}
