import { readFile, writeFile } from 'node:fs/promises'
import type { Done, WritingJob } from '../../../modules/image-opt/engine/pool/worker.ts'

/** Misbehaves in one of four ways, chosen by the size of the file. The fuzzer has to notice each of them. */
export default async function misbehave({ input, output }: WritingJob): Promise<Done> {
  const bytes = await readFile(input)
  const done = { inputType: 'png', width: 1, height: 1 } as const
  switch (bytes.length % 4) {
    case 0:
      process.kill(process.pid, 'SIGABRT')
      return { status: 'unchanged', ...done }
    case 1:
      throw new TypeError('a mistake of ours')
    case 2:
      await writeFile(output, bytes)
      return { status: 'unchanged', ...done }
    default:
      await writeFile(output, Buffer.concat([bytes, bytes, Buffer.alloc(1)]))
      return {
        status: 'optimised',
        ...done,
        outputType: 'png',
        outputBytes: 1,
        outputHash: '',
        score: null,
        encoderQuality: null,
        hasWatermark: false
      }
  }
}
