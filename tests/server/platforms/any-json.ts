import type { Random } from '../../proofs/fuzz/random.ts'

/** The pictures of each generated product, as they are called on the disk. */
export const PICTURES = ['red-mug.png', 'c d.png', "it's 100%.png", 'sub/é".png']

/**
 * A piece of a generated JSON text. `alt` and `name` are the values that the app may change, with the number of the
 * picture; an `alt` of '' is missing.
 */
export type Piece = { raw: string; alt?: number; name?: number }

/** Escapes each UTF-16 unit. */
const unicodeOf = (letter: string) =>
  letter
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')

/** Generates the product.json of a product with these pictures, as any editor or person might have written it. */
export function anyJson(random: Random): Piece[] {
  const maybe = (share: number) => random.below(100) < share * 100
  const anyOf = random.pick
  const escaped = (text: string) =>
    Array.from(text, (letter) => (maybe(0.2) ? unicodeOf(letter) : letter)).join('')
  /** Spells a text in one of the ways of JSON. */
  const string = (text: string, share = 0.5) =>
    maybe(share)
      ? JSON.stringify(text)
      : `"${text.replace(/["\\]|[^"\\]+/g, (part) => (/^["\\]/.test(part) ? `\\${part}` : escaped(part)))}"`
  const end = anyOf(['\n', '\r\n', ' ', '', '\n\t'])
  const colon = anyOf([': ', ':', ' : ', ':\t'])
  const key = (name: string) => (maybe(0.85) ? `"${name}"` : `"${escaped(name)}"`) + colon

  const anyAlt = () =>
    anyOf([
      '"Mug"',
      '""',
      '"  "',
      '1.0',
      '1e3',
      '123456789012345678901234567890',
      'true',
      'null',
      '{"en":"Mug", "file":"red-mug.png"}',
      '["a", "b"]',
      '"\\ud800"',
      '"\\ufffd"',
      '"\uFFFD"',
      '"a\\u0000b"',
      '"\\/ \\u00e9\\ud83d\\ude00"',
      string('Тёмная «кружка» 😀 "x" \\')
    ])
  const spellName = (name: string) => string(maybe(0.5) ? name : name.normalize('NFD'))

  function image(number: number): Piece[] {
    const name = PICTURES[number] as string
    const file = [
      { raw: `${maybe(0.05) ? `${key('file')}"dead.png",` : ''}${key('file')}"` },
      { raw: spellName(name).slice(1, -1), name: number },
      { raw: '"' }
    ]
    const dead = maybe(0.1) ? `${key('alt')}"dead",${end}` : ''
    const isMissing = dead === '' && maybe(0.3)
    const alt = isMissing ? [] : [{ raw: dead + key('alt') }, { raw: anyAlt(), alt: number }]
    const more = [{ raw: `${key('variants')}[${string('Blue')}]` }]
    const parts = random.below(2) === 0 ? [file, alt, more] : [alt, more, file]
    const body: Piece[] = parts
      .filter((part) => part.length > 0)
      .flatMap((part) => [{ raw: `,${end}` }, ...part])
    body[0] = { raw: end }
    // A missing alt text is added behind the file's name.
    const place = body.findIndex((piece) => 'name' in piece) + 2
    if (isMissing) body.splice(place, 0, { raw: '', alt: number })
    return [{ raw: '{' }, ...body, { raw: `${end}}` }]
  }

  function html(): Piece[] {
    const number = random.below(2)
    const name = PICTURES[number] as string
    const spelled = anyOf([name, encodeURIComponent(name)])
    const quote = anyOf(['\\"', '\\u0022', "'"])
    return [
      { raw: `${key('text')}"<p>${escaped('Look')}: <img src=${quote}` },
      { raw: maybe(0.5) ? spelled : escaped(spelled), name: number },
      { raw: `${quote}> <img src='other.png'><br\\/>"` }
    ]
  }

  const order = PICTURES.map((_, number) => number)
    .filter(() => maybe(0.8))
    .sort(() => random.below(3) - 1)
  const images = order.flatMap((number, index) => [
    { raw: index === 0 ? end : `,${end}` },
    ...image(number)
  ])
  const deep = 1 + random.below(300)
  const fields: Piece[][] = [
    [{ raw: `${key('title')}${anyOf(['"Mug"', '"\\ufffd"', '"\\udc00x"', '"\uFFFD"', '7'])}` }],
    [{ raw: `${key('price')}${anyOf(['1.0', '1e3', '"18"', '12345678901234567890', '-0'])}` }],
    [{ raw: `${key('images.file')}"red-mug.png",${end}${key('__proto__')}{"images":[]}` }],
    [
      {
        raw: `${key('deep')}${'['.repeat(deep)}${maybe(0.5) ? '{"images": 1}' : ''}${']'.repeat(deep)}`
      }
    ],
    html(),
    [
      { raw: `${key('image')}"` },
      { raw: spellName(PICTURES[0] as string).slice(1, -1), name: 0 },
      { raw: '"' }
    ],
    [
      { raw: `${maybe(0.1) ? `${key('images')}[{"file":"red-mug.png"}],` : ''}${key('images')}[` },
      ...images,
      { raw: `${end}]` }
    ]
  ]
  const chosen = fields.filter((_, index) => index === fields.length - 1 || maybe(0.6))
  const body = chosen.flatMap((field, index) => [{ raw: index === 0 ? end : `,${end}` }, ...field])
  return [{ raw: `${maybe(0.2) ? '\uFEFF' : ''}{` }, ...body, { raw: `${end}}${end}` }]
}
