/**
 * Returns the Content-Type that matches the first bytes of a picture, since file names may be wrong. Anything not
 * clearly a picture gets the generic type, so that no browser takes a merchant's file for a page.
 */
export function mediaTypeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('GIF8')) return 'image/gif'
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp'
  return 'application/octet-stream'
}
