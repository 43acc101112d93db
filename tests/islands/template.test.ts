import t from 'tap'
import {
  type Draft,
  insertField,
  insertText,
  isEmptyTemplate,
  lineOf,
  partsOf,
  remove,
  templateOf
} from '../../islands/templates/template.ts'

const at = (template: string, from: number, to = from): Draft => ({
  line: lineOf(template),
  from,
  to
})
const shown = ({ line, from }: Draft) => [templateOf(line), from]

t.test('a template is split into tags and text, and saving leaves it unchanged', async (t) => {
  const template = '%product_title% - %product_vendor% at %shop_name%'
  t.strictSame(partsOf(lineOf(template)), [
    { field: 'product_title' },
    { text: ' - ' },
    { field: 'product_vendor' },
    { text: ' at ' },
    { field: 'shop_name' }
  ])
  for (const kept of [
    template,
    '',
    '100% wool %price%',
    '%not_a_field% %blog_title%',
    '%collection_title%%shop_name%%product_variant%%product_type%'
  ])
    t.equal(templateOf(lineOf(kept)), kept)
})

t.test('line breaks, zero-width characters and extra spaces do not reach the server', async (t) => {
  for (const [typed, saved] of [
    ['a\nb', 'a b'],
    ['a\r\n  b', 'a b'],
    ['  %price%  ', '%price%'],
    ['a\u00a0\u00a0b', 'a b'],
    ['%pri\u200bce%', '%price%'],
    ['\ufeffa\u2060b', 'ab'],
    ['a\ue000b\uf8ff', 'ab'],
    ['👩‍🔧 می‌خواهم', '👩‍🔧 می‌خواهم']
  ] as const)
    t.equal(templateOf(lineOf(typed)), saved, JSON.stringify(typed))
})

t.test('a template without visible content is empty', async (t) => {
  for (const empty of ['', ' ', '\n\t', '\u200b', '\u00a0\u200b\ufeff', '\u200d \u200c'])
    t.ok(isEmptyTemplate(empty), JSON.stringify(empty))
  for (const full of ['a', '%price%', '-', '\u200b0'])
    t.notOk(isEmptyTemplate(full), JSON.stringify(full))
})

t.test('a tag is inserted at the caret, and spaces around it are collapsed §9.5.3', async (t) => {
  t.strictSame(shown(insertField(at('', 0), 'price')), ['%price%', 1])
  t.strictSame(shown(insertField(at('ab', 1), 'price')), ['a%price%b', 2])
  t.strictSame(shown(insertField(at('a  b', 2), 'price')), ['a %price% b', 3])
  t.strictSame(shown(insertField(at('%price% - ', 4), 'shop_name')), ['%price% - %shop_name%', 5])
  t.strictSame(
    shown(insertField(at('abcd', 1, 3), 'price')),
    ['a%price%d', 2],
    'the selection is replaced'
  )
})

t.test('pasted text becomes one line, with its placeholders as tags', async (t) => {
  t.strictSame(shown(insertText(at('ab', 1), ' x\ny ')), ['a x y b', 6])
  t.strictSame(shown(insertText(at('', 0), '  x  ')), ['x', 1])
  t.strictSame(partsOf(insertText(at('a ', 2), '%price%').line), [
    { text: 'a ' },
    { field: 'price' }
  ])
})

t.test('deleting backwards or forwards removes a tag as a whole §9.5.3', async (t) => {
  const template = 'a%product_title%b'
  t.strictSame(shown(remove(at(template, 2), -1)), ['ab', 1])
  t.strictSame(shown(remove(at(template, 1), 1)), ['ab', 1])
  t.strictSame(shown(remove(at(template, 0), -1)), [template, 0])
  t.strictSame(shown(remove(at(template, 3), 1)), [template, 3])
  t.strictSame(shown(remove(at(template, 0, 2), -1)), ['b', 0])
})
