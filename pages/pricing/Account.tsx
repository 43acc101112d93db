import { formatMoney } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Data } from './+data.ts'

type AccountProps = {
  data: Data
  shop: Vike.PageContext['shop']
  t: TranslationFunctions['pricingPage']
}

/** Shows who the shop is and which plan it has. */
export function Account({ data: { localeContext, pricing }, shop, t }: AccountProps) {
  const { level, plans } = pricing
  const price = formatMoney(plans[level]?.price ?? 0, localeContext)
  const facts: [string, string][] = [
    [t.plan(), level === 0 ? t.free() : t.paid({ price })],
    [t.store(), shop?.domain ?? ''],
    [t.email(), shop?.email ?? '']
  ]
  // A local store may have no email address.
  const known = facts.filter(([, value]) => value !== '')
  return (
    <div className="usage-account">
      <h2>{t.account()}</h2>
      <dl>
        {known.map(([name, value]) => (
          <div key={name}>
            <dt className="muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
