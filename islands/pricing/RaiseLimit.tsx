import { useState } from 'react'
import { postJson } from '../lib/api.ts'
import { goTo } from '../lib/go-to.ts'
import { showErrorOf } from '../ui/toast/show-error.ts'
import { BusyButton } from './BusyButton.tsx'

export type RaiseLimitProps = { label: string; failed: string }

/** Requests a higher cap on overage charges. The merchant approves it on the platform's page. */
export default function RaiseLimit({ label, failed }: RaiseLimitProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function raise() {
    setIsBusy(true)
    try {
      const { url } = await postJson<{ url: string }>('/api/v1/raiseLimit', {})
      // The button stays busy, because the next page is loading.
      goTo(url)
    } catch (error) {
      setIsBusy(false)
      showErrorOf(error, failed)
    }
  }

  return (
    <BusyButton className="btn" isBusy={isBusy} onPress={() => void raise()}>
      {label}
    </BusyButton>
  )
}
