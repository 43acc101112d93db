import { flag, type Trigger, type Words } from './words.ts'

/** Conditions on an item, whose row has this name in the statement. */
const listed = (item: string) => `(${item}.deleted_at is null and ${item}.image_count > 0)`
const inHistory = (item: string) => `(${item}.history_at is not null)`
/** Whether the list for manual selection has this item, with an image that is not optimised. */
const isOpenItem = (item: string) => `(${listed(item)} and ${item}.open_count > 0)`

/** Conditions on an image and its result. Either may be the `old` or `new` row; the result may be missing. */
const isThere = (image: string) => `(${image}.deleted_at is null)`
const live = (image: string) => `(${isThere(image)} and ${image}.seen != 0)`
const open = (image: string, result: string | null) =>
  result === null
    ? live(image)
    : `(${live(image)} and (${result}.image_id is null
      or ${result}.status in ('restored', 'failed') or ${result}.version != ${image}.version))`
const saved = (image: string, result: string) =>
  `(${isThere(image)} and ${result}.result_hash is not null
    and ${result}.result_hash is distinct from ${result}.original_hash)`
const bytesOf = (image: string) => `case when ${isThere(image)} then ${image}.size_bytes else 0 end`
const savedBy = (result: string) => `(${result}.original_bytes - ${result}.result_bytes)`

/** The numbers that an image with its result adds to shop_total. */
function numbersOf(image: string, result: string | null): Record<string, string> {
  const ifSaved = (value: string) =>
    result === null ? '0' : `case when ${saved(image, result)} then ${value} else 0 end`
  return {
    images: flag(live(image)),
    open_images: flag(open(image, result)),
    saved_images: ifSaved('1'),
    original_bytes: ifSaved(`${result}.original_bytes`),
    result_bytes: ifSaved(`${result}.result_bytes`)
  }
}

/** Subtracts the numbers from before a change and adds those from after it. `from` selects what they are of. */
function moveShop(
  shop: string,
  from: string,
  before: Record<string, string> | null,
  after: Record<string, string>
): string[] {
  const names = Object.keys(after)
  const moved = names.map(
    (name) => `${after[name]}${before === null ? '' : ` - ${before[name]}`} as ${name}`
  )
  return [
    `insert into shop_total (shop_id) values (${shop}) on conflict (shop_id) do nothing`,
    `update shop_total set ${names.map((name) => `${name} = shop_total.${name} + d.${name}`).join(', ')}
      from (select ${moved.join(', ')} ${from}) as d
      where shop_id = ${shop} and (${names.map((name) => `d.${name} != 0`).join(' or ')})`
  ]
}

/** Adds the change of an image's result to the items whose counts it changes, and to its day. */
function moveResult(before: 'old' | null, after: 'new' | null): string[] {
  const row = after ?? 'old'
  const saving = [after && savedBy(after), before && `- ${savedBy(before)}`].filter(Boolean)
  const of = `from store_image as i where i.id = ${row}.image_id`
  return [
    ...[before, after].flatMap((each) => (each === null ? [] : [addToDay(each)])),
    ...moveShop(`${row}.shop_id`, of, numbersOf('i', before), numbersOf('i', after)),
    `update store_item set open_count = open_count + d.opened
      from (select i.item_id, ${flag(open('i', after))} - ${flag(open('i', before))} as opened ${of}) as d
      where store_item.id = d.item_id and d.opened != 0`,
    `update store_item set saved_bytes = saved_bytes + (${saving.join(' ')})
      where id = ${row}.item_id and (${saving.join(' ')}) != 0`
  ]
}

function addToDay(result: 'old' | 'new'): string {
  const sign = result === 'new' ? '' : '-'
  return `insert into daily_total (shop_id, day, images, saved_bytes)
    select ${result}.shop_id, substr(${result}.optimised_at, 1, 10), ${sign}1, ${sign}${savedBy(result)}
    where ${result}.status in ('compressed', 'expired')
    on conflict (shop_id, day) do update set images = daily_total.images + excluded.images,
      saved_bytes = daily_total.saved_bytes + excluded.saved_bytes`
}

/** Changes list_total of the item, and counts the change, which ends what was kept of the list. */
const moveList = (changes: Record<string, string>) =>
  `update list_total set ${Object.entries(changes)
    .map(([name, by]) => `${name} = ${name} + ${by}, `)
    .join('')}changes = changes + 1 where shop_id = new.shop_id and kind = new.kind`

const difference = (condition: (row: string) => string) =>
  `${flag(condition('new'))} - ${flag(condition('old'))}`
const differs = (condition: (row: string) => string) => `${condition('old')} != ${condition('new')}`

const RESULT_COLUMNS =
  'status, version, result_hash, original_hash, original_bytes, result_bytes, optimised_at'

/**
 * Keeps totals and counts that are stored instead of computed (decision 021), so that no code that writes
 * can forget to. SQLite's index of titles is kept up to date by the same triggers.
 */
export function totals({ dialect }: Words): Trigger[] {
  const inSqlite = (...statements: string[]) => (dialect === 'sqlite' ? statements : [])
  const removed = `insert into item_search (item_search, rowid, title_search)
      values ('delete', old.id, old.title_search)`
  const added = 'insert into item_search (rowid, title_search) values (new.id, new.title_search)'
  return [
    {
      name: 'item_added',
      fires: 'after insert on store_item',
      does: [
        ...inSqlite(added),
        `insert into list_total (shop_id, kind) values (new.shop_id, new.kind)
          on conflict (shop_id, kind) do nothing`,
        moveList({ listed: flag(listed('new')), history: flag(inHistory('new')) })
      ]
    },
    {
      name: 'item_title_changed',
      fires: 'after update of title_search on store_item',
      condition: 'old.title_search is distinct from new.title_search',
      does: [...inSqlite(removed, added), moveList({})]
    },
    ...(dialect === 'sqlite'
      ? [{ name: 'item_removed', fires: 'after delete on store_item', does: [removed] }]
      : []),
    {
      name: 'list_total_changed',
      fires: 'after update of deleted_at, history_at, image_count on store_item',
      condition: `${differs(listed)} or ${differs(inHistory)}`,
      does: [moveList({ listed: difference(listed), history: difference(inHistory) })]
    },
    {
      name: 'list_total_open_changed',
      fires: 'after update of deleted_at, image_count, open_count on store_item',
      condition: differs(isOpenItem),
      does: [moveList({ open: difference(isOpenItem) })]
    },
    {
      name: 'image_added',
      fires: 'after insert on store_image',
      does: [
        `update store_item set image_count = image_count + ${flag(isThere('new'))},
          open_count = open_count + ${flag(live('new'))}, image_bytes = image_bytes + ${bytesOf('new')}
          where id = new.item_id`,
        ...moveShop('new.shop_id', '', null, numbersOf('new', null))
      ]
    },
    {
      name: 'image_changed',
      fires: 'after update of deleted_at, version, size_bytes on store_image',
      condition: `${differs(isThere)} or old.version != new.version or old.size_bytes != new.size_bytes`,
      does: [
        `update store_item set image_count = image_count + ${difference(isThere)},
          open_count = open_count + d.opened, image_bytes = image_bytes + ${bytesOf('new')} - ${bytesOf('old')}
          from (select ${flag(open('new', 'r'))} - ${flag(open('old', 'r'))} as opened ${WITH_RESULT}) as d
          where id = new.item_id`,
        ...moveShop('new.shop_id', WITH_RESULT, numbersOf('old', 'r'), numbersOf('new', 'r'))
      ]
    },
    { name: 'result_added', fires: 'after insert on image_result', does: moveResult(null, 'new') },
    {
      name: 'result_changed',
      fires: `after update of ${RESULT_COLUMNS} on image_result`,
      condition: RESULT_COLUMNS.split(', ')
        .map((column) => `old.${column} is distinct from new.${column}`)
        .join(' or '),
      does: moveResult('old', 'new')
    },
    { name: 'result_removed', fires: 'after delete on image_result', does: moveResult('old', null) }
  ]
}

/** The result of the image that changed, as `r`, whose columns are null if there is none. */
const WITH_RESULT =
  'from (select 1 as one) as one left join image_result as r on r.image_id = new.id'
