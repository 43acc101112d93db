import type { PageContextServer } from 'vike/types'
import AutoSwitch from '../../islands/automatic/AutoSwitch.tsx'
import LimitBanner from '../../islands/pricing/LimitBanner.tsx'
import RunProgress from '../../islands/run/RunProgress.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import { TestBanner } from '../components/banners/TestBanner.tsx'
import { Live } from '../components/Live.tsx'
import type { Data } from './+data.ts'
import { Gain } from './Gain.tsx'
import { Head } from './Head.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { Stats } from './Stats.tsx'
import { TrendAndCards } from './TrendAndCards.tsx'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { localeContext, raw, totals, schedule, can, planName } = data
  return (
    <>
      <Head data={data} messages={context.messages} />
      {data.notice?.kind === 'test' ? (
        <TestBanner
          notice={data.notice}
          localeContext={localeContext}
          messages={context.messages}
        />
      ) : (
        <Island
          of={LimitBanner}
          name="LimitBanner"
          when="load"
          props={{
            localeContext,
            messages: { limits: raw.limits },
            schedule,
            openCount: totals.un_opt_num,
            next: data.nextPlan
          }}
        />
      )}
      <Live name="gain">
        <Gain
          messages={context.messages}
          since={data.since}
          localeContext={localeContext}
          totals={totals}
          page={data.typicalPage}
          showsCopies={data.showsCopies}
        />
      </Live>
      <Live name="stats">
        <Stats
          localeContext={localeContext}
          t={context.messages.stats}
          totals={totals}
          schedule={schedule}
        />
      </Live>
      <Island
        of={RunProgress}
        name="RunProgress"
        when="load"
        props={{ localeContext, messages: { run: raw.run }, schedule }}
      />
      <Island
        of={AutoSwitch}
        name="AutoSwitch"
        when="load"
        props={{
          locale: localeContext.locale,
          messages: { automatic: raw.automatic, dialog: raw.dialog },
          settings: data.switched,
          schedule,
          neededPlan: can.automatic ? '' : planName
        }}
      />
      <HistoryCard data={data} messages={context.messages} />
      <TrendAndCards
        data={data.trendAndCards}
        localeContext={localeContext}
        messages={context.messages}
      />
    </>
  )
}
