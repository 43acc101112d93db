import { ERROR_CODES, type ErrorCode } from '../../../server/core/http/error-codes.ts'
import type { Response } from './operations.ts'

/** The codes that any call may answer. */
const ANYWHERE: ErrorCode[] = [
  'server/address-too-long',
  'server/header-too-long',
  'server/fault',
  'server/law-broken',
  'core/disk-full',
  'core/read-only'
]

/** The codes of the guard, which signs shops in and counts their calls. */
const SIGNED_IN: ErrorCode[] = [
  'auth/not-signed-in',
  'auth/wrong-token',
  'auth/shop-closed',
  'server/too-many-requests'
]

/** The codes of every write: its body is always read, and it takes an Idempotency-Key. */
const WRITE: ErrorCode[] = [
  'auth/other-origin',
  'idempotency/key-too-long',
  'idempotency/not-answered',
  'idempotency/other-call',
  'server/malformed',
  'server/too-deep',
  'server/too-large',
  'server/too-many-entries'
]

/** Further statuses of a code. */
const MORE_STATUSES: Partial<Record<ErrorCode, number[]>> = {
  // A body of a type that the call does not take.
  'server/malformed': [415],
  // The status is that of the first refused file.
  'image-opt/all-refused': [413, 429]
}

/** The statuses whose codes are the same for all calls. Each is described once. */
const SHARED = ['401', '414', '431', '500', '507']

type Call = { isCall: boolean; isWrite: boolean; hasFields: boolean; declared: ErrorCode[] }

/** Returns all codes that a call may answer: its own, and those that other code answers in its place. */
export const codesOf = ({ isCall, isWrite, hasFields, declared }: Call): ErrorCode[] => [
  ...ANYWHERE,
  ...(isCall ? SIGNED_IN : []),
  ...(isCall && isWrite ? WRITE : []),
  ...(hasFields ? (['server/wrong-field'] as const) : []),
  ...declared
]

/** Describes the refusals of a call by their status, each with the codes that it may carry. */
export function refusalsBy(envelope: string, codes: ErrorCode[]): Record<string, Response> {
  return Object.fromEntries(
    [...byStatus(codes)].map(([status, carried]) => [
      status,
      isShared(status, carried)
        ? { $ref: `#/components/responses/${envelope}.${status}` }
        : refusal(envelope, carried)
    ])
  )
}

/** Describes the refusals to which the calls refer. */
export function sharedRefusals(envelope: string): Record<string, Response> {
  const all = [...byStatus([...ANYWHERE, ...SIGNED_IN])]
  return Object.fromEntries(
    all
      .filter(([status]) => SHARED.includes(status))
      .map(([status, codes]) => [`${envelope}.${status}`, refusal(envelope, codes)])
  )
}

const isShared = (status: string, codes: ErrorCode[]): boolean =>
  SHARED.includes(status) && codes.every((code) => [...ANYWHERE, ...SIGNED_IN].includes(code))

function byStatus(codes: ErrorCode[]): Map<string, ErrorCode[]> {
  const pairs = [...new Set(codes)]
    .sort()
    .flatMap((code) =>
      [ERROR_CODES[code][0], ...(MORE_STATUSES[code] ?? [])].map((status) => ({ status, code }))
    )
    .sort((a, b) => a.status - b.status)
  const grouped = Map.groupBy(pairs, ({ status }) => String(status))
  return new Map([...grouped].map(([status, found]) => [status, found.map(({ code }) => code)]))
}

const refusal = (envelope: string, codes: ErrorCode[]): Response => ({
  description: codes.map((code) => ERROR_CODES[code][1]).join(' '),
  content: {
    'application/json': {
      schema: {
        $ref: `#/components/schemas/${envelope}`,
        properties: { error: { enum: codes } }
      }
    }
  }
})
