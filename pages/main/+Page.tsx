import type { PageContextServer } from 'vike/types'
import LanguageSelect from '../../islands/LanguageSelect.tsx'
import Prompts from '../../islands/Prompts.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import SpeedEmbed from '../../islands/SpeedEmbed.tsx'
import SpeedGauge from '../../islands/SpeedGauge.tsx'
import SpeedVideo from '../../islands/SpeedVideo.tsx'
import SpeedVisitors from '../../islands/SpeedVisitors.tsx'
import { Banner } from '../components/Banner.tsx'
import { LANGUAGES } from '../components/languages.ts'
import { ScoreTrend } from '../components/ScoreTrend.tsx'
import type { Data } from './+data.ts'

const QUESTIONS = ['score', 'order', 'data', 'vary', 'cost'] as const

/** The page-speed dashboard (specification, app shell §2). */
export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { speed: t } = context.texts
  const { reader, raw, speed, trend, figures, embed, shopUrl } = data
  const texts = { speed: raw.speed }
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
            reader,
            texts: { language: raw.language },
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
            props={{ reader, texts, speed }}
          />
          <ScoreTrend points={trend} reader={reader} texts={context.texts} />
        </div>
        <div className="speed-column">
          <Island
            of={SpeedEmbed}
            name="SpeedEmbed"
            when="visible"
            className="speed-column"
            props={{ reader, texts, embed, shopUrl }}
          />
          {figures && (
            <Island
              of={SpeedVisitors}
              name="SpeedVisitors"
              when="visible"
              props={{ reader, texts, figures }}
            />
          )}
          <Island
            of={SpeedVideo}
            name="SpeedVideo"
            when="visible"
            props={{ reader, texts, shopUrl }}
          />
        </div>
      </div>
      <Island of={Prompts} name="Prompts" when="idle" props={{ reader, ...data.prompts }} />
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
