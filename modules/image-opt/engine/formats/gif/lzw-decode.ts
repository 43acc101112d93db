import { damaged } from '../../refusal.ts'

const MAX_CODES = 4096

/** Decoders that browsers use accept a code size of 1 to 8 bits. */
const MAX_CODE_SIZE = 8

/** From so many pixels on, copying them at once is faster than one by one. */
const LONG = 32

/**
 * Decodes the LZW codes of a frame (GIF89a, appendix F) into `out`, one index per pixel. `at` is the start of the
 * blocks of codes; the byte before is the size of a code. Throws if the codes are damaged or end too early.
 */
export function decodeLzw(bytes: Uint8Array, at: number, out: Uint8Array): void {
  const codeSize = bytes[at - 1]!
  if (codeSize < 1 || codeSize > MAX_CODE_SIZE) throw damaged('a GIF frame has no valid code size')
  const clear = 1 << codeSize
  // Every code stands for pixels that were already written: where they start in `out`, and how many they are.
  const [starts, lengths] = [new Uint32Array(MAX_CODES), new Uint16Array(MAX_CODES)]
  let [width, next] = [codeSize + 1, clear + 2]
  let [bits, held] = [0, 0]
  let blockEnd = at
  let to = 0
  let previous = -1
  let previousLength = 0
  while (to < out.length) {
    while (held < width) {
      if (at === blockEnd) {
        const length = bytes[at++]
        if (!length) throw damaged('a GIF frame has too few pixels')
        blockEnd = at + length
      }
      bits |= bytes[at++]! << held
      held += 8
    }
    const code = bits & ((1 << width) - 1)
    bits >>>= width
    held -= width
    if (code === clear) {
      ;[width, next, previous] = [codeSize + 1, clear + 2, -1]
      continue
    }
    if (code === clear + 1) throw damaged('a GIF frame has too few pixels')
    const start = to
    let length: number
    if (code < clear) {
      length = 1
      out[to++] = code
    } else {
      // The one code that may be used before it is complete: the previous pixels and the first of them again.
      const isNext = code === next && previous >= 0
      if (code >= next && !isNext) throw damaged('a GIF frame has an impossible code')
      const from = isNext ? previous : starts[code]!
      length = isNext ? previousLength + 1 : lengths[code]!
      const end = Math.min(to + length, out.length)
      // The run that contains itself has to be copied pixel by pixel.
      if (isNext || length < LONG) for (let source = from; to < end; ) out[to++] = out[source++]!
      else {
        out.copyWithin(to, from, from + end - to)
        to = end
      }
    }
    if (previous >= 0 && next < MAX_CODES) {
      starts[next] = previous
      lengths[next] = previousLength + 1
      next++
      if (next === 1 << width && width < 12) width++
    }
    previous = start
    previousLength = length
  }
}
