/** Returns 200 kB that identify a picture and which of its two names they belong to. */
export function contentFor(name: string, extension: 'jpg' | 'png'): Buffer {
  return Buffer.alloc(200_000, `${name}.${extension}|`)
}
