import { readFile, writeFile } from 'node:fs/promises'
import type { Done, WritingJob } from '../../modules/image-opt/engine/pool/worker.ts'

/**
 * Does to the codec host what the input's text says, as a codec's native code might. The result of a well
 * behaved one holds the process it ran in.
 */
export default async function misbehave(job: WritingJob): Promise<Done> {
  const wish = await readFile(job.input, 'utf8')
  // Something is half written when it happens.
  await writeFile(`${job.output}.part`, 'half')
  if (wish.startsWith('abort')) process.kill(process.pid, 'SIGABRT')
  // As native code does: nothing in this process gets a turn.
  if (wish.startsWith('hang')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (wish.startsWith('fault')) throw new TypeError('a mistake of ours')
  if (wish.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 300))
  await writeFile(job.output, String(process.pid))
  return { status: 'unchanged', inputType: 'png', width: 1, height: 1 }
}
