/** How long things take on the clock of the world. Shopify's are seconds; ours are short, so that tests are fast. */
export type Timing = {
  /** From UPLOADED to PROCESSING takes half of it. Recorded: 1 to 3 s. */
  mediaMs: number
  /** Reordering the media of a product. */
  jobMs: number
  /** From CREATED to RUNNING takes half of it. */
  bulkMs: number
  /** How long a link to an original works. Reported: about five minutes. */
  originalMs: number
  /** How long a staged upload may be made and used (open). */
  stagedUploadMs: number
  /** How long the result of a bulk operation is kept. Docs: seven days. */
  bulkResultMs: number
  /** How long a request that a fault lets time out is held before its connection is cut; in real time. */
  hangMs: number
}

export const DEFAULT_TIMING: Timing = {
  mediaMs: 50,
  jobMs: 30,
  bulkMs: 60,
  originalMs: 5 * 60_000,
  stagedUploadMs: 24 * 3_600_000,
  bulkResultMs: 7 * 24 * 3_600_000,
  hangMs: 100
}
