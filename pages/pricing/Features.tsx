import { Check, Minus } from 'lucide-react'
import { formatCount, type LocaleContext } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'

type FeaturesProps = {
  localeContext: LocaleContext
  messages: TranslationFunctions
  retentionDays: number
}

/** Compares what the free plan and the paid plans include. The rules are in modules/pricing/plans.ts. */
export function Features({
  localeContext,
  messages: { pricingPage: t },
  retentionDays
}: FeaturesProps) {
  const { features } = t
  const rows: [feature: string, isFree: boolean][] = [
    [features.preload(), true],
    [features.products(), true],
    [features.single(), true],
    [features.restore({ days: formatCount(retentionDays, localeContext) }), true],
    [features.others(), false],
    [features.automatic(), false],
    [features.bulk(), false],
    [features.alt(), false],
    [features.names(), false],
    [features.upload(), false]
  ]
  const mark = (isIncluded: boolean) => (
    <td data-included={isIncluded}>
      {isIncluded ? <Check size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
      <span className="visually-hidden">{isIncluded ? t.yes() : t.no()}</span>
    </td>
  )
  return (
    <section className="card features" aria-labelledby="features-title">
      <div className="card-body">
        <h2 id="features-title">{t.compare()}</h2>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.feature()}</th>
            <th scope="col">{t.freeColumn()}</th>
            <th scope="col">{t.premiumColumn()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([feature, isFree]) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {mark(isFree)}
              {mark(true)}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
