import { readFileSync } from 'node:fs'

/** What `shopify.app.toml` declares; Shopify CLI deploys it, and Shopify sends by it. */
export type Declaration = {
  topics: string[]
  /** An address, or a path below the address of the app. */
  uri: string
  includeFields: string[] | null
}

export type AppToml = { apiVersion: string; scopes: string[]; webhooks: Declaration[] }

/** As much of TOML as such a file has: sections, strings, lists of strings. */
export function readAppToml(path: string | URL): AppToml {
  const lines = readFileSync(path, 'utf8')
    // Lists may go over several lines.
    .replace(/\[\s*\n([^\]]*)\]/g, (_, items: string) => `[${items.replace(/\n/g, ' ')}]`)
    .split('\n')
  const toml: AppToml = { apiVersion: '', scopes: [], webhooks: [] }
  let section = ''
  let declared: Declaration = { topics: [], uri: '', includeFields: null }
  for (const line of lines) {
    const text = line.replace(/^\s+|\s+$/g, '')
    const [, array] = /^\[\[(.+)\]\]$/.exec(text) ?? []
    const [, name] = array ? [] : (/^\[([^"]+)\]$/.exec(text) ?? [])
    if (array ?? name) section = array ?? name ?? ''
    if (array === 'webhooks.subscriptions') {
      declared = { topics: [], uri: '', includeFields: null }
      toml.webhooks.push(declared)
    }
    const [, key = '', value = ''] = /^(\w+)\s*=\s*(.+)$/.exec(text) ?? []
    const strings = [...value.matchAll(/"([^"]*)"/g)].map(([, string]) => string ?? '')
    if (section === 'webhooks' && key === 'api_version') toml.apiVersion = strings[0] ?? ''
    if (section === 'access_scopes' && key === 'scopes')
      toml.scopes = (strings[0] ?? '').split(/[\s,]+/)
    if (section !== 'webhooks.subscriptions') continue
    if (key === 'topics' || key === 'compliance_topics') declared.topics.push(...strings)
    if (key === 'uri') declared.uri = strings[0] ?? ''
    if (key === 'include_fields') declared.includeFields = strings
  }
  return toml
}
