import { deflateSync } from 'node:zlib'
import { tiff, xmp } from './metadata.ts'
import { pngChunk } from './pictures.ts'

export const ARTIST = 'Zoë Müller'
export const COPYRIGHT = '© 2026 Грин & Söhne <shop>'
export const LINE = 'Green Shop / 写真'

export const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0'
export const packet = xmp(
  `<dc:creator><rdf:Seq><rdf:li>${ARTIST}</rdf:li></rdf:Seq></dc:creator>` +
    `<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">© 2026 Грин &amp; S&#xF6;hne &lt;shop&gt;</rdf:li><rdf:li xml:lang="de">anders</rdf:li></rdf:Alt></dc:rights>` +
    `<photoshop:Credit>${LINE}</photoshop:Credit><photoshop:City>Paris, a secret</photoshop:City>`
)

/** The data sets of IPTC in the resources that Photoshop writes. */
export function iptc(encode: (text: string) => Buffer): Buffer {
  const set = (number: number, text: string) => {
    const value = encode(text)
    return Buffer.concat([Buffer.from([0x1c, 2, number, 0, value.length]), value])
  }
  const sets = Buffer.concat([
    set(5, 'secret'),
    set(80, ARTIST),
    set(110, LINE),
    set(116, COPYRIGHT)
  ])
  const head = Buffer.from('8BIM\x04\x04\0\0\0\0\0\0', 'latin1')
  head.writeUInt32BE(sets.length, 8)
  const other = Buffer.from('8BIM\x03\xed\x03abc\0\0\0\x02ok', 'latin1')
  return Buffer.concat([other, head, sets, Buffer.alloc(sets.length % 2)])
}
export const utf8 = (text: string) => Buffer.from(text)
export const ended = (text: string) => Buffer.from(`${text}\0`)
export const wide = (text: string) => Buffer.from(`${text}\0`, 'utf16le')
export const text = (type: number, value: Buffer) => [type, value.length, value] as const

export const exif = tiff([
  [0x13b, ...text(2, ended(ARTIST))],
  [0x8298, ...text(2, ended(COPYRIGHT))]
])
export const itxt = (keyword: string, value: Buffer, isPacked = false) =>
  pngChunk(
    'iTXt',
    Buffer.concat([
      Buffer.from(`${keyword}\0`),
      Buffer.from([Number(isPacked), 0]),
      Buffer.from('en\0\0'),
      isPacked ? deflateSync(value) : value
    ])
  )
export const raw = (name: string, profile: Buffer) =>
  pngChunk(
    'zTXt',
    Buffer.concat([
      Buffer.from(`Raw profile type ${name}\0\0`),
      deflateSync(
        Buffer.from(
          `\n${name}\n  ${profile.length}\n${profile.toString('hex').replace(/(.{72})/g, '$1\n')}\n`
        )
      )
    ])
  )
