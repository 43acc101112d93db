import { postJson } from '../lib/api.ts'
import { appBridge } from '../lib/app-bridge.ts'

/**
 * Merchants who give at least this many stars are led to the listing; all others are asked what is wrong
 * (specification §14.2).
 */
export const GOOD_SCORE = 4

/** Session storage key that records "Remind me later" (specification §14.2). */
const LATER = 'review-later'

/**
 * Sends 1 to 5 stars, or 0 for "Dismiss". After that the prompt does not appear again.
 * @throws CallError
 */
export const sendScore = (score: number) =>
  postJson<{ msg: string }>('/api/v1/reviewTipsClick', { score })

/**
 * Opens the listing. Call this directly in the click handler, because otherwise the browser blocks the window as a
 * popup.
 */
export function openListing(listingUrl: string | null): void {
  if (listingUrl) window.open(listingUrl, '_blank', 'noopener')
}

/** Session storage key that records that the dialog has opened by itself. */
const ASKED = 'review-asked'

/** Tells whether a dialog is open. The merchant must not be interrupted then. */
const isBusy = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/**
 * Tells whether the rating dialog may open by itself now: once in a session, and not over another dialog (decision
 * 027). Returning true records that it opens.
 */
export function mayOpenByItself(): boolean {
  if (isBusy()) return false
  try {
    if (sessionStorage.getItem(ASKED) !== null) return false
    sessionStorage.setItem(ASKED, '1')
    return true
  } catch {
    // Without storage, nothing would record that the dialog has opened before.
    return false
  }
}

/**
 * Requests the platform's rating prompt after something went well. Never call this for a button press: the platform
 * decides whether the prompt appears, and a button that does nothing looks broken.
 * @returns true when the merchant need not be asked again
 */
export async function askInAdmin(): Promise<boolean> {
  if (isBusy()) return false
  const answer = await appBridge()?.reviews?.request()
  if (!answer?.success && answer?.code !== 'already-reviewed') return false
  await sendScore(0)
  return true
}

export function putOff(): void {
  try {
    sessionStorage.setItem(LATER, '1')
  } catch {
    // Some browsers block storage in embedded pages. There the prompt returns on the next page.
  }
}

export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(LATER) !== null
  } catch {
    return false
  }
}
