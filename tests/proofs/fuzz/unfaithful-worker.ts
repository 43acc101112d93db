import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { optimise } from '../../../modules/image-opt/engine/pipeline.ts'
import type { Done, WritingJob } from '../../../modules/image-opt/engine/pool/worker.ts'

/** What is done to each result, by the number of its picture. Re-encoding alone drops the credit and the profile. */
const FAULTS: readonly ((result: Sharp) => Sharp)[] = [
  (result) => result.rotate(180).keepMetadata(),
  (result) => result.linear(0.8, 20).keepMetadata(),
  (result) => result.resize({ width: 50 }).keepMetadata(),
  (result) => result
]

/** Spoils every result in one of five ways. The comparison with what Chromium shows has to notice each of them. */
export default async function misbehave(job: WritingJob): Promise<Done> {
  if (job.kind !== 'optimise') throw new Error('Expected a picture to optimise')
  const outcome = await optimise(job)
  if (outcome.status !== 'optimised') return outcome
  const spoil = FAULTS[Number(basename(job.input)) % (FAULTS.length + 1)]
  const result = await readFile(job.output)
  const drawn = sharp(result, { animated: true, ignoreIcc: true })
  const spoilt = spoil ? await spoil(drawn).toBuffer() : result.subarray(0, 60)
  await writeFile(job.output, spoilt)
  return outcome
}
