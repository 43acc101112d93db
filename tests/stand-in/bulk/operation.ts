/** A query over all data, which Shopify executes in the background; the result is a file. */
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
  /** Lines written so far; the API returns it as a string (recorded). */
  objectCount: number
  rootObjectCount: number
  /** The file to download, complete or partial; null if there is none. */
  result: { bytes: Buffer; expiresAt: number } | null
}

/** How the next operation fails, and how many lines it has written by then. */
export type BulkFailure = {
  errorCode: 'ACCESS_DENIED' | 'INTERNAL_SERVER_ERROR' | 'TIMEOUT'
  afterLines: number
}

export type BulkOperations = {
  byNumber: Map<number, BulkOperation>
  /** Makes the next operation fail, once. */
  nextFailure: BulkFailure | null
}

export const isUnfinished = ({ status }: BulkOperation): boolean =>
  status === 'CREATED' || status === 'RUNNING' || status === 'CANCELING'
