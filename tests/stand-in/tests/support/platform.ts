import { existsSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../platform/', import.meta.url)

const SENT = new URL('../../../../server/platforms/shopify/client/operations/', import.meta.url)

/** Reads an operation of tests/stand-in/tests/platform, or one that the app itself sends. */
export function readOperation(file: string): string {
  const own = new URL(`operations/${file}`, FOLDER)
  return readFileSync(existsSync(own) ? own : new URL(file, SENT), 'utf8')
}

/** Reads a JSON file of tests/stand-in/tests/platform. */
export const readFacts = <Content>(path: string): Content =>
  JSON.parse(readFileSync(new URL(path, FOLDER), 'utf8')) as Content
