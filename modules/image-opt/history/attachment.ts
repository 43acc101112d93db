/**
 * Returns the Content-Disposition header of a download. A name with characters that a header cannot hold is also sent
 * in encoded form (RFC 6266).
 */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  // RFC 8187 also encodes these four, which encodeURIComponent leaves unchanged.
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
