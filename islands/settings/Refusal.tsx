import { RefreshCw } from 'lucide-react'
import type { SettingsTexts } from './texts.ts'
import type { Drafting } from './use-draft.ts'

/** Why nothing was saved. After another tab has saved, the way on is to read the settings again. */
export function Refusal({ drafting, t }: { drafting: Drafting; t: SettingsTexts }) {
  const { refusal, reload } = drafting
  if (refusal === null) return null
  return (
    <div className="setting-refusal" role="alert">
      <p>{refusal.words}</p>
      {refusal.isStale && (
        <button type="button" className="btn" onClick={() => void reload()}>
          <RefreshCw size={16} aria-hidden />
          {t.setting.reload()}
        </button>
      )}
    </div>
  )
}
