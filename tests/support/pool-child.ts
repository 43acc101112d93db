/**
 * Plays the part of a server that gets killed: starts a pool, gives it work, prints the process id of the host and
 * waits.
 */
import { readFile } from 'node:fs/promises'
import { startCodecPool } from '../../modules/image-opt/engine/pool/pool.ts'
import { MEDIUM } from './engine.ts'

const [well = '', hang = '', output = ''] = process.argv.slice(2)
const pool = startCodecPool({
  workers: 2,
  worker: new URL('./misbehaving-worker.ts', import.meta.url)
})
await pool.optimise({ input: well, output, options: MEDIUM })
void pool.optimise({ input: hang, output: `${output}-2`, options: MEDIUM })
console.log(await readFile(output, 'utf8'))
