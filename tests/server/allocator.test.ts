import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import t from 'tap'
import { ALLOCATOR } from '../../server/allocator.mjs'

/**
 * With limits of 131,072 and 1,048,576 bytes a row costs 0.2 page faults, because memory grows; with limits of 65,536
 * bytes it costs 75.
 */
const MOST_FAULTS = 8

t.test(
  'a row that fires triggers costs no memory that the system hands out and takes back',
  (t) => {
    const program = join(import.meta.dirname, '../support/count-faults.ts')
    const path = join(t.testdir(), 'shop.db')
    const env = { ...process.env, ...ALLOCATOR }
    const faults = Number(execFileSync(process.execPath, [program, path], { env }))
    t.ok(faults > 0 && faults < MOST_FAULTS, `${faults} page faults a row`)
    t.end()
  }
)
