import { ListChecks } from 'lucide-react'
import { formatCount, type LocaleContext } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { QuietCard } from '../components/QuietCard.tsx'

type GuideCardProps = {
  messages: TranslationFunctions
  localeContext: LocaleContext
  step: number
  /** Whether the card has a × button. The app store requires one (decision 027). */
  canClose: boolean
}

/** Leads a merchant who postponed the guide back to it. */
export function GuideCard({ messages, localeContext, step, canClose }: GuideCardProps) {
  const { guidance: t, app } = messages
  const count = (value: number) => formatCount(value, localeContext)
  return (
    <QuietCard
      name="guide"
      icon={ListChecks}
      title={t.resumeTitle()}
      line={step > 1 ? t.step({ n: count(step - 1), all: count(4) }) : t.resumeLine()}
      link={{ href: '/guidance', label: t.resume() }}
      dismiss={canClose ? app.dismiss() : undefined}
    />
  )
}
