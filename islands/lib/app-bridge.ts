/** The parts of App Bridge that pages use. The platform's script provides them (docs/shopify.md §6). */
type AppBridge = {
  /** Returns an id token for the shop in whose admin the page is framed. */
  idToken(): Promise<string>
  reviews?: { request(): Promise<{ success: boolean; code: string }> }
}

/** Returns App Bridge; undefined outside the platform's admin. No other code reads `window.shopify`. */
export const appBridge = (): AppBridge | undefined => (window as { shopify?: AppBridge }).shopify
