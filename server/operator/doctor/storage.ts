import { openBucket } from '../../core/files/bucket/bucket.ts'
import type { Settings } from '../../read-config.ts'
import { type Finding, failure, messageOf, ok } from './finding.ts'

/** Checks where originals are stored: writes an object to the bucket, reads, lists and removes it. */
export async function checkStorage({ bucket: settings }: Settings): Promise<Finding> {
  if (settings === null) return ok('originals are stored in DATA_DIR')
  const bucket = openBucket(settings)
  try {
    await bucket.check()
    await bucket.probe()
    return ok(`${bucket.nameOf('')} can be written`)
  } catch (error) {
    return failure(messageOf(error))
  }
}
