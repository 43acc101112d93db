/** The parts of App Bridge that pages use; the platform's script provides it (docs/shopify.md §6). */
type AppBridge = {
  /** Returns a token that describes the shop whose admin surrounds the page. */
  idToken(): Promise<string>
  reviews?: { request(): Promise<{ success: boolean; code: string }> }
}

/** Returns App Bridge; undefined outside the platform's admin. All other code gets App Bridge from here. */
export const appBridge = (): AppBridge | undefined => (window as { shopify?: AppBridge }).shopify
