import type { PageContextServer } from 'vike/types'
import LanguageSelect from '../../islands/language/LanguageSelect.tsx'
import Prompts from '../../islands/review/Prompts.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import { Banner } from '../components/banners/Banner.tsx'
import { LANGUAGES } from '../components/shell/languages.ts'
import { PageHead } from '../components/shell/PageHead.tsx'
import type { Data } from './+data.ts'
import { Columns } from './Columns.tsx'
import { PermissionCard } from './PermissionCard.tsx'
import { Questions } from './Questions.tsx'

/** The page-speed dashboard (specification §12.7). */
export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { speed: t } = context.messages
  const { localeContext, raw, language } = data
  return (
    <>
      <PageHead title={t.title()} line={t.line()}>
        <Island
          of={LanguageSelect}
          name="LanguageSelect"
          when="idle"
          props={{
            localeContext,
            messages: { language: raw.language },
            languages: LANGUAGES,
            language
          }}
        />
      </PageHead>
      {data.hasPromo && (
        <Banner
          name="seo"
          tone="info"
          title={t.promo.title()}
          line={t.promo.line()}
          dismiss={t.dismiss()}
        >
          <a className="btn" href="/recommended-apps" data-click="seo">
            {t.promo.open()}
          </a>
        </Banner>
      )}
      <Columns data={data} messages={context.messages} />
      <Island of={Prompts} name="Prompts" when="idle" props={{ localeContext, ...data.prompts }} />
      {data.isRestricted && <PermissionCard messages={context.messages} />}
      <Questions t={t} />
    </>
  )
}
