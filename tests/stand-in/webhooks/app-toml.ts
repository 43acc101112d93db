import { readFileSync } from 'node:fs'
import { readToml } from '../../support/toml.ts'

/** What `shopify.app.toml` declares; Shopify CLI deploys it, and Shopify sends by it. */
export type Declaration = {
  topics: string[]
  /** An address, or a path below the address of the app. */
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
