import t from 'tap'
import { readXmp } from '../../../../modules/image-opt/engine/inspect/credit/xmp.ts'
import { inspect } from '../../../../modules/image-opt/engine/inspect/inspect.ts'
import { XMP_NAME } from '../../../support/credits.ts'
import { segment, withSegments, xmp } from '../../../support/metadata.ts'
import { photo } from '../../../support/pictures.ts'

const jpeg = await photo(16, 16).jpeg().toBuffer()

const creditOf = (packet: Buffer) =>
  inspect(withSegments(jpeg, segment(0xe1, XMP_NAME, packet))).credit
const described = (attributes: string) => creditOf(xmp(`<rdf:Description${attributes}/>`))
const element = (properties: string) => creditOf(xmp(properties))

t.test('an XMP attribute is read whatever space is around it §5.8.3', (t) => {
  for (const attribute of [
    ' photoshop:Credit="Green & Co"',
    '\nphotoshop:Credit="Green & Co"',
    '\r\n\tphotoshop:Credit="Green & Co"\n',
    '\tphotoshop:Credit="Green & Co"',
    ' photoshop:Credit = "Green & Co"',
    "\nphotoshop:Credit\t=\r\n'Green & Co'",
    "  photoshop:Credit= 'Green & Co' ",
    ` dc:format='a "b" > c'${' '.repeat(50)}photoshop:Credit${' '.repeat(50)}="Green & Co"`,
    ' photoshop:City="no "quotes" around" photoshop:Credit="Green & Co"'
  ])
    t.equal(described(attribute.replace('&', '&amp;')).creditLine, 'Green & Co', attribute)
  t.equal(described('\ntiff:Artist\n=\n"Ana"').artist, 'Ana')
  t.equal(described("\ttiff:Copyright = '© Ana'").copyright, '© Ana')
  t.end()
})

t.test('a text that looks like an XMP attribute is not taken for one §5.8.3', (t) => {
  const alike = ' photoshop:Credit="No" '
  for (const before of [
    ` photoshop:Headline='${alike}'`,
    ` photoshop:Headline = '>${alike}'`,
    ` photoshop:Headline="\n photoshop:Credit='No'"`,
    ' x-photoshop:Credit="No"',
    ' photoshop:Credits="No"'
  ])
    t.equal(described(`${before} photoshop:Credit="Yes"`).creditLine, 'Yes', before)
  t.equal(described(` photoshop:Headline='${alike}'`).creditLine, '')
  t.equal(element(`<dc:description>${alike}</dc:description>`).creditLine, '')
  t.equal(element(`<dc:description><![CDATA[<a${alike}>]]></dc:description>`).creditLine, '')
  const value = `<photoshop:Credit x:note="a > b">Yes</photoshop:Credit>`
  t.equal(element(value).creditLine, 'Yes')
  t.end()
})

t.test('comments and literal texts of XMP end where the first of them ends §5.8.3', (t) => {
  for (const [content, text] of [
    ['<![CDATA[A <!-- b --> C]]>', 'A <!-- b --> C'],
    ['<![CDATA[A <!-- b]]><!-- c --> C', 'A <!-- b C'],
    ['A<!-- <![CDATA[ --> B<!-- ]]> -->', 'A B'],
    ['<!-- <![CDATA[no]]> -->Yes', 'Yes'],
    ['<!-- a --><![CDATA[<!--]]><!-- b --><![CDATA[-->]]>', '<!---->'],
    ['<![CDATA[a]]><![CDATA[b ]] > c]]>', 'ab ]] > c']
  ] as const) {
    const alt = `<dc:rights><rdf:Alt><rdf:li>${content}</rdf:li></rdf:Alt></dc:rights>`
    t.equal(element(alt).copyright, text, content)
    t.equal(element(`<photoshop:Credit>${content}</photoshop:Credit>`).creditLine, text, content)
  }
  const unended = '<photoshop:Credit><![CDATA[Yes]]></photoshop:Credit><!-- no end'
  t.equal(element(`<!-- a -->${unended}`).creditLine, 'Yes')
  t.equal(element(`<x>${'<!--'.repeat(9_000)}</x>${unended}`).creditLine, 'Yes')
  t.end()
})

t.test('of a text in several languages the default one is taken, else the first §5.8.3', (t) => {
  const li = (language: string, text: string) =>
    `<rdf:li xml:lang${language === 'de' ? ' = ' : '='}"${language}">${text}</rdf:li>`
  const rights = (...items: string[]) =>
    element(`<dc:rights><rdf:Alt>${items.join('\n')}</rdf:Alt></dc:rights>`).copyright
  const [german, usual, french] = [li('de', 'Recht'), li('x-default', 'Rights'), li('fr', 'Droits')]
  t.equal(rights(usual, german), 'Rights')
  t.equal(rights(german, usual), 'Rights')
  t.equal(rights(german, french, usual), 'Rights')
  t.equal(rights(german, french), 'Recht')
  t.equal(rights(french, german), 'Droits')
  t.equal(rights(german, li('x-default', '')), 'Recht')
  t.equal(rights(german, usual.replaceAll('"', "'").replace(' xml', '\n\txml')), 'Rights')
  t.equal(rights('<rdf:li xml:lang="x-default"/>', german), 'Recht')
  const authors = '<rdf:li>Ana :li</rdf:li><rdf:li x:a=">">Zoë :Alt</rdf:li>'
  const creator = `<dc:creator><rdf:Seq>${authors}</rdf:Seq></dc:creator>`
  t.equal(element(creator).artist, 'Ana :li; Zoë :Alt')
  t.equal(element('<photoshop:Credit>Ana :li</photoshop:Credit>').creditLine, 'Ana :li')
  t.end()
})

t.test('a megabyte of XMP is read in a moment, however it is written', (t) => {
  const names = 'dc:creator tiff:Artist dc:rights tiff:Copyright photoshop:Credit'
  const parts =
    '<|<a |<a b="|<a b=\'c| | a| a = |"|<!--|<![CDATA[|<!-- -->|<rdf:li>|<rdf:li a="|<dc:rights >'
  const begin = performance.now()
  for (const part of parts.split('|'))
    for (const start of ['', '<a ', '<dc:rights><rdf:Alt>', '<dc:creator ', '<a b="']) {
      const packet = Buffer.from(names + start + part.repeat((1 << 20) / part.length))
      t.doesNotThrow(() => readXmp(packet))
    }
  t.ok(performance.now() - begin < 30_000)
  t.end()
})
