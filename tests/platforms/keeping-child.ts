/**
 * Stores originals endlessly, each of them twice, and prints their hashes until it is killed. See kept-files.test.ts.
 */
import { openFiles } from '../../server/core/files/files.ts'

const [directory = '', round = ''] = process.argv.slice(2)
const files = await openFiles(directory)
for (let picture = 0; ; picture++) {
  const bytes = Buffer.alloc(300_000, `${round}-${picture}.`)
  await files.keep(1, bytes)
  process.stdout.write(`${await files.keep(1, bytes)}\n`)
}
