/** 200 kB that tell which picture they belong to and under which of its two names. */
export function contentFor(name: string, extension: 'jpg' | 'png'): Buffer {
  return Buffer.alloc(200_000, `${name}.${extension}|`)
}
