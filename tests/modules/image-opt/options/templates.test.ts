import t from 'tap'
import {
  numbered,
  slugOf,
  stemFor,
  withExtension
} from '../../../../modules/image-opt/options/templates/file-names.ts'
import {
  fillTemplate,
  renderAlt,
  type TemplateData
} from '../../../../modules/image-opt/options/templates/render-template.ts'
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

t.test('an empty field is removed together with the separator beside it', async (t) => {
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
    ['%product_title% - %product_type% - %price%', { product_title: 'Mug' }, 'Mug'],
    ['%product_title% (%product_variant%)', { product_title: 'Mug' }, 'Mug'],
    [
      '%product_title% “%product_variant%” - %shop_name%',
      { product_title: 'Mug', shop_name: 'S' },
      'Mug - S'
    ],
    ['%product_title%, %product_type%', { product_title: 'A - B', product_type: '  ' }, 'A - B'],
    ['Buy %product_title% now', {}, 'Buy now'],
    ['%product_title% - %product_vendor%', {}, ''],
    [' - ', {}, ''],
    ['%product_title%\u00a0–\u00a0%product_vendor%', { product_title: 'Mug' }, 'Mug']
  ]
  for (const [template, data, text] of cases)
    t.equal(fillTemplate(template, data), text, `${template} ${JSON.stringify(data)}`)
})

t.test('a rendered alt text is one line of at most 512 characters', async (t) => {
  t.equal(renderAlt('%product_title%', { product_title: ' A\n\tB\u0000C  D ' }), 'A B C D')
  t.equal(renderAlt('%product_title%', { product_title: 'x'.repeat(600) }).length, 512)
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

t.test('no value of a field is ever rendered as a template', async (t) => {
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

t.test('a file name is a slug that keeps the letters of every script', async (t) => {
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
    ['☕️ !!', '']
  ]
  for (const [text, slug] of cases) t.equal(slugOf(text), slug, text)
})

t.test(
  'a file name is never empty and has at most 100 characters, including its extension',
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
  }
)

t.test(
  'templates are cleaned, and templates that are empty or have an unknown field are detected',
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
