import { isFailure } from '../../../server/core/failure.ts'

export const DEVICES = ['desktop', 'mobile'] as const
export type Device = (typeof DEVICES)[number]

/** One improvement that the checker suggests, in the checker's words. */
export type Opportunity = { id: string; title: string; savingMs: number }

/** The result of one checker run on one device. */
export type DeviceRun = {
  /** 0 to 100. */
  score: number
  opportunities: Opportunity[]
  /** When the largest element was painted, and the bytes that the page loaded. Older checks lack both. */
  lcpMs?: number
  weightBytes?: number
}

export type CheckRequest = {
  /** The shop's home page. The checker opens no other page of the shop. */
  url: string
  device: Device
  /** BCP 47: the language of the opportunities' titles. */
  language: string
  signal: AbortSignal
}

/** Measures a page. Rejects with a Failure<CheckReason> if the reason can be shown to the merchant. */
export type Checker = { run(request: CheckRequest): Promise<DeviceRun> }

/** Returns the reason to show for what a check or a measurement threw. */
export function reasonOf(error: unknown): CheckReason {
  if (isFailure<CheckReason>(error)) return error.code
  return (error as Error).name === 'TimeoutError' ? 'took-too-long' : 'fault'
}

/** Why a check failed. Each value is a key of `speed.reasons` in the locales. */
export type CheckReason =
  | 'no-checker'
  | 'not-reached'
  | 'left-shop'
  | 'no-link'
  | 'took-too-long'
  | 'refused'
  | 'interrupted'
  | 'fault'
