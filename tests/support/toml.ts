type Value = string | boolean | string[]
export type Table = { [key: string]: Value }

/**
 * The tables of a file of Shopify CLI, by name; those of a list are numbered. It reads what our files need:
 * values that are written as JSON writes them, each on one line. Anything else is refused.
 */
export function readToml(text: string): Map<string, Table> {
  const tables = new Map<string, Table>([['', {}]])
  let name = ''
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [, list, single] = /^(?:\[\[([\w.]+)\]\]|\[([\w.]+)\])$/.exec(line) ?? []
    const [, key, value] = /^([\w.]+) = (.+)$/.exec(line) ?? []
    if (list) name = `${list}.${[...tables.keys()].filter((each) => each.startsWith(list)).length}`
    else if (single) name = single
    else if (!key || !value) throw new Error(`Expected a table or a value, received ${line}`)
    const table = tables.get(name) ?? {}
    if (key && value) table[key] = JSON.parse(value) as Value
    tables.set(name, table)
  }
  return tables
}
