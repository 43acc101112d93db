import { formatDate, type LocaleContext } from '../../../islands/lib/formats.ts'
import Subscribe from '../../../islands/pricing/Subscribe.tsx'
import { Island } from '../../../islands/runtime/Island.tsx'
import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import type { BillingNotice } from '../../../modules/pricing/queries.ts'
import { Banner } from './Banner.tsx'

/** The notices about a test plan, for which nobody pays. */
type TestNotice = Extract<BillingNotice, { kind: 'test' | 'test-ended' }>

type TestBannerProps = {
  notice: TestNotice
  localeContext: LocaleContext
  messages: TranslationFunctions
}

/** Tells the merchant of a former development store that the plan must be paid for, and offers to subscribe. */
export function TestBanner({ notice, localeContext, messages }: TestBannerProps) {
  const { pricingPage, planPicker, app } = messages
  const { notice: t } = pricingPage
  const { kind, level, plan: price } = notice
  const shown =
    kind === 'test'
      ? {
          tone: 'warn' as const,
          title: t.testTitle(),
          line: t.testLine({ price, date: formatDate(notice.until, localeContext) })
        }
      : {
          tone: 'info' as const,
          title: t.testEndedTitle(),
          line: t.testEndedLine({ price }),
          // The merchant may choose to stay on the free plan, so the banner can be closed.
          dismiss: app.dismiss()
        }
  return (
    <Banner name={kind} {...shown}>
      <Island
        of={Subscribe}
        name="Subscribe"
        when="idle"
        props={{ level, label: t.subscribe({ price }), failed: planPicker.failed() }}
      />
    </Banner>
  )
}
