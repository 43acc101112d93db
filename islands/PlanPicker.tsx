import { useState } from 'react'
import type { PlanView } from '../modules/pricing/schema.ts'
import type { Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { FreeCard } from './pricing/FreeCard.tsx'
import { type Offer, PremiumCard } from './pricing/PremiumCard.tsx'
import './pricing/plans.css'
import { postJson } from './runtime/api.ts'
import { goTo } from './runtime/go-to.ts'
import { useOnDemand } from './runtime/on-demand.ts'
import { complain, complainOf } from './toast/complain.ts'

export type PlanPickerProps = {
  reader: Reader
  texts: RawTexts<'planPicker'>
  /** By level, the free one first. */
  plans: PlanView[]
  level: number
  /** Null: no discount. */
  offer: Offer | null
  /** Dollars for a block of images beyond the quota. */
  block: { price: number; images: number }
  retentionDays: number
}

/** The free plan, and the paid one for as many images as the merchant chooses. */
export default function PlanPicker(props: PlanPickerProps) {
  const { reader, plans, level, offer, block, retentionDays } = props
  const { planPicker: t } = useTexts(reader.locale, props.texts)
  /** The level that is being asked for. */
  const [asked, setAsked] = useState<number | null>(null)
  const warning = useOnDemand(
    () => import('./pricing/DowngradeDialog.tsx'),
    () => complain(t.failed())
  )
  const [free, ...paid] = plans
  if (!free || paid.length === 0) return null

  async function change(newLevel: number) {
    if (asked !== null) return
    setAsked(newLevel)
    try {
      const { url } = await postJson<{ url: string }>('/api/v1/changePlans', { newLevel })
      // Stays busy: the next page is on its way.
      goTo(url)
    } catch (error) {
      setAsked(null)
      complainOf(error, t.failed())
    }
  }

  return (
    <div className="plans">
      <FreeCard
        t={t}
        reader={reader}
        plan={free}
        isPaying={level > 0}
        isBusy={asked === 0}
        retentionDays={retentionDays}
        onPoint={warning.prefetch}
        onDowngrade={() => asked === null && warning.open()}
      />
      <PremiumCard
        t={t}
        reader={reader}
        plans={paid}
        level={level}
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
