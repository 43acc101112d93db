/**
 * Names what the engine notes in a file: a chunk of a WebP, and the first letters of a comment in a JPEG or GIF.
 */
export const NOTE_NAME = 'PSBN'

/**
 * The chunk of a PNG. The case of its letters says that decoders may pass over it, that it is nobody's standard, and
 * that a program which changes the pixels has to drop it (PNG third edition, 5.4).
 */
export const NOTE_CHUNK = 'psBN'

/** Returns what the first comment of ours says, or ''. */
export function noteAmong(comments: readonly Buffer[]): string {
  const texts = comments.map((comment) => comment.toString('latin1', 0, 255))
  return texts.find((text) => text.startsWith(NOTE_NAME))?.slice(NOTE_NAME.length) ?? ''
}
