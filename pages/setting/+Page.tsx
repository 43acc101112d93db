import type { PageContextServer } from 'vike/types'
import ImageSettings from '../../islands/ImageSettings.tsx'
import { Island } from '../../islands/runtime/Island.tsx'
import { settingsTexts } from '../components/settings-texts.ts'
import type { Data } from './+data.ts'
import './setting.css'

export default function Page({ data, context }: { data: Data; context: PageContextServer }) {
  const { setting: t } = context.texts
  const { raw, settings, needs } = data
  return (
    <div className="setting-page">
      <div className="page-head">
        <div>
          <h1>{t.title()}</h1>
          <p className="muted">{t.line()}</p>
        </div>
      </div>
      <h2>{t.images()}</h2>
      <Island
        of={ImageSettings}
        name="ImageSettings"
        when="load"
        props={{ needs, texts: settingsTexts(raw), settings }}
      />
    </div>
  )
}
