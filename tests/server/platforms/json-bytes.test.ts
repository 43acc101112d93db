import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import t, { type Test } from 'tap'
import type { StoreImage } from '../../../server/platforms/store-platform.ts'
import { randomFrom } from '../../proofs/fuzz/random.ts'
import { repeated } from '../../support/lane.ts'
import { anyJson, PICTURES, type Piece } from './any-json.ts'
import { listAll, MAX_BYTES, replace } from './conformance-support.ts'
import { storeOf } from './local-store-support.ts'

/** How many products are generated. Number 17 of a seed is the same product on every machine. */
const PRODUCTS = repeated({ test: 80, prove: 10_000 })
const AT_ONCE = 40

const ALTS = [
  '',
  'Red mug',
  '"Red" mug & <b>saucer</b> \\ 100 %',
  'Кружка, 陶器 ☕️',
  'x'.repeat(512),
  'a\u0000b',
  '\ud800',
  '\ufffd',
  'two\nlines',
  '$&$1',
  '1',
  'true'
]
const ALT_FILES = ['Beside\n', '\uFEFFWith a mark\r\n', '', '  spaces  ', 'no end']
const NAMES = ['new', 'red-mug-1', 'ré "d', '$&', 'x'.repeat(100)]

/** Returns how many changes were made and undone. */
async function tryProducts(t: Test, first: number): Promise<number> {
  const products = Array.from({ length: AT_ONCE }, (_, index) => {
    const random = randomFrom(first + index)
    return { random, name: `p${first + index}`, pieces: anyJson(random) }
  })
  const files: Record<string, string | number> = {}
  for (const { random, name, pieces } of products) {
    files[`products/${name}/product.json`] = textOf(pieces)
    for (const picture of PICTURES) {
      files[`products/${name}/${picture}`] = 1
      if (random.below(3) === 0)
        files[`products/${name}/${picture}.alt.txt`] = random.pick(ALT_FILES)
    }
  }
  const { store, directory } = await storeOf(t, files)
  const before = await contentOf(directory)
  const items = await listAll(store, 'product')
  let changes = 0
  for (const { random, name, pieces } of products) {
    const images = items.find((item) => 'handle' in item && item.handle === name)?.images ?? []
    const json = join(directory, `products/${name}/product.json`)
    const numbered = images.map((image) => ({ ...image, number: numberOf(image) }))
    const now = pieces.map((piece) => ({ ...piece }))
    const set = async (id: string, alt: string) => {
      const expectedAlt = (await store.getImage(id)).alt
      if (expectedAlt === alt) return false
      await store.setAlt(id, { alt, expectedAlt })
      return true
    }
    for (let round = 0; round <= random.below(2); round++) {
      for (const { id, number, alt: first } of numbered) {
        const alt = random.pick(ALTS)
        if (!(await set(id, alt))) continue
        changes++
        const shown = alt.toWellFormed().replaceAll('\0', '\uFFFD')
        isSame(t, (await store.getImage(id)).alt, shown, name)
        const index = now.findIndex((one) => one.alt === number)
        const piece = now[index]
        if (piece && shown === first) piece.raw = pieces[index]?.raw ?? ''
        else if (piece) writeAlt(piece, shown, textOf(now))
        isSame(t, await readFile(json, 'utf8'), textOf(now), name)
      }
      for (const { id, number } of numbered) {
        const fileName = `${round}${number}${random.pick(NAMES)}.png`
        const picture = await store.readImage(id, MAX_BYTES)
        const renamed = await replace(store, id, picture, fileName)
        const folder = PICTURES[number]?.includes('/') ? 'sub/' : ''
        checkNames(t, await readFile(json, 'utf8'), now, {
          number,
          name: folder + renamed.fileName
        })
        changes++
      }
    }
    for (const { id, fileName, alt } of numbered) {
      await replace(store, id, await store.readImage(id, MAX_BYTES), fileName)
      await set(id, alt)
    }
  }
  const after = await contentOf(directory)
  for (const [path, content] of Object.entries(before)) isSame(t, after[path], content, path)
  t.strictSame(Object.keys(after), Object.keys(before), 'no file is new or gone')
  return changes
}

/** Compares without the cost of an assertion for each of a hundred thousand texts. */
function isSame(t: Test, found: unknown, wanted: unknown, what: string) {
  if (found !== wanted) t.strictSame(found, wanted, what)
}

const numberOf = ({ fileName }: StoreImage): number =>
  PICTURES.findIndex((picture) => basename(picture) === fileName)

const textOf = (pieces: Piece[]): string => pieces.map(({ raw }) => raw).join('')

/** Changes the piece as the app should: an alt text that was missing is added in the style of the file. */
function writeAlt(piece: Piece, alt: string, text: string) {
  const key = piece.raw.startsWith(',') || piece.raw === ''
  const [comma, colon] = text.includes('": ') ? [', ', ': '] : [',', ':']
  piece.raw = (key ? `${comma}"alt"${colon}` : '') + JSON.stringify(alt)
}

/**
 * Checks that the text consists of the pieces, but for those that name a picture: these spell the new name, in JSON or
 * as an address in HTML. The pieces take over the spellings.
 */
function checkNames(
  t: Test,
  text: string,
  pieces: Piece[],
  renamed: { number: number; name: string }
) {
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.name === renamed.number) {
      const next = pieces[index + 1]?.raw ?? ''
      const rest = text.slice(at)
      const isWholeString = next === '"'
      const [raw = ''] = isWholeString
        ? (/^(?:[^"\\]|\\.)*/.exec(rest) ?? [])
        : [rest.slice(0, rest.indexOf(next))]
      const spelled = JSON.parse(`"${raw}"`) as string
      const isNamed = [spelled, decodeURIComponent(spelled)].includes(renamed.name)
      if (!isNamed) t.equal(spelled, renamed.name)
      piece.raw = raw
    } else if (!text.startsWith(piece.raw, at)) t.equal(text.slice(at), piece.raw)
    at += piece.raw.length
  }
  if (at !== text.length) t.equal(at, text.length)
}

/** Returns the content of every file by its path, in the order of the paths. */
async function contentOf(directory: string): Promise<Record<string, string>> {
  const paths = (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const content: Record<string, string> = {}
  for (const path of paths) content[path] = (await readFile(path)).toString('latin1')
  return content
}

t.test(
  'pictures that get new alt texts and names and are restored leave every JSON and alt file as it was §3.2.3',
  async (t) => {
    let changes = 0
    for (let first = 0; first < PRODUCTS; first += AT_ONCE) changes += await tryProducts(t, first)
    t.ok(changes > PRODUCTS, `${changes} changes`)
  }
)
