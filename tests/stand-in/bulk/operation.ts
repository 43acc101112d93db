/** A query over everything, run by Shopify itself; the result is a file. */
export type BulkOperation = {
  __typename: 'BulkOperation'
  number: number
  id: string
  type: 'QUERY'
  query: string
  status: 'CANCELED' | 'CANCELING' | 'COMPLETED' | 'CREATED' | 'FAILED' | 'RUNNING'
  errorCode: string | null
  createdAt: number
  completedAt: number | null
  /** Lines so far; strings on the wire (recorded). */
  objectCount: number
  rootObjectCount: number
  /** What there is to download, whole or in part; null: nothing. */
  result: { bytes: Buffer; expiresAt: number } | null
}

/** What the next operation is to die of, and how many lines it has written by then. */
export type BulkFailure = {
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | 'TIMEOUT'
  afterLines: number
}

export type BulkOperations = {
  byNumber: Map<number, BulkOperation>
  /** Set it, and the next operation fails. */
  nextFailure: BulkFailure | null
}

export const isUnfinished = ({ status }: BulkOperation): boolean =>
  status === 'CREATED' || status === 'RUNNING' || status === 'CANCELING'
