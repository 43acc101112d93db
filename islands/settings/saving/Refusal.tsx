import { RefreshCw } from 'lucide-react'
import type { SettingsMessages } from '../messages.ts'

type RefusalProps = {
  /** The reason why the settings were not saved. */
  words: string
  /** Loads the settings that another tab has saved in the meantime; undefined when there are none. */
  reload: (() => Promise<void>) | undefined
  t: SettingsMessages
}

/** Says that the last save failed and why. The draft stays as it is until the merchant saves again or reloads. */
export function Refusal({ words, reload, t }: RefusalProps) {
  return (
    <div className="setting-refusal" role="alert">
      <p>{words}</p>
      {reload && (
        <button type="button" className="btn" onClick={() => void reload()}>
          <RefreshCw size={16} aria-hidden />
          {t.setting.reload()}
        </button>
      )}
    </div>
  )
}
