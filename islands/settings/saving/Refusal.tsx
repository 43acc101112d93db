import { RefreshCw } from 'lucide-react'
import type { SettingsMessages } from '../messages.ts'
import type { Drafting } from './use-draft.ts'

/** The reason why the settings were not saved. If another tab has saved newer settings, a button loads them. */
export function Refusal({ drafting, t }: { drafting: Drafting; t: SettingsMessages }) {
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
