import { formatCount, formatPercent } from '../../islands/lib/formats.ts'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { Banner } from '../components/banners/Banner.tsx'
import type { Data } from './+data.ts'
import { BillingBanner } from './BillingBanner.tsx'

type NoticesProps = { data: Data; messages: TranslationFunctions; isStrict: boolean }

/**
 * Reports a billing problem and the result of a change of plan, and shows the offer. With strict rules, at most one of
 * the three is shown (decision 027).
 */
export function Notices({ data, messages, isStrict }: NoticesProps) {
  const { pricingPage: t, app } = messages
  const { localeContext, pricing, decided, notice, offerEnd } = data
  const { rate, discount_period } = pricing.rebate_info
  return (
    <>
      {decided !== '' && !(isStrict && notice) && (
        <p
          className="decided"
          role="status"
          data-tone={decided === 'active' || decided === 'free' ? 'good' : 'neutral'}
        >
          {t.decided[decided]()}
        </p>
      )}
      {notice && (
        <BillingBanner notice={notice} localeContext={localeContext} messages={messages} />
      )}
      {offerEnd && pricing.level === 0 && !notice && !(isStrict && decided !== '') && (
        <Banner
          name="promo"
          tone="info"
          title={t.promo({
            rate: formatPercent(rate, localeContext),
            months: formatCount(discount_period, localeContext)
          })}
          line={t.promoLine({ date: offerEnd.date })}
          dismiss={app.dismiss()}
        />
      )}
    </>
  )
}
