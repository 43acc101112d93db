import { deflateSync } from 'node:zlib'
import t from 'tap'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { iptc, itxt, XMP_NAME } from '../../../support/credits.ts'
import { drawGif } from '../../../support/gif.ts'
import {
  exifSegment,
  segment,
  tiff,
  withChunksBefore,
  withSegments
} from '../../../support/metadata.ts'
import { photo, pngChunk } from '../../../support/pictures.ts'

const jpeg = await photo(16, 16).jpeg().toBuffer()
const png = await photo(16, 16).png().toBuffer()
const gif = drawGif({ width: 4, height: 4 }, [0xffffff], [{ indices: Array(16).fill(0), width: 4 }])
const latin1 = (text: string) => Buffer.from(text, 'latin1')

const inPng = (...chunks: Buffer[]) => withChunksBefore(png, 'IDAT', ...chunks)
const inJpeg = (...segments: Buffer[]) => withSegments(jpeg, ...segments)
const inGif = (comment: Buffer) =>
  Buffer.concat([
    gif.subarray(0, -1),
    Buffer.from([0x21, 0xfe, comment.length]),
    comment,
    Buffer.from([0, 0x3b])
  ])
const creditOf = (file: Buffer) => inspect(file).credit

/** In UTF-8 the ends of all but the last would begin a character of two, three or four bytes. */
for (const name of ['Maß', 'René', 'José', 'Café®', 'Thorð', 'Niccolò', 'Ana'])
  t.test(`a text in Latin-1 keeps its last letter: ${name} §5.8.3`, (t) => {
    const author = pngChunk('tEXt', latin1(`Author\0${name}`))
    const packed = Buffer.concat([latin1('Author\0\0'), deflateSync(latin1(name))])
    t.equal(creditOf(inPng(author)).artist, name)
    t.equal(creditOf(inPng(pngChunk('zTXt', packed))).artist, name)
    const byLine = Buffer.concat([Buffer.from([0x1c, 2, 80, 0, name.length]), latin1(name)])
    const head = latin1('8BIM\x04\x04\0\0\0\0\0\0')
    head.writeUInt32BE(byLine.length, 8)
    t.equal(creditOf(inJpeg(segment(0xed, 'Photoshop 3.0\0', head, byLine))).artist, name)
    const unended = exifSegment(tiff([[0x13b, 2, name.length, latin1(name)]]))
    t.equal(creditOf(inJpeg(unended)).artist, name)
    const comment = `Copyright ${name}`
    t.equal(creditOf(inJpeg(segment(0xfe, latin1(comment)))).copyright, comment)
    t.equal(creditOf(inGif(latin1(comment))).copyright, comment)
    t.equal(creditOf(inPng(pngChunk('tEXt', latin1(`Comment\0${comment}`)))).copyright, comment)
    t.end()
  })

t.test('a text in UTF-8 that another program cut loses only its last character §5.8.3', (t) => {
  for (const [name, bytes, kept] of [
    ['Грин', 1, 'Гри'],
    ['Zoë 写真', 1, 'Zoë 写'],
    ['Zoë 写真', 2, 'Zoë 写'],
    ['© 🟢', 3, '©']
  ] as const) {
    const cut = Buffer.from(name).subarray(0, -bytes)
    t.equal(creditOf(inPng(itxt('Author', cut))).artist, kept)
    t.equal(creditOf(inGif(Buffer.concat([Buffer.from('© '), cut]))).copyright, `© ${kept}`)
  }
  t.equal(creditOf(inPng(itxt('Author', Buffer.from('\ufeffAna')))).artist, 'Ana')
  t.end()
})

t.test(
  'a packet cut at the most that is read keeps its names, whatever the cut splits §5.8.3',
  (t) => {
    const head = Buffer.from('<dc:creator>Ana</dc:creator><x>')
    const extension = `http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}\0\0\0\0`
    for (const before of [0, 1]) {
      const long = Buffer.concat([
        head,
        Buffer.alloc(before, ' '),
        Buffer.from('ж'.repeat(600_000))
      ])
      const pieces = Array.from({ length: Math.ceil(long.length / 60_000) }, (_, at) => {
        const offset = Buffer.alloc(4)
        offset.writeUInt32BE(at * 60_000)
        return segment(0xe1, extension, offset, long.subarray(at * 60_000, (at + 1) * 60_000))
      })
      t.equal(creditOf(inJpeg(segment(0xe1, XMP_NAME, '<x/>'), ...pieces)).artist, 'Ana')
      t.equal(creditOf(inPng(itxt('XML:com.adobe.xmp', long))).artist, 'Ana')
      const ascii = Buffer.concat([Buffer.alloc(1024 * 1024 - 1, ' '), Buffer.from('ж')])
      t.equal(creditOf(inPng(itxt('Author', ascii))).artist, '')
    }
    t.end()
  }
)

t.test('a text is Latin-1 as soon as one of its bytes is not UTF-8, first or last §5.8.3', (t) => {
  for (const name of ['Ölçü', 'é', 'Åse é', 'Zoë Müller'])
    t.equal(creditOf(inPng(pngChunk('tEXt', latin1(`Author\0${name}`)))).artist, name)
  t.equal(creditOf(inJpeg(segment(0xed, 'Photoshop 3.0\0', iptc(latin1)))).artist, 'Zoë Müller')
  t.end()
})
