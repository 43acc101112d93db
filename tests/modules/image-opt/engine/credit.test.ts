import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import t from 'tap'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import {
  ARTIST,
  COPYRIGHT,
  ended,
  exif,
  iptc,
  itxt,
  LINE,
  packet,
  raw,
  text,
  utf8,
  wide,
  XMP_NAME
} from '../../../support/credits.ts'
import { LOSSLESS, MEDIUM, openBench } from '../../../support/engine.ts'
import { drawGif } from '../../../support/gif.ts'
import {
  exifSegment,
  oriented,
  segment,
  tiff,
  withChunksBefore,
  withSegments,
  withWebpChunks,
  xmp
} from '../../../support/metadata.ts'
import { banding, photo, pngChunk } from '../../../support/pictures.ts'

const GPS = tiff([
  [0x10f, ...text(2, ended('a secret camera'))],
  [0x8298, ...text(129, ended(COPYRIGHT))],
  [0x9c9d, ...text(1, wide(ARTIST))],
  [0xa431, ...text(2, ended('serial number secret'))]
])

const jpeg = await photo().jpeg({ quality: 97 }).toBuffer()
const png = await banding(320, 240).png({ compressionLevel: 1 }).toBuffer()
const webp = await photo().webp({ quality: 97 }).toBuffer()
const size = { width: 320, height: 240 }
const inPng = (...chunks: Buffer[]) => withChunksBefore(png, 'IDAT', ...chunks)

const ALL = { artist: ARTIST, copyright: COPYRIGHT, creditLine: LINE }
const NO_LINE = { ...ALL, creditLine: '' }
const latin1Line = { artist: ARTIST, copyright: '© 2026 Söhne', creditLine: '' }

const PICTURES: Record<string, [Buffer, typeof ALL]> = {
  'EXIF in a JPEG': [withSegments(jpeg, exifSegment(exif)), NO_LINE],
  'EXIF 3 and Windows': [withSegments(jpeg, exifSegment(GPS)), NO_LINE],
  'EXIF in Latin-1': [
    withSegments(
      jpeg,
      exifSegment(
        tiff([
          [0x13b, ...text(2, Buffer.from(`${ARTIST}\0`, 'latin1'))],
          [0x8298, ...text(2, Buffer.from('© 2026 Söhne\0', 'latin1'))]
        ])
      )
    ),
    latin1Line
  ],
  'IPTC in UTF-8': [withSegments(jpeg, segment(0xed, 'Photoshop 3.0\0', iptc(utf8))), ALL],
  'XMP in a JPEG': [withSegments(jpeg, segment(0xe1, XMP_NAME, packet)), ALL],
  'XMP in UTF-16': [
    withSegments(jpeg, segment(0xe1, XMP_NAME, Buffer.from(packet.toString(), 'utf16le'))),
    ALL
  ],
  'XMP with comments and literal texts': [
    withSegments(
      jpeg,
      segment(
        0xe1,
        XMP_NAME,
        xmp(
          '<!-- <dc:creator><rdf:li>Nobody</rdf:li></dc:creator> --><!-- <photoshop:Credit>No</photoshop:Credit> -->' +
            `<dc:creator><rdf:Seq><rdf:li><![CDATA[${ARTIST}]]></rdf:li></rdf:Seq></dc:creator>` +
            `<dc:rights><rdf:Alt><rdf:li><![CDATA[${COPYRIGHT}]]></rdf:li></rdf:Alt></dc:rights>` +
            `<photoshop:Credit><![CDATA[${LINE}]]><!-- the agency --></photoshop:Credit>`
        )
      )
    ),
    ALL
  ],
  'extended XMP': [
    withSegments(
      jpeg,
      segment(0xe1, XMP_NAME, xmp('')),
      segment(
        0xe1,
        `http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}\0\0\0\x00\0\0\x01\x00`,
        packet.subarray(256)
      ),
      segment(
        0xe1,
        `http://ns.adobe.com/xmp/extension/\0${'A'.repeat(32)}\0\0\0\x00\0\0\0\0`,
        packet.subarray(0, 256)
      )
    ),
    ALL
  ],
  'texts of a PNG': [
    inPng(
      pngChunk('tEXt', Buffer.from(`Author\0${ARTIST}`, 'latin1')),
      pngChunk(
        'zTXt',
        Buffer.concat([
          Buffer.from('Copyright\0\0'),
          deflateSync(Buffer.from('© 2026 Söhne', 'latin1'))
        ])
      )
    ),
    latin1Line
  ],
  'international texts': [
    inPng(itxt('Author', utf8(ARTIST)), itxt('Copyright', utf8(COPYRIGHT), true)),
    NO_LINE
  ],
  'XMP in a PNG': [inPng(itxt('XML:com.adobe.xmp', packet)), ALL],
  'EXIF in a PNG': [inPng(pngChunk('eXIf', exif)), NO_LINE],
  'metadata that ImageMagick packed': [inPng(raw('iptc', iptc(utf8))), ALL],
  'EXIF in a WebP': [withWebpChunks(webp, size, 8, ['EXIF', exif]), NO_LINE],
  'XMP in a WebP': [withWebpChunks(webp, size, 4, ['XMP ', packet]), ALL]
}

const red = sharp({ create: { width: 20, height: 20, channels: 3, background: '#ff0000' } })
const MARK = { hash: 'a'.repeat(64), position: 'b_r', height: 0.2, opacity: 1 } as const
const MODES = {
  'with loss': MEDIUM,
  'without loss': LOSSLESS,
  smaller: { ...MEDIUM, longestSide: 200 },
  'with a watermark': { ...MEDIUM, watermark: MARK },
  'as JPG': { ...MEDIUM, pngToJpg: true, sizeControl: false }
}

for (const [name, [original, credit]] of Object.entries(PICTURES))
  t.test(
    `the credit survives in every result, and nothing else does: ${name} §5.8.3`,
    async (t) => {
      const bench = await openBench(t)
      const mark = await bench.put('mark.png', await red.png().toBuffer())
      t.strictSame(inspect(original).credit, credit)
      for (const [mode, options] of Object.entries(MODES)) {
        const { outcome, result } = await bench.run(original, options, mark)
        if (mode === 'without loss' && !result) continue
        if (!result) return t.fail(`nothing was written: ${mode}, ${JSON.stringify(outcome)}`)
        t.strictSame(inspect(result).credit, credit, mode)
        t.notOk(result.includes('secret'), mode)
        t.notOk(result.includes(Buffer.from('secret', 'utf16le')), mode)
      }
    }
  )

t.test('the credit survives in an animation, from XMP or from a comment', async (t) => {
  const bench = await openBench(t)
  const frame = Array.from({ length: 64 * 64 }, (_, at) => (at >> 6) % 50)
  const colours = Array.from({ length: 100 }, (_, at) => at * 0x020103)
  const plain = drawGif({ width: 64, height: 64 }, colours, [
    { indices: frame, width: 64 },
    { indices: frame.toReversed(), width: 64 }
  ])
  const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0])
  const withXmp = [Buffer.from('\x21\xff\x0bXMP DataXMP', 'latin1'), packet, trailer]
  const note = Buffer.from('Copyright Green Shop')
  const comment = [Buffer.from([0x21, 0xfe, note.length]), note, Buffer.alloc(1)]
  for (const [extension, credit] of [
    [withXmp, ALL],
    [comment, { artist: '', copyright: 'Copyright Green Shop', creditLine: '' }]
  ] as const) {
    const original = Buffer.concat([plain.subarray(0, -1), ...extension, plain.subarray(-1)])
    for (const options of [MEDIUM, LOSSLESS]) {
      const { result } = await bench.run(original, options)
      if (!result) return t.fail('nothing was written')
      t.strictSame(inspect(result).credit, credit)
      t.notOk(result.includes('secret'))
      t.equal((await sharp(result, { animated: true }).metadata()).pages, 2)
    }
  }
})

t.test(
  'a packet of ten megabytes leaves at most 1,000 characters of each text §5.8.3',
  async (t) => {
    const bench = await openBench(t)
    const long = xmp(`<dc:rights>${'ж'.repeat(5_000_000)}</dc:rights><dc:creator>Ana</dc:creator>`)
    const { result } = await bench.run(withWebpChunks(webp, size, 4, ['XMP ', long]), MEDIUM)
    if (!result) return t.fail('nothing was written')
    t.ok(result.length < webp.length)
    t.ok(inspect(result).credit.copyright.length <= 1_000)
    const many = inPng(
      ...Array.from({ length: 200 }, () => itxt('Author', Buffer.alloc(200_000, 'x'), true))
    )
    const begin = performance.now()
    t.equal((await bench.run(many, MEDIUM)).outcome.status, 'optimised')
    t.ok(performance.now() - begin < 20_000)
  }
)

t.test('metadata that is cut off or makes no sense does no harm', async (t) => {
  const bench = await openBench(t)
  for (const block of [exif, packet, iptc(utf8)])
    for (let length = 0; length < block.length; length += 7) {
      const cut = block.subarray(0, length)
      const original = withSegments(
        jpeg,
        exifSegment(cut),
        segment(0xed, 'Photoshop 3.0\0', cut),
        segment(0xe1, XMP_NAME, cut)
      )
      t.doesNotThrow(() => inspect(original))
    }
  const { outcome } = await bench.run(
    withSegments(jpeg, exifSegment(oriented(1).subarray(0, 20))),
    MEDIUM
  )
  t.equal(outcome.status, 'optimised')
})
