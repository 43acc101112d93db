/** What pages use of App Bridge, which the platform's script puts there (PLATFORM.md 3.1). */
type Host = {
  /** Of the shop whose admin is around the page. */
  idToken(): Promise<string>
  reviews?: { request(): Promise<{ success: boolean; code: string }> }
}

/** Undefined outside the platform's admin. The only place that knows where it is. */
export const host = (): Host | undefined => (window as { shopify?: Host }).shopify
