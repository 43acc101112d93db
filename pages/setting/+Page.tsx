import type { PageContextServer } from 'vike/types'
import LanguageSelect from '../../islands/language/LanguageSelect.tsx'
import AppUpgrade from '../../islands/legacy/AppUpgrade.tsx'
import Overcharge from '../../islands/pricing/Overcharge.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import ImageSettings from '../../islands/settings/ImageSettings.tsx'
import { settingsMessages } from '../components/settings-messages.ts'
import { LANGUAGES } from '../components/shell/languages.ts'
import { PageHead } from '../components/shell/PageHead.tsx'
import type { Data } from './+data.ts'
import { SignOut } from './SignOut.tsx'
import './setting.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { setting: t, legacy } = context.messages
  const { raw, settings, needs } = data
  return (
    <div className="setting-page">
      <PageHead title={t.title()} line={t.line()} />
      <section className="card card-body" aria-labelledby="account-title">
        <h2 id="account-title">{t.account()}</h2>
        {data.overcharge && (
          <Island
            of={Overcharge}
            name="Overcharge"
            when="visible"
            props={{
              localeContext: needs.localeContext,
              messages: { dialog: raw.dialog, overcharge: raw.overcharge },
              ...data.overcharge
            }}
          />
        )}
        <Island
          of={LanguageSelect}
          name="LanguageSelect"
          when="visible"
          props={{
            localeContext: needs.localeContext,
            messages: { language: raw.language },
            languages: LANGUAGES,
            language: data.language
          }}
        />
        {context.needs.isSignedInByToken && <SignOut t={t} />}
      </section>
      <h2>{t.images()}</h2>
      <Island
        of={ImageSettings}
        name="ImageSettings"
        when="load"
        props={{
          needs,
          messages: { ...settingsMessages(raw), compare: raw.compare },
          settings,
          previewed: data.previewed,
          noGain: context.messages.guidance.look.noGain()
        }}
      />
      {data.isUpgradeOffered && (
        <Island
          of={AppUpgrade}
          name="AppUpgrade"
          when="idle"
          props={{
            locale: needs.localeContext.locale,
            domain: data.domain,
            isStrict: context.needs.hasStrictRules,
            messages: { legacy: raw.legacy, dialog: raw.dialog }
          }}
        />
      )}
      <p className="setting-others">
        <a href="/setting/legacy">{legacy.title()}</a>
        <a href="/setting/guide">{legacy.guideTitle()}</a>
      </p>
    </div>
  )
}
