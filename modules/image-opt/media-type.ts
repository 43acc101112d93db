/**
 * The Content-Type of kept bytes, by their first ones. Anything that is not surely a picture is sent as
 * a download of no type, so that a browser never takes a merchant's file for a page.
 */
export function mediaTypeOf(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString(
    'latin1'
  )
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('GIF8')) return 'image/gif'
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp'
  return 'application/octet-stream'
}
