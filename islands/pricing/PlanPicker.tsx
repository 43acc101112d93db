import type { PlanView } from '../../modules/pricing/schema.ts'
import type { LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useOnDemand } from '../lib/on-demand.ts'
import { showError } from '../ui/toast/show-error.ts'
import { FreeCard } from './FreeCard.tsx'
import { type Offer, PremiumCard } from './PremiumCard.tsx'
import { usePlanChange } from './use-plan-change.ts'
import './plans.css'

export type PlanPickerProps = {
  localeContext: LocaleContext
  messages: RawMessages<'planPicker'>
  /** Ordered by level, the free plan first. */
  plans: PlanView[]
  level: number
  /** The number of the store's images that are not optimised yet. */
  openCount: number
  /** Null when there is no discount. */
  offer: Offer | null
  /** A block of images beyond the quota, with its price in dollars. */
  block: { price: number; images: number }
  retentionDays: number
}

/** The free plan, and the paid plan with the quota that the merchant selects. */
export default function PlanPicker(props: PlanPickerProps) {
  const { localeContext, plans, level, openCount, offer, block, retentionDays } = props
  const { planPicker: t } = useMessages(localeContext.locale, props.messages)
  const { asked, change } = usePlanChange(t.failed())
  const warning = useOnDemand(
    () => import('./DowngradeDialog.tsx'),
    () => showError(t.failed())
  )
  const [free, ...paid] = plans
  if (!free || paid.length === 0) return null

  return (
    <div className="plans">
      <FreeCard
        t={t}
        localeContext={localeContext}
        plan={free}
        isPaying={level > 0}
        isBusy={asked === 0}
        retentionDays={retentionDays}
        onPoint={warning.prefetch}
        onDowngrade={() => asked === null && warning.open()}
      />
      <PremiumCard
        t={t}
        localeContext={localeContext}
        plans={paid}
        level={level}
        openCount={openCount}
        offer={offer}
        block={block}
        isBusy={asked !== null && asked > 0}
        onUpgrade={(wanted) => void change(wanted)}
      />
      {warning.Component && (
        <warning.Component
          t={t}
          isOpen={warning.isOpen}
          onStay={warning.close}
          onGo={() => {
            warning.close()
            void change(0)
          }}
        />
      )}
    </div>
  )
}
