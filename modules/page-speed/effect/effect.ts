/** What the preload script changes in a store: how long a visitor waits for the next page, in milliseconds. */
export type Effect = {
  withoutMs: number
  withMs: number
  /** The path of the page that was opened from the home page. */
  path: string
}

/** Measures the effect. Rejects with a Failure<CheckReason> if the reason can be shown to the merchant. */
export type Measurer = {
  /** @param request.url the shop's home page */
  run(request: { url: string; signal: AbortSignal }): Promise<Effect>
}
