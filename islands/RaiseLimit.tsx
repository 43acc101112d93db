import { useState } from 'react'
import { BusyButton } from './pricing/BusyButton.tsx'
import { postJson } from './runtime/api.ts'
import { goTo } from './runtime/go-to.ts'
import { complainOf } from './toast/complain.ts'

export type RaiseLimitProps = { label: string; failed: string }

/** Asks for a higher cap on add-on charges; the merchant agrees to it on the platform's page. */
export default function RaiseLimit({ label, failed }: RaiseLimitProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function raise() {
    setIsBusy(true)
    try {
      const { url } = await postJson<{ url: string }>('/api/v1/raiseLimit', {})
      // Stays busy: the next page is on its way.
      goTo(url)
    } catch (error) {
      setIsBusy(false)
      complainOf(error, failed)
    }
  }

  return (
    <BusyButton className="btn" isBusy={isBusy} onPress={() => void raise()}>
      {label}
    </BusyButton>
  )
}
