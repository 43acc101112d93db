import { useState } from 'react'
import type { Schedule } from '../../modules/image-opt/runs/schema.ts'
import { BLOCK_IMAGES } from '../../modules/pricing/contract.ts'
import { Banner } from '../../pages/components/banners/Banner.tsx'
import { formatCount, formatMoney, type LocaleContext } from '../lib/formats.ts'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { useRuns } from '../lib/store.ts'
import { limitOf } from './limit.ts'

export type LimitBannerProps = {
  localeContext: LocaleContext
  messages: RawMessages<'limits'>
  schedule: Schedule
  /** The number of the store's images that are not optimised yet. */
  openCount: number
  /** The next larger plan; null on the largest plan. */
  next: { images: number; price: number } | null
}

/** The banner about a used-up quota. It also appears when a run uses up the quota after the page was loaded. */
export default function LimitBanner(props: LimitBannerProps) {
  const { localeContext, messages, schedule: start, next } = props
  const { limits: t } = useMessages(localeContext.locale, messages)
  const runs = useRuns()
  const schedule = runs.schedule ?? start
  const [first] = useState(() => limitOf(start, next !== null))
  const limit = limitOf(schedule, next !== null)
  if (!limit) return null

  const open = runs.totals?.un_opt_num ?? props.openCount
  const shown = {
    quota: { title: t.quotaTitle(), line: t.quotaLine() },
    'own-limit': { title: t.ownTitle(), line: t.ownLine() },
    'plan-limit': {
      title: t.limitTitle(),
      line: t.limitLine({ n: formatCount(open, localeContext), count: open })
    },
    upgrade: {
      title: t.upgradeTitle(),
      line: t.upgradeLine({
        blocks: formatCount(Math.ceil(schedule.img_usage_use / BLOCK_IMAGES), localeContext),
        images: formatCount(next?.images ?? 0, localeContext),
        price: formatMoney(next?.price ?? 0, localeContext)
      })
    }
  }[limit]
  const isForSettings = limit === 'quota' || limit === 'own-limit'
  return (
    <Banner
      // The key makes each limit a separate banner, because closing one must not hide the next.
      key={limit}
      name={limit}
      tone={isForSettings ? 'bad' : 'warn'}
      isNew={limit !== first}
      dismiss={t.dismiss()}
      {...shown}
    >
      {isForSettings ? (
        <a className="btn" href="/setting">
          {t.settings()}
        </a>
      ) : (
        <a className="btn" href="/pricing" data-click={limit}>
          {t.upgrade()}
        </a>
      )}
      {limit === 'plan-limit' && (
        <button type="button" className="btn ghost" data-support>
          {schedule.shop_level === 0 ? t.trial() : t.contact()}
        </button>
      )}
    </Banner>
  )
}
