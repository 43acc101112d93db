import {
  formatCount,
  formatDate,
  formatSize,
  type LocaleContext
} from '../../islands/lib/formats.ts'
import Prompts from '../../islands/review/Prompts.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { AdvertCard } from '../components/AdvertCard.tsx'
import { Live } from '../components/Live.tsx'
import { Trend } from '../components/trend/Trend.tsx'
import type { TrendAndCards as Data } from './data-trend-and-cards.ts'
import { GuideCard } from './GuideCard.tsx'

type TrendAndCardsProps = {
  data: Data
  localeContext: LocaleContext
  messages: TranslationFunctions
}

/**
 * The part of the page below the history: the trend, the card that leads back to the guide, and other quiet cards.
 */
export function TrendAndCards({ data, localeContext, messages }: TrendAndCardsProps) {
  const { trend: t } = messages
  const { trend } = data
  const days = trend.map(({ day }) => formatDate(day, localeContext))
  const images = trend.map((total) => total.images)
  const bytes = trend.map((total) => total.saved_bytes)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return (
    <>
      <Live name="trend">
        {trend.length > 0 && (
          <Trend
            id="trend"
            title={t.title()}
            line={t.line({
              n: formatCount(sum(images), localeContext),
              count: sum(images),
              size: formatSize(sum(bytes), localeContext)
            })}
            days={days}
            series={[
              {
                name: t.images(),
                values: images,
                messages: images.map((value) => formatCount(value, localeContext)),
                most: Math.max(...images)
              },
              {
                name: t.saved(),
                values: bytes,
                messages: bytes.map((value) => formatSize(value, localeContext)),
                most: Math.max(...bytes)
              }
            ]}
            words={{ day: t.day(), table: t.table() }}
          />
        )}
      </Live>
      {data.guideStep !== null && (
        <GuideCard
          messages={messages}
          localeContext={localeContext}
          step={data.guideStep}
          canClose={data.canCloseGuide}
        />
      )}
      <Island of={Prompts} name="Prompts" when="idle" props={{ localeContext, ...data.prompts }} />
      {data.hasAdvert && <AdvertCard messages={messages} />}
    </>
  )
}
