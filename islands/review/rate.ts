import { postJson } from '../lib/api.ts'
import { appBridge } from '../lib/app-bridge.ts'

/**
 * Merchants who give at least this rating are asked to rate in the store; others are asked what is wrong
 * (specification §14.2).
 */
export const GOOD_SCORE = 4

/** Session storage key of "Remind me later" (specification §14.2). */
const LATER = 'review-later'

/**
 * Sends 1 to 5 stars, or 0 for "Dismiss"; the prompt does not appear again.
 * @throws CallError
 */
export const sendScore = (score: number) =>
  postJson<{ msg: string }>('/api/v1/reviewTipsClick', { score })

/**
 * Opens the listing. Call this directly in the click handler, because the browser otherwise blocks the window as a
 * popup.
 */
export function openListing(listingUrl: string | null): void {
  if (listingUrl) window.open(listingUrl, '_blank', 'noopener')
}

/**
 * Requests the platform's own rating prompt after something went well. Never call it for a button press: the
 * platform decides how rarely the prompt appears, and a button that does nothing looks broken.
 * @returns true when there is nothing left to ask
 */
export async function askInAdmin(): Promise<boolean> {
  // An open dialog means that the merchant is busy.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false
  const answer = await appBridge()?.reviews?.request()
  if (!answer?.success && answer?.code !== 'already-reviewed') return false
  await sendScore(0)
  return true
}

export function putOff(): void {
  try {
    sessionStorage.setItem(LATER, '1')
  } catch {
    // Storage is blocked in some embedded pages, where the prompt returns with the next page.
  }
}

export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(LATER) !== null
  } catch {
    return false
  }
}
