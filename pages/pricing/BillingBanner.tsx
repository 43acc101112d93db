import { formatDate, type LocaleContext } from '../../islands/lib/formats.ts'
import RaiseLimit from '../../islands/pricing/RaiseLimit.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { BillingNotice } from '../../modules/pricing/queries.ts'
import { Banner } from '../components/banners/Banner.tsx'
import { TestBanner } from '../components/banners/TestBanner.tsx'

type BillingBannerProps = {
  notice: BillingNotice
  localeContext: LocaleContext
  messages: TranslationFunctions
}

/** Reports a problem with the shop's billing. The banner stays until the problem is resolved. */
export function BillingBanner({ notice, localeContext, messages }: BillingBannerProps) {
  const { notice: t } = messages.pricingPage
  if (notice.kind === 'frozen')
    return (
      <Banner
        name="frozen"
        tone="bad"
        title={t.frozenTitle()}
        line={t.frozenLine({ price: notice.plan })}
      />
    )
  if (notice.kind === 'test' || notice.kind === 'test-ended')
    return <TestBanner notice={notice} localeContext={localeContext} messages={messages} />
  if (notice.kind === 'refused')
    return <Banner name="refused" tone="bad" title={t.refusedTitle()} line={t.refusedLine()} />
  const { kind, used, cap, raised, endsAt } = notice
  const shown =
    kind === 'held'
      ? { title: t.heldTitle(), line: t.heldLine({ used, cap }) }
      : { title: t.nearTitle(), line: t.nearLine({ used, cap }) }
  const until = endsAt === null ? '' : ` ${t.until({ date: formatDate(endsAt, localeContext) })}`
  return (
    <Banner name={kind} tone="warn" title={shown.title} line={shown.line + until}>
      <Island
        of={RaiseLimit}
        name="RaiseLimit"
        when="idle"
        props={{ label: t.raise({ cap: raised }), failed: t.failed() }}
      />
    </Banner>
  )
}
