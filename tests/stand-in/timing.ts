/**
 * How long things take on the world's clock. On Shopify they take seconds; here they are short, to keep tests fast.
 */
export type Timing = {
  /** How long an image takes from UPLOADED to READY; PROCESSING starts halfway. Recorded: 1 to 3 s. */
  mediaMs: number
  /** How long a job takes, such as reordering the media of a product. */
  jobMs: number
  /** How long a bulk operation takes from CREATED to COMPLETED; RUNNING starts halfway. */
  bulkMs: number
  /** How much later than its image an original gets an address if the switch `originalAddress` is `later` (open). */
  originalLateMs: number
  /** How long the address of an original works. Reported: about five minutes. */
  originalMs: number
  /** How long a staged upload can be filled and used (open). */
  stagedUploadMs: number
  /** How long the result of a bulk operation can be downloaded. Docs: seven days. */
  bulkResultMs: number
  /** How long a connection stays open when a fault lets its request time out; in real time. */
  hangMs: number
}

export const DEFAULT_TIMING: Timing = {
  mediaMs: 50,
  jobMs: 30,
  bulkMs: 60,
  originalLateMs: 2000,
  originalMs: 5 * 60_000,
  stagedUploadMs: 24 * 3_600_000,
  bulkResultMs: 7 * 24 * 3_600_000,
  hangMs: 100
}
