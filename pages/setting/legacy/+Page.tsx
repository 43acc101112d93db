import type { PageContextServer } from 'vike/types'
import LegacySettings from '../../../islands/legacy/LegacySettings.tsx'
import { Island } from '../../../islands/runtime/Island.tsx'
import { settingsMessages } from '../../components/settings-messages.ts'
import { PageHead } from '../../components/shell/PageHead.tsx'
import type { Data } from './+data.ts'
import '../setting.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { legacy: t, setting } = context.messages
  const { raw, needs, settings, progress } = data
  return (
    <div className="setting-page">
      <PageHead
        title={t.title()}
        line={
          <>
            {t.line()} <a href="/setting">{t.newer()}</a>
          </>
        }
      />
      <h2>{setting.images()}</h2>
      <Island
        of={LegacySettings}
        name="LegacySettings"
        when="load"
        props={{
          needs,
          messages: { ...settingsMessages(raw), legacy: raw.legacy },
          settings,
          progress,
          isStrict: context.needs.hasStrictRules
        }}
      />
    </div>
  )
}
