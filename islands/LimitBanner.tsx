import { useState } from 'react'
import type { Schedule } from '../modules/image-opt/schema.ts'
import { Banner } from '../pages/components/Banner.tsx'
import { formatCount, formatMoney, type Reader } from '../pages/components/numbers.ts'
import { type RawTexts, useTexts } from './dialog/texts.ts'
import { BLOCK_IMAGES, limitOf } from './pricing/limit.ts'
import { useRuns } from './runtime/store.ts'

export type LimitBannerProps = {
  reader: Reader
  texts: RawTexts<'limits'>
  schedule: Schedule
  /** Images of the store that are not optimised. */
  openCount: number
  /** The next larger plan; null on the largest. */
  next: { images: number; price: number } | null
}

/** Says that the quota is used up, on the page as it comes and when a run has used it up meanwhile. */
export default function LimitBanner(props: LimitBannerProps) {
  const { reader, texts, schedule: start, next } = props
  const { limits: t } = useTexts(reader.locale, texts)
  const runs = useRuns()
  const schedule = runs.schedule ?? start
  const [first] = useState(() => limitOf(start, next !== null))
  const limit = limitOf(schedule, next !== null)
  if (!limit) return null

  const open = runs.totals?.un_opt_num ?? props.openCount
  const words = {
    quota: { title: t.quotaTitle(), line: t.quotaLine() },
    'plan-limit': {
      title: t.limitTitle(),
      line: t.limitLine({ n: formatCount(open, reader), count: open })
    },
    upgrade: {
      title: t.upgradeTitle(),
      line: t.upgradeLine({
        blocks: formatCount(Math.ceil(schedule.img_usage_use / BLOCK_IMAGES), reader),
        images: formatCount(next?.images ?? 0, reader),
        price: formatMoney(next?.price ?? 0, reader)
      })
    }
  }[limit]
  return (
    <Banner
      // Another limit is another banner: one that was closed must not stay hidden for it.
      key={limit}
      name={limit}
      tone={limit === 'quota' ? 'bad' : 'warn'}
      isNew={limit !== first}
      dismiss={t.dismiss()}
      {...words}
    >
      {limit === 'quota' ? (
        <a className="btn" href="/setting">
          {t.settings()}
        </a>
      ) : (
        <a className="btn" href="/pricing">
          {t.upgrade()}
        </a>
      )}
      {limit === 'plan-limit' && (
        <button type="button" className="btn ghost" onClick={openSupport}>
          {t.contact()}
        </button>
      )}
    </Banner>
  )
}

/** The footer has the way to support (pages/client/contact-support.ts): the chat, or the form. */
function openSupport(): void {
  document.querySelector<HTMLButtonElement>('[data-contact]')?.click()
}
