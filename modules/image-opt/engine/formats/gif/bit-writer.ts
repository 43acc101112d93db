/** Joins codes of varying width into bytes, the lowest bits first (GIF89a, appendix F). */
export function bitWriter() {
  let bytes = Buffer.allocUnsafe(4096)
  let [at, pending, held] = [0, 0, 0]
  const put = (byte: number) => {
    if (at === bytes.length) bytes = Buffer.concat([bytes], 2 * at)
    bytes[at++] = byte
  }
  return {
    write(code: number, width: number): void {
      pending |= code << held
      held += width
      for (; held >= 8; held -= 8) {
        put(pending & 255)
        pending >>>= 8
      }
    },
    /** Returns how many bits were written. */
    bits: (): number => 8 * at + held,
    end(): Buffer {
      if (held > 0) put(pending & 255)
      return bytes.subarray(0, at)
    }
  }
}
