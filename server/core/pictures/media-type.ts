/**
 * Returns the type of a picture, judged by its first 12 bytes, because file names and headers may be wrong. Returns
 * undefined for content that is not clearly one of the types that the app works on.
 */
export function pictureTypeOf(bytes: Uint8Array): 'jpeg' | 'png' | 'gif' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp'
  return undefined
}

/**
 * Returns the Content-Type for the bytes of a picture. Content that is not clearly a picture gets the generic type, so
 * that no browser shows a merchant's file as a page.
 */
export function mediaTypeOf(bytes: Uint8Array): string {
  const type = pictureTypeOf(bytes)
  return type ? `image/${type}` : 'application/octet-stream'
}
