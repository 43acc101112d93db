import { RefreshCw } from 'lucide-react'
import type { SettingsMessages } from '../messages.ts'
import type { Drafting } from './use-draft.ts'

/** Why the settings were not saved. If another tab has saved in the meantime, offers to reload them. */
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
