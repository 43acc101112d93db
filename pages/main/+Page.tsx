import type { PageContextServer } from 'vike/types'
import LanguageSelect from '../../islands/language/LanguageSelect.tsx'
import Prompts from '../../islands/review/Prompts.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import SpeedEmbed from '../../islands/speed/SpeedEmbed.tsx'
import SpeedGauge from '../../islands/speed/SpeedGauge.tsx'
import SpeedVideo from '../../islands/speed/SpeedVideo.tsx'
import SpeedVisitors from '../../islands/speed/SpeedVisitors.tsx'
import { Banner } from '../components/Banner.tsx'
import { LANGUAGES } from '../components/languages.ts'
import { ScoreTrend } from '../components/ScoreTrend.tsx'
import type { Data } from './+data.ts'

const QUESTIONS = ['score', 'order', 'data', 'vary', 'cost'] as const

/** The page-speed dashboard (specification §12.7). */
export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { speed: t } = context.messages
  const { localeContext, raw, speed, trend, figures, embed, shopUrl } = data
  const messages = { speed: raw.speed }
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{t.title()}</h1>
          <p className="muted">{t.line()}</p>
        </div>
        <Island
          of={LanguageSelect}
          name="LanguageSelect"
          when="idle"
          props={{
            localeContext,
            messages: { language: raw.language },
            languages: LANGUAGES,
            language: data.language
          }}
        />
      </div>
      {data.hasPromo && (
        <Banner
          name="seo"
          tone="info"
          title={t.promo.title()}
          line={t.promo.line()}
          dismiss={t.dismiss()}
        >
          <a className="btn" href="/recommended-apps">
            {t.promo.open()}
          </a>
        </Banner>
      )}
      <div className="speed-columns">
        <div className="speed-column">
          <Island
            of={SpeedGauge}
            name="SpeedGauge"
            when="load"
            className="speed-column"
            props={{ localeContext, messages, speed }}
          />
          <ScoreTrend points={trend} localeContext={localeContext} messages={context.messages} />
        </div>
        <div className="speed-column">
          <Island
            of={SpeedEmbed}
            name="SpeedEmbed"
            when="visible"
            className="speed-column"
            props={{ localeContext, messages, embed, shopUrl }}
          />
          {figures && (
            <Island
              of={SpeedVisitors}
              name="SpeedVisitors"
              when="visible"
              props={{ localeContext, messages, figures }}
            />
          )}
          <Island
            of={SpeedVideo}
            name="SpeedVideo"
            when="visible"
            props={{ localeContext, messages, shopUrl }}
          />
        </div>
      </div>
      <Island of={Prompts} name="Prompts" when="idle" props={{ localeContext, ...data.prompts }} />
      <section className="card faq" aria-labelledby="faq-title">
        <div className="card-body">
          <h2 id="faq-title">{t.faq.title()}</h2>
          {QUESTIONS.map((name) => (
            <details key={name} name="faq">
              <summary>{t.faq[`${name}Question`]()}</summary>
              <p>{t.faq[`${name}Answer`]()}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  )
}
