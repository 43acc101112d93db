import type { PageContextServer } from 'vike/types'
import { formatCount, formatDate, formatMoney } from '../../../../islands/lib/formats.ts'
import type { Data } from './+data.ts'
import './confirm.css'

/**
 * With BILLING=local, this page takes the place of the platform's approval page. It is a plain form, so that it works
 * without JavaScript.
 */
export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { confirmPage: t, planPicker } = context.messages
  const { offer, localeContext } = data
  const money = (dollars: number) => t.monthly({ price: formatMoney(dollars, localeContext) })
  const facts = [
    ...(offer.images === undefined
      ? []
      : [[planPicker.quota(), formatCount(offer.images, localeContext)]]),
    [t.price(), money(offer.price)],
    ...(offer.discountMonths > 0
      ? [
          [
            t.discount({ months: formatCount(offer.discountMonths, localeContext) }),
            money(offer.discountedPrice)
          ]
        ]
      : []),
    [t.period(), t.everyMonth()],
    [t.usage(), offer.usageTerms],
    ['', t.most({ price: formatMoney(offer.mostUsage, localeContext) })]
  ]
  return (
    <section className="card card-body confirm" aria-labelledby="confirm-title">
      <h1 id="confirm-title">{t.title()}</h1>
      <p className="muted">{t.line({ store: context.shop?.domain ?? '' })}</p>
      <p className="confirm-name">{offer.name}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={value}>
            <dt className="muted">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="caption">{t.local()}</p>
      {offer.state === 'pending' ? (
        <form method="post">
          <p className="caption">{t.until({ date: formatDate(offer.expiresAt, localeContext) })}</p>
          <div className="btn-row">
            <button className="btn" type="submit" name="decision" value="decline">
              {t.decline()}
            </button>
            <button className="btn primary" type="submit" name="decision" value="approve">
              {t.approve()}
            </button>
          </div>
        </form>
      ) : (
        <>
          <p role="status">
            <strong>{t.over[offer.state]()}</strong>
          </p>
          <a className="btn" href="/pricing">
            {t.back()}
          </a>
        </>
      )}
    </section>
  )
}
