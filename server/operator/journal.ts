import { findShopNumber, listAllShops } from '../../modules/auth/queries.ts'
import { findImageNumbers } from '../../modules/image-opt/queries.ts'
import { type JournalLine, listLines } from '../../modules/journal/index.ts'
import { UsageError } from '../core/command-errors.ts'
import type { Config } from '../core/config/config.ts'
import type { Db } from '../core/database/db.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { unknownShop } from './named-shop.ts'
import { openKnownDb } from './open-known-db.ts'
import { JSON_OPTION, parseWords } from './parse-words.ts'

const LINES_AT_ONCE = 1000

/**
 * Prints who did what to a shop's images and when (`npx page-speed-boost journal <shop>`), oldest first. `<shop>` is
 * the shop's domain or its number. The number still works after the shop was erased. `--image` is an image's number or
 * file name. The command changes nothing, so it may run while the server runs.
 */
export async function journal(config: Config, args: string[]): Promise<number> {
  const { values, positionals } = parseWords(args, { image: { type: 'string' }, ...JSON_OPTION })
  const [shopName, ...more] = positionals
  if (shopName === undefined || more.length > 0)
    throw new UsageError(
      'name one shop, by its domain or number: npx page-speed-boost journal <shop>'
    )
  const db = await openKnownDb(config)
  try {
    const shopId = await findShopNumber(db, shopName)
    if (shopId === undefined || !(await isKnown(db, shopId))) throw await unknownShop(db, shopName)
    const imageId = values.image === undefined ? undefined : await imageOf(db, shopId, values.image)
    let isFirst = true
    for await (const line of linesOf(db, shopId, imageId)) {
      if (!values.json) console.log(sentenceOf(line))
      else console.log(`${isFirst ? '[' : ','}${JSON.stringify(lineAsJson(line))}`)
      isFirst = false
    }
    if (values.json) console.log(isFirst ? '[]' : ']')
    else if (isFirst) console.log('nothing is in the journal')
    return EXIT.done
  } finally {
    await db.destroy()
  }
}

/** Returns whether there is or was a shop with this number. */
async function isKnown(db: Db, shopId: number): Promise<boolean> {
  const [line] = await listLines(db, shopId, { imageId: undefined, after: 0, limit: 1 })
  return line !== undefined || (await listAllShops(db)).some(({ id }) => id === shopId)
}

async function imageOf(db: Db, shopId: number, name: string): Promise<number> {
  if (/^\d+$/.test(name)) return Number(name)
  const [found, ...more] = await findImageNumbers(db, shopId, name)
  if (found === undefined) throw new UsageError(`no image of the shop is called ${name}`)
  if (more.length === 0) return found
  const all = [found, ...more].join(', ')
  throw new UsageError(`several images are called ${name}; name one by its number: ${all}`)
}

async function* linesOf(db: Db, shopId: number, imageId: number | undefined) {
  let after = 0
  for (;;) {
    const lines = await listLines(db, shopId, { imageId, after, limit: LINES_AT_ONCE })
    yield* lines
    const last = lines.at(-1)
    if (!last) return
    after = last.id
  }
}

const factsOf = ({ facts }: JournalLine) => JSON.parse(facts) as Record<string, string | number>

function lineAsJson(line: JournalLine) {
  const { id, at, shop_id, image_id, what, who, run_id } = line
  return { id, at, shop: shop_id, image: image_id, what, who, run: run_id, ...factsOf(line) }
}

const sentenceOf = (line: JournalLine): string =>
  [
    line.at,
    line.image_id === null ? 'shop' : `image ${line.image_id}`,
    line.what,
    `by ${line.who}`,
    ...(line.run_id === null ? [] : [`run ${line.run_id}`]),
    ...Object.entries(factsOf(line)).map(([name, value]) =>
      value === 1 && FLAGS.has(name) ? name : `${name} ${value}`
    )
  ].join('  ')

const FLAGS = new Set(['replaced', 'converted', 'watermarked', 'renamed', 'altText', 'resumed'])
