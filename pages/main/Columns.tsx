import { Island } from '../../islands/runtime/Island.tsx'
import SpeedEmbed from '../../islands/speed/SpeedEmbed.tsx'
import SpeedGauge from '../../islands/speed/SpeedGauge.tsx'
import SpeedVideo from '../../islands/speed/SpeedVideo.tsx'
import SpeedVisitors from '../../islands/speed/SpeedVisitors.tsx'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { Live } from '../components/Live.tsx'
import { ScoreTrend } from '../components/trend/ScoreTrend.tsx'
import { SinceOptimised } from '../components/trend/SinceOptimised.tsx'
import type { Data } from './+data.ts'

/** Two columns: on the left the score and its trend, on the right preloading and what visitors experience. */
export function Columns({ data, messages }: { data: Data; messages: TranslationFunctions }) {
  const { localeContext, raw, speed, trend, since, figures, embed, shopUrl } = data
  const { effect, canMeasurePreload } = data
  const shared = { localeContext, messages: { speed: raw.speed } }
  return (
    <div className="speed-columns">
      <div className="speed-column">
        <Island
          of={SpeedGauge}
          name="SpeedGauge"
          when="load"
          className="speed-column"
          props={{ ...shared, speed }}
        />
        <Live name="scores">
          {since && (
            <SinceOptimised since={since} localeContext={localeContext} t={messages.speed} />
          )}
          <ScoreTrend
            points={trend}
            markedAt={since?.at}
            localeContext={localeContext}
            messages={messages}
          />
        </Live>
      </div>
      <div className="speed-column">
        <Island
          of={SpeedEmbed}
          name="SpeedEmbed"
          when="visible"
          props={{ ...shared, embed, shopUrl, figures, effect, canMeasure: canMeasurePreload }}
        />
        {figures && (
          <Island
            of={SpeedVisitors}
            name="SpeedVisitors"
            when="visible"
            props={{ ...shared, figures }}
          />
        )}
        <Island of={SpeedVideo} name="SpeedVideo" when="visible" props={{ ...shared, shopUrl }} />
      </div>
    </div>
  )
}
