import t from 'tap'
import { altTextFor } from '../../../../modules/image-opt/options/templates/alt-texts.ts'
import {
  numbered,
  slugOf,
  stemFor,
  stemOf,
  withExtension
} from '../../../../modules/image-opt/options/templates/file-names.ts'
import {
  fillTemplate,
  renderAlt,
  type TemplateData
} from '../../../../modules/image-opt/options/templates/render-template.ts'
import {
  type Described,
  templateDataOf
} from '../../../../modules/image-opt/options/templates/template-data.ts'
import {
  cleanTemplate,
  isEmptyTemplate,
  unknownFieldOf
} from '../../../../modules/image-opt/options/templates/templates.ts'
import { report } from '../../../support/report.ts'

const MUG: TemplateData = {
  product_title: 'Harbor Mug',
  product_vendor: 'Tide & Co.',
  product_type: 'Kitchen',
  shop_name: 'Harbor Goods',
  price: '18.00',
  product_variant: 'Ocean'
}

t.test('a template is rendered with the values of its fields', async (t) => {
  const cases: [string, string][] = [
    ['%product_title%', 'Harbor Mug'],
    ['%product_title% - %product_vendor%', 'Harbor Mug - Tide & Co.'],
    ['%product_title%%product_variant%', 'Harbor MugOcean'],
    ['Buy %product_title% (%product_variant%) for $%price%!', 'Buy Harbor Mug (Ocean) for $18.00!'],
    ['100% %product_type%', '100% Kitchen'],
    ['%product_type% %unknown_field%', 'Kitchen'],
    ['No field at all', 'No field at all'],
    ['  %product_title% \n %shop_name% ', 'Harbor Mug Harbor Goods']
  ]
  for (const [template, text] of cases) t.equal(fillTemplate(template, MUG), text, template)
})

t.test('an empty field is removed together with the separator beside it §9.2.2', async (t) => {
  const cases: [string, TemplateData, string][] = [
    ['%product_title% - %product_vendor%', { product_title: 'Mug' }, 'Mug'],
    ['%product_title% - %product_vendor%', { product_vendor: 'Tide' }, 'Tide'],
    [
      '%product_title% - %product_vendor% | %shop_name%',
      { product_title: 'Mug', shop_name: 'S' },
      'Mug - S'
    ],
    [
      '%product_title% | %product_vendor% %shop_name%',
      { product_title: 'Mug', shop_name: 'S' },
      'Mug | S'
    ],
    [
      '%product_title% %product_vendor% | %shop_name%',
      { product_title: 'Mug', shop_name: 'S' },
      'Mug | S'
    ],
    ['%product_vendor% - %product_type% - %shop_name%', { shop_name: 'S' }, 'S'],
    ['A - %product_title%%product_vendor%', { product_title: 'Mug' }, 'A - Mug'],
    ['%product_title% - %product_type% - %price%', { product_title: 'Mug' }, 'Mug'],
    ['%product_title% (%product_variant%)', { product_title: 'Mug' }, 'Mug'],
    [
      '%product_title% “%product_variant%” - %shop_name%',
      { product_title: 'Mug', shop_name: 'S' },
      'Mug - S'
    ],
    ['%product_title%, %product_type%', { product_title: 'A - B', product_type: '  ' }, 'A - B'],
    ['Buy %product_title% now', {}, 'Buy now'],
    ['( %product_variant% ) mug', {}, 'mug'],
    ['( %product_variant% ) mug', { product_variant: 'Red' }, '( Red ) mug'],
    ['%product_title% - ( %product_variant% )', { product_title: 'Mug' }, 'Mug'],
    ['(A%product_variant%) mug', {}, '(A) mug'],
    ['(%product_variant%A) mug', {}, '(A) mug'],
    ['A %product_vendor% B - %shop_name%', { shop_name: 'S' }, 'A B - S'],
    ['%product_vendor% B - C', {}, 'B - C'],
    ['A - B', {}, 'A - B'],
    ['%product_vendor%A', {}, 'A'],
    ['- %product_title%', { product_title: 'Mug' }, '- Mug'],
    ['A%product_vendor% - B', {}, 'A - B'],
    ['%product_vendor%A -', {}, 'A -'],
    [
      '%product_title% - %shop_name% - %product_vendor% | %price%',
      { product_title: 'Mug', shop_name: 'S', price: '1' },
      'Mug - S - 1'
    ],
    [
      '%product_title% - %shop_name% - %product_vendor%',
      { product_title: 'Mug', shop_name: 'S' },
      'Mug - S'
    ],
    ['A%product_vendor%', {}, 'A'],
    ['%product_title% - %product_vendor%', {}, ''],
    [' - ', {}, ''],
    ['%product_title%\u00a0–\u00a0%product_vendor%', { product_title: 'Mug' }, 'Mug']
  ]
  for (const [template, data, text] of cases)
    t.equal(fillTemplate(template, data), text, `${template} ${JSON.stringify(data)}`)
})

t.test('brackets and quotes disappear together with the empty field in them', async (t) => {
  for (const [opening, closing] of ['()', '[]', '{}', '""', "''", '«»', '“”', '„”'].map((pair) => [
    pair.slice(0, 1),
    pair.slice(1)
  ]))
    t.equal(
      renderAlt(`%product_title% ${opening}%product_type%${closing}`, { product_title: 'Mug' }),
      'Mug',
      `${opening}${closing}`
    )
})

t.test('a rendered alt text is one line of at most 512 characters §9.3.1', async (t) => {
  t.equal(renderAlt('%product_title%', { product_title: ' A\n\tB\u0000C  D ' }), 'A B C D')
  t.equal(renderAlt('%product_title%', { product_title: 'x'.repeat(600) }).length, 512)
  for (const length of [511, 512])
    t.equal(renderAlt('%product_title%', { product_title: 'x'.repeat(length) }).length, length)
  const spaced = `${'x'.repeat(511)} y`
  t.equal(renderAlt('%product_title%', { product_title: spaced }), 'x'.repeat(511))
  t.equal(renderAlt('%product_title%', { product_title: `👩‍👩‍👧‍👦${'x'.repeat(501)}` }).length, 512)
  const families = '👩‍👩‍👧‍👦'.repeat(100)
  const cut = renderAlt('%product_title%', { product_title: families })
  t.ok(cut.length <= 512)
  t.equal(cut, '👩‍👩‍👧‍👦'.repeat(Math.floor(512 / '👩‍👩‍👧‍👦'.length)), 'no grapheme is cut in two')
  t.equal(
    renderAlt('%product_title%', { product_title: '<b>"Mug" & %price%</b>' }),
    '<b>"Mug" & %price%</b>',
    'a value is not rendered as a template'
  )
})

t.test('the value of a field is never rendered as a template §9.2.1', async (t) => {
  const names = Object.keys(MUG) as (keyof TemplateData)[]
  let tried = 0
  for (const outer of names)
    for (const inner of names)
      for (const around of ['', '%', '{{', '<i>', '$&', '$1', '\\u0025']) {
        const value = `${around}%${inner}%`
        t.equal(fillTemplate(`A %${outer}% B`, { ...MUG, [outer]: value }), `A ${value} B`)
        tried++
      }
  report(18, 'templates', { 'values tried': tried })
})

t.test('a file name is a slug that keeps the letters of every script §9.4.1', async (t) => {
  const cases: [string, string][] = [
    ['Harbor Mug - Tide & Co.', 'harbor-mug-tide-co'],
    ["Men's  Trail/Shoe №5", 'mens-trail-shoe-no5'],
    ['Crème Brûlée', 'crème-brûlée'],
    ['Cre\u0300me', 'crème'],
    ['Кружка синяя', 'кружка-синяя'],
    ['陶器のマグカップ ブルー', '陶器のマグカップ-ブルー'],
    ['कप नीला', 'कप-नीला'],
    ['كوب أزرق', 'كوب-أزرق'],
    ['ﬁne ＭＵＧ', 'fine-mug'],
    ['İstanbul ẞ', 'i̇stanbul-ß'],
    ['--a__b..c--', 'a-b-c'],
    ['../../etc/passwd', 'etc-passwd'],
    ['\u0301mug', 'mug'],
    ['☕️ !!', ''],
    ['a \u0301\u0302b', 'a-b'],
    ['a \u0301 ', 'a'],
    ['- - a', 'a'],
    ['a - -', 'a']
  ]
  for (const [text, slug] of cases) t.equal(slugOf(text), slug, text)
})

t.test(
  'a file name is never empty and has at most 100 characters, including its extension §9.4.2',
  async (t) => {
    t.equal(stemFor('%product_title%', { product_title: '☕' }, 'IMG_0042.JPG'), 'img-0042')
    t.equal(stemFor('%product_vendor%', {}, '☕.jpg'), 'image')
    for (const letter of ['x', '陶', 'é'])
      for (const number of [1, 2, 4711]) {
        const name = withExtension(numbered(letter.repeat(300), number), 'webp')
        t.ok(name.length <= 100 && Buffer.byteLength(name) <= 255, `${letter} ${number}`)
        t.ok(name.endsWith(number === 1 ? `${letter}.webp` : `${letter}-${number}.webp`))
      }
    t.equal(numbered('mug', 1), 'mug')
    t.equal(numbered('mug', 2), 'mug-2')
    t.equal(numbered(`${'x'.repeat(94)}-y`, 1), 'x'.repeat(94), 'no dash remains at the cut')
    t.equal(withExtension('mug', 'jpeg'), 'mug.jpg')
    t.equal(numbered('a--b', 1), 'a--b', 'only dashes at the end go')
    t.equal(numbered(`${'x'.repeat(92)}---y`, 1), 'x'.repeat(92))
    t.equal(stemOf('a.b.jpg'), 'a.b')
    t.equal(stemOf('a'), 'a')
  }
)

t.test(
  'templates are cleaned, and templates that are empty or have an unknown field are detected §9.1.5',
  async (t) => {
    t.equal(cleanTemplate('\u200b %product_title%\r\n\u00a0 x \ufeff'), '%product_title% x')
    for (const empty of ['', ' \n\t', '\u200b\u200c\ufeff', '\u2060 \u00a0'])
      t.ok(isEmptyTemplate(empty))
    t.notOk(isEmptyTemplate('x'))
    t.equal(unknownFieldOf('%product_title% %price%', 'product'), undefined)
    t.equal(unknownFieldOf('%product_title% %blog_title%', 'product'), '%blog_title%')
    t.equal(unknownFieldOf('%collection_title%', 'article'), '%collection_title%')
    t.equal(unknownFieldOf('50% or 60% off', 'article'), undefined)
    t.equal(unknownFieldOf('%product_title% by {{vendor}}', 'product'), '{{vendor}}')
    t.equal(unknownFieldOf('{one} {{', 'product'), undefined)
  }
)

const DESCRIBED: Described = {
  itemKind: 'product',
  title: 'Mug',
  vendor: 'Tide',
  productType: 'Kitchen',
  price: '18.00',
  firstVariant: 'Ocean',
  variant: ''
}

t.test('each item kind has its own template fields §9.1.1–9.1.3 §9.1.6', async (t) => {
  const dataOf = (change: Partial<Described>) => templateDataOf({ ...DESCRIBED, ...change }, 'S')
  t.strictSame(dataOf({}), {
    shop_name: 'S',
    product_title: 'Mug',
    product_vendor: 'Tide',
    product_type: 'Kitchen',
    price: '18.00',
    product_variant: 'Ocean'
  })
  t.strictSame(dataOf({ itemKind: 'collection' }), { shop_name: 'S', collection_title: 'Mug' })
  t.strictSame(dataOf({ itemKind: 'article' }), { shop_name: 'S', blog_title: 'Mug' })
  for (const [firstVariant, variant, shown] of [
    ['Ocean', 'Sand', 'Sand'],
    ['Ocean', '', 'Ocean'],
    ['', '', ''],
    ['Default Title', '', ''],
    ['default', '', ''],
    ['Ocean', 'DEFAULT TITLE', ''],
    ['No default', '', 'No default'],
    ['Default titles', '', 'Default titles'],
    ['Defaults', '', 'Defaults']
  ] as const)
    t.equal(dataOf({ firstVariant, variant }).product_variant, shown, `${firstVariant} ${variant}`)
})

t.test('an alt text is replaced only where the merchant asked for it §9.2.3 §9.3.1', async (t) => {
  const wanted = (onlyBlank: boolean, rule = '%product_title%') =>
    ({ alt: { rule, onlyBlank }, shopName: 'S' }) as Parameters<typeof altTextFor>[0]
  const cases: [Parameters<typeof altTextFor>[0], string, string][] = [
    [null, 'before', 'before'],
    [{ alt: null, shopName: 'S' } as Parameters<typeof altTextFor>[0], 'before', 'before'],
    [wanted(false), 'before', 'Mug'],
    [wanted(false), '', 'Mug'],
    [wanted(true), 'before', 'before'],
    [wanted(true), '', 'Mug'],
    [wanted(true), ' \n', 'Mug'],
    [wanted(false, '%blog_title%'), 'before', 'before']
  ]
  for (const [options, before, after] of cases)
    t.equal(altTextFor(options, DESCRIBED, before), after, `${JSON.stringify(options)} ${before}`)
})
