import { readFileSync } from 'node:fs'
import { readToml } from '../../support/toml.ts'

/** A webhook subscription declared in `shopify.app.toml`, which Shopify CLI deploys. */
export type Declaration = {
  topics: string[]
  /** An address, or a path relative to the app's URL. */
  uri: string
  includeFields: string[] | null
}

export type AppToml = { apiVersion: string; webhooks: Declaration[] }

export function readAppToml(path: string | URL): AppToml {
  const tables = [...readToml(readFileSync(path, 'utf8'))]
  const subscriptions = tables.filter(([name]) => name.startsWith('webhooks.subscriptions.'))
  return {
    apiVersion: String(tables.find(([name]) => name === 'webhooks')?.[1].api_version),
    webhooks: subscriptions.map(([, { topics, compliance_topics, uri, include_fields }]) => ({
      topics: [listOf(topics), listOf(compliance_topics)].flat(),
      uri: String(uri),
      includeFields: include_fields === undefined ? null : listOf(include_fields)
    }))
  }
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
