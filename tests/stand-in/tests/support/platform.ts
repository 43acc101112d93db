import { readFileSync } from 'node:fs'

const FOLDER = new URL('../platform/', import.meta.url)

/** Reads a file of tests/stand-in/tests/platform (its README says what each holds). */
export const readPlatform = (path: string): string => readFileSync(new URL(path, FOLDER), 'utf8')

/** Reads a JSON file of tests/stand-in/tests/platform. */
export const readFacts = <Content>(path: string): Content =>
  JSON.parse(readPlatform(path)) as Content
