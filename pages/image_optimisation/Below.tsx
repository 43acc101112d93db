import Prompts from '../../islands/Prompts.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { AdvertCard } from '../components/AdvertCard.tsx'
import { formatCount, formatDate, formatSize, type Reader } from '../components/numbers.ts'
import { Trend } from '../components/Trend.tsx'
import type { Below as BelowData } from './data-below.ts'
import { GuideCard } from './GuideCard.tsx'

type BelowProps = { data: BelowData; reader: Reader; texts: TranslationFunctions }

/** Under the history: the trend, the way back into the guide, and the quiet cards. */
export function Below({ data, reader, texts }: BelowProps) {
  const { trend: t } = texts
  const { trend } = data
  const days = trend.map(({ day }) => formatDate(day, reader))
  const images = trend.map((total) => total.images)
  const bytes = trend.map((total) => total.saved_bytes)
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return (
    <>
      {trend.length > 0 && (
        <Trend
          id="trend"
          title={t.title()}
          line={t.line({
            n: formatCount(sum(images), reader),
            count: sum(images),
            size: formatSize(sum(bytes), reader)
          })}
          days={days}
          series={[
            {
              name: t.images(),
              values: images,
              texts: images.map((value) => formatCount(value, reader)),
              most: Math.max(...images)
            },
            {
              name: t.saved(),
              values: bytes,
              texts: bytes.map((value) => formatSize(value, reader)),
              most: Math.max(...bytes)
            }
          ]}
          words={{ day: t.day(), table: t.table() }}
        />
      )}
      {data.guideStep !== null && (
        <GuideCard
          texts={texts}
          reader={reader}
          step={data.guideStep}
          canClose={data.canCloseGuide}
        />
      )}
      <Island of={Prompts} name="Prompts" when="idle" props={{ reader, ...data.prompts }} />
      {data.hasAdvert && <AdvertCard texts={texts} />}
    </>
  )
}
