/** Returns 200 kB that repeat the picture's name and extension. */
export function contentFor(name: string, extension: 'jpg' | 'png'): Buffer {
  return Buffer.alloc(200_000, `${name}.${extension}|`)
}
