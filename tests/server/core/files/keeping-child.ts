/**
 * Stores originals endlessly, each of them twice, and prints their hashes until it is killed. See kept-files.test.ts.
 */
import type { BucketSettings } from '../../../../server/core/config/storage-url.ts'
import { openFiles } from '../../../../server/core/files/files.ts'
import { systemClock } from '../../../../server/core/system-clock.ts'

const [directory = '', round = '', settings = 'null'] = process.argv.slice(2)
const bucket = JSON.parse(settings) as BucketSettings | null
const files = await openFiles(directory, systemClock, { bucket })
for (let picture = 0; ; picture++) {
  const bytes = Buffer.alloc(300_000, `${round}-${picture}.`)
  await files.keep(1, bytes)
  process.stdout.write(`${await files.keep(1, bytes)}\n`)
}
