type Value = string | boolean | string[]
export type Table = { [key: string]: Value }

/**
 * Returns the tables of a Shopify CLI file by name; the tables of a list are numbered. It supports only what our files
 * use: values written as in JSON, each on one line.
 * @throws on anything else
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
