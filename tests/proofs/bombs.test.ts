import { closeSync, ftruncateSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import t from 'tap'
import { optimise } from '../../modules/image-opt/engine/pipeline.ts'
import { MEDIUM, openBench } from '../support/engine.ts'
import { animated, jpegClaiming, photo, pngChunk, pngClaiming } from '../support/pictures.ts'
import { report } from '../support/report.ts'

const MOST_MEGABYTES = 50

const skip = process.platform !== 'linux' && 'memory is read from /proc'

/**
 * Returns a PNG of this size with one bit per pixel. It contains all of its rows, but packed: 256 million pixels take
 * 32 KB.
 */
function whitePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND')
  ])
}

/** Returns a PNG with a chunk of this name whose content begins with `head` and unpacks to 100 MB. */
async function withPackedText(name: string, head: string): Promise<Buffer> {
  const png = await photo(64, 48).png().toBuffer()
  const packed = deflateSync(Buffer.alloc(100_000_000))
  const chunk = pngChunk(name, Buffer.concat([Buffer.from(head, 'latin1'), packed]))
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/**
 * Returns a GIF of a thousand frames that claims a canvas of 2000 × 2000 pixels. Its frames would need 16 GB in
 * memory.
 */
async function largeFrames(): Promise<Buffer> {
  const gif = await (await animated()).gif().toBuffer()
  gif.writeUInt16LE(2000, 6)
  gif.writeUInt16LE(2000, 8)
  const first = gif.indexOf(Buffer.from([0x21, 0xf9]))
  const frame = gif.subarray(first, gif.indexOf(Buffer.from([0x21, 0xf9]), first + 1))
  const all = Array<Buffer>(1000).fill(frame)
  return Buffer.concat([gif.subarray(0, first), ...all, Buffer.from([0x3b])])
}

/**
 * Creates a file of 100 MB that begins like a PNG with one large text, and returns its path. The file is sparse, so it
 * takes no room on the disk.
 */
function putLongText(path: string): string {
  const file = openSync(path, 'w')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(100_000_000)
  writeSync(file, Buffer.concat([pngClaiming(9, 9).subarray(0, 33), length, Buffer.from('tEXt')]))
  ftruncateSync(file, 100_000_100)
  closeSync(file)
  return path
}

const kilobytes = (name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1])

t.test(
  'a picture that unpacks to an enormous size takes less than 50 MB of memory, whether it is refused or not §5.1.2–5.1.6',
  { skip },
  async (t) => {
    const bench = await openBench(t)
    const bombs: [string, string, string | undefined][] = [
      ['pixels', await bench.put('pixels', whitePng(16_000, 16_000)), 'too-many-pixels'],
      ['row', await bench.put('row', whitePng(65_535, 1)), 'too-many-pixels'],
      ['column', await bench.put('column', whitePng(1, 65_535)), 'too-many-pixels'],
      ['jpeg', await bench.put('jpeg', await jpegClaiming(65_500, 65_500)), 'too-many-pixels'],
      ['frames', await bench.put('frames', await largeFrames()), 'too-many-frames'],
      ['text', putLongText(bench.path('text')), 'too-large'],
      ['packed text', await bench.put('zTXt', await withPackedText('zTXt', 'A\0\0')), undefined],
      ['packed profile', await bench.put('iCCP', await withPackedText('iCCP', 'A\0\0')), undefined]
    ]
    const task = (input: string) => ({ input, output: bench.path('out'), options: MEDIUM })
    // This first picture loads and compiles what every picture needs, so that the others are measured without it.
    await optimise(task(await bench.put('plain', await photo().png().toBuffer())))

    let most = 0
    for (const [name, path, reason] of bombs) {
      // Resets the recorded peak of this process's memory use (VmHWM) to its current use.
      writeFileSync('/proc/self/clear_refs', '5')
      const before = kilobytes('VmRSS')
      const outcome = await optimise(task(path))
      const megabytes = (kilobytes('VmHWM') - before) / 1024
      most = Math.max(most, megabytes)
      if (reason) t.match(outcome, { status: 'refused', reason }, name)
      t.ok(megabytes < MOST_MEGABYTES, `${name} took ${Math.round(megabytes)} MB`)
    }
    report(13, 'engine', { pictures: bombs.length, 'MB at most': Math.round(most) })
  }
)
