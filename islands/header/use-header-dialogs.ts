import { useState } from 'react'
import { send, useOn } from '../lib/events.ts'
import { useOnDemand } from '../lib/on-demand.ts'

/** The dialogs behind the page's main actions. Other islands open them through events. */
export function useHeaderDialogs(onFailure: () => void) {
  const manual = useOnDemand(() => import('../manual/ManualModal.tsx'), onFailure)
  const settings = useOnDemand(() => import('../settings/SettingsSheet.tsx'), onFailure)
  const upload = useOnDemand(() => import('../upload/UploadModal.tsx'), onFailure)
  const [isFirstSetUp, setIsFirstSetUp] = useState(false)
  useOn('manualRequested', manual.open)
  useOn('uploadRequested', upload.open)
  useOn('settingsRequested', (request) => {
    setIsFirstSetUp(request.isFirstSetUp)
    settings.open()
  })
  // The settings button sends the event instead of opening the dialog directly. The event resets `isFirstSetUp`, which
  // an earlier request may have set.
  const open = () => send('settingsRequested', { isFirstSetUp: false })
  return { manual, settings: { ...settings, open }, upload, isFirstSetUp }
}
