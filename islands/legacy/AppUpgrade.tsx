import { useSyncExternalStore } from 'react'
import { type RawMessages, useMessages } from '../lib/messages.ts'
import { LegacyUpgrade } from './LegacyUpgrade.tsx'

type AppUpgradeProps = {
  locale: string
  domain: string
  isStrict: boolean
  messages: RawMessages<'legacy' | 'dialog'>
}

/** Session storage key that records that the settings page has offered the upgrade. */
const OFFERED = 'upgrade-offered'

/** A subscription that never reports a change, because the offer does not change while the page is open. */
const neverChanges = () => () => {}

/** Offers the upgrade on the settings page, once in a browser session (decision 053). */
export default function AppUpgrade({ locale, domain, isStrict, messages }: AppUpgradeProps) {
  const t = useMessages(locale, messages)
  const isOffered = useSyncExternalStore(neverChanges, isFirst, () => false)
  return isOffered && <LegacyUpgrade domain={domain} isStrict={isStrict} t={t} />
}

let wasFirst: boolean | undefined

/** Tells whether this page is the first of the session that makes the offer, and records that it does. */
function isFirst(): boolean {
  wasFirst ??= recordOffer()
  return wasFirst
}

function recordOffer(): boolean {
  try {
    if (sessionStorage.getItem(OFFERED) !== null) return false
    sessionStorage.setItem(OFFERED, '1')
    return true
  } catch {
    // Without storage the offer would be made on every opening.
    return false
  }
}
