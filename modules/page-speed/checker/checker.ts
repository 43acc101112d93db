export const DEVICES = ['desktop', 'mobile'] as const
export type Device = (typeof DEVICES)[number]

/** What would make the page faster most, in the words of the checker. */
export type Opportunity = { id: string; title: string; savingMs: number }

/** One run of a checker on one device. */
export type DeviceRun = {
  /** 0 to 100. */
  score: number
  opportunities: Opportunity[]
}

export type CheckRequest = {
  /** The shop's home page; nothing else is opened. */
  url: string
  device: Device
  /** BCP 47, for the words of the opportunities. */
  language: string
  signal: AbortSignal
}

/** Measures a page. Rejects with a CheckFailure for what the merchant can be told. */
export type Checker = { run(request: CheckRequest): Promise<DeviceRun> }

/** Why a check failed: a key of `speed.reasons` in locales. */
export type CheckReason =
  | 'no-checker'
  | 'not-reached'
  | 'left-shop'
  | 'took-too-long'
  | 'refused'
  | 'interrupted'
  | 'fault'

export class CheckFailure extends Error {
  override readonly name = 'CheckFailure'
  readonly reason: CheckReason
  constructor(reason: CheckReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
