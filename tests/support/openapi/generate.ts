import { readFileSync, writeFileSync } from 'node:fs'
import { writeDocument } from './document.ts'
import { DOCUMENT } from './document-file.ts'

/*
 * `npm run openapi` writes docs/openapi.json from the schemas of the routes. With `--check`, as `npm run check` calls it,
 * it writes nothing and fails if the file differs.
 */
const text = await writeDocument()
if (!process.argv.includes('--check')) writeFileSync(DOCUMENT, text)
else if (readFileSync(DOCUMENT, 'utf8') !== text) {
  console.error(
    'Expected docs/openapi.json to describe the routes but found a difference: run `npm run openapi`, and look at what changed.'
  )
  process.exit(1)
}
