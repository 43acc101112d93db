import type { Credit } from '../picture.ts'

/**
 * Returns the smallest XMP packet with these texts, or null if there are none. In most formats other fields take the artist
 * and the copyright in fewer bytes; only the credit line has no other place.
 */
export function writeXmp({ artist, copyright, creditLine }: Credit): Buffer | null {
  const properties = [
    creditLine && `<photoshop:Credit>${escaped(creditLine)}</photoshop:Credit>`,
    artist && `<dc:creator><rdf:Seq><rdf:li>${escaped(artist)}</rdf:li></rdf:Seq></dc:creator>`,
    copyright &&
      `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">${escaped(copyright)}</rdf:li></rdf:Alt></dc:rights>`
  ].join('')
  if (properties === '') return null
  return Buffer.from(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">' +
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
      '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
      'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">' +
      `${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`
  )
}

export const onlyCreditLine = ({ creditLine }: Credit): Credit => ({
  artist: '',
  copyright: '',
  creditLine
})

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPES[character]!)
