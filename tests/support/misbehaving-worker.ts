import { readFile, writeFile } from 'node:fs/promises'
import type { Done, WritingJob } from '../../modules/image-opt/engine/pool/worker.ts'

/**
 * Misbehaves in the codec host as the text of the input says, just as the native code of a codec might. If it behaves
 * well, it writes the id of its process as the result.
 */
export default async function misbehave(job: WritingJob): Promise<Done> {
  const script = await readFile(job.input, 'utf8')
  // A half-written file already exists when the worker misbehaves.
  await writeFile(`${job.output}.part`, 'half')
  if (script.startsWith('abort')) process.kill(process.pid, 'SIGABRT')
  // Blocks the whole thread, as native code does.
  if (script.startsWith('hang')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (script.startsWith('fault')) throw new TypeError('a mistake of ours')
  if (script.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 300))
  await writeFile(job.output, String(process.pid))
  return { status: 'unchanged', inputType: 'png', width: 1, height: 1 }
}
