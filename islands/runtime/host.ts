/** What pages use of the platform's own script, App Bridge (PLATFORM.md 3.1). */
type Host = { reviews?: { request(): Promise<{ success: boolean; code: string }> } }

/** Undefined outside the platform's admin. The only place that knows where it is. */
export const host = (): Host | undefined => (window as { shopify?: Host }).shopify
