/** The parts of App Bridge that pages use. The platform's script provides them (docs/shopify.md §6). */
type AppBridge = {
  /** Returns an id token for the shop in whose admin the page is framed. */
  idToken(): Promise<string>
  /** Shows and hides the admin's Save bar, whose buttons press those of the `ui-save-bar` element with this id. */
  saveBar?: { show(id: string): Promise<void>; hide(id: string): Promise<void> }
  reviews?: { request(): Promise<{ success: boolean; code: string }> }
}

/** Returns App Bridge; undefined outside the platform's admin. No other code reads `window.shopify`. */
export const appBridge = (): AppBridge | undefined => (window as { shopify?: AppBridge }).shopify

/** Returns App Bridge inside the frame of the admin; undefined in a window of our own. */
export const framedAppBridge = (): AppBridge | undefined =>
  window.top === window.self ? undefined : appBridge()
