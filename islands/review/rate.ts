import { postJson } from '../runtime/api.ts'
import { host } from '../runtime/host.ts'

/** From here on merchants are asked to rate in the store, below we ask what is wrong (app shell §9). */
export const GOOD_SCORE = 4

/** For the session: "Remind me later" (specification, app shell §4). */
const LATER = 'review-later'

/** 1 to 5 stars, or 0 for "Dismiss"; the prompt does not come again. @throws CallError */
export const sendScore = (score: number) =>
  postJson<{ msg: string }>('/api/v1/reviewTipsClick', { score })

/** To be called right in the press, else the browser takes it for a popup. */
export function openListing(listingUrl: string | null): void {
  if (listingUrl) window.open(listingUrl, '_blank', 'noopener')
}

/**
 * The platform's own prompt, at the end of something that went well. Never from a press: the platform shows
 * it as seldom as it sees fit, and a button that does nothing seems broken.
 * @returns true when there is nothing left to ask
 */
export async function askInHost(): Promise<boolean> {
  // Not over what the merchant is in the middle of.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return false
  const answer = await host()?.reviews?.request()
  if (!answer?.success && answer?.code !== 'already-reviewed') return false
  await sendScore(0)
  return true
}

export function putOff(): void {
  try {
    sessionStorage.setItem(LATER, '1')
  } catch {
    // Storage is blocked in some embedded pages: the prompt then comes back with the next page.
  }
}

export function isPutOff(): boolean {
  try {
    return sessionStorage.getItem(LATER) !== null
  } catch {
    return false
  }
}
