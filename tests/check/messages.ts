import { readdirSync } from 'node:fs'
import { bcp47 } from '../../locales/bcp-47.ts'
import { isLocale, locales } from '../../locales/codes.ts'
import { sizeUnit } from '../../locales/size-unit.ts'

/**
 * `node tests/check/messages.ts [codes…]`, a part of `npm run check`: checks that every language has every message, with the
 * placeholders of the English one and all plural forms that the language needs. Also checks that nothing is left in
 * English and that sizes have the unit of the language. Each strict message must replace a usual message.
 */
type Dictionary = { [key: string]: string | Dictionary }

const FOLDER = new URL('../../locales/', import.meta.url)
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const asked = process.argv.slice(2)

const flat = (texts: Dictionary, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`)
  )

const importFrom = (code: string, file: string) => import(new URL(`${code}/${file}`, FOLDER).href)

async function textsOf(code: string): Promise<Map<string, string>> {
  const { default: texts } = await importFrom(code, 'index.ts')
  return new Map(flat(texts))
}

/** Names that are the same in every language. Each language lists more words that it shares with English. */
const NAMES = ['Page Speed Boost']

async function sameAsEnglish(code: string): Promise<Set<string>> {
  if (code === 'en') return new Set()
  const { sameAsEnglish } = await importFrom(code, 'same-as-english.ts')
  return new Set([...NAMES, ...sameAsEnglish])
}

const PLURAL = /\{\{([^{}]*)\}\}/g

/** Returns the placeholders with their formatters, sorted, without the types that only the English message has. */
const placeholders = (text: string): string[] =>
  [...text.replace(PLURAL, '').matchAll(/\{(\w+)(?::\w+)?(\|\w+)?\}/g)]
    .map(([, name, formatter = '']) => name + formatter)
    .sort()

/** Returns the arguments that choose the plural forms. */
const pluralKeys = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+):/g)].map(([, key = '']) => key)

/** Returns the names of all arguments of an English message. */
const namesIn = (text: string): string[] => [
  ...pluralKeys(text),
  ...[...text.matchAll(/\{(\w+):/g)].map(([, name = '']) => name)
]

/**
 * Returns the parts of a message that must be the same in every language: options, template fields, addresses, file
 * extensions.
 */
const fixed = (text: string): string[] =>
  [
    ...text.matchAll(
      /--[a-z][\w-]*|%\w+%|https?:\S+|\.(?:jpe?g|png|gif|webp)\b|[A-Z]+=\S+|data-[a-z-]+/g
    )
  ]
    .map(([word]) => word.replace(/[.,]$/, ''))
    .sort()

/**
 * Returns a problem if the English message contains a size unit that is missing from the translation in the form of
 * its language.
 */
function unitProblem(text: string, translated: string, locale: string): string | undefined {
  for (const unit of ['kilobyte', 'megabyte'] as const) {
    const own = sizeUnit(unit, locale)
    if (new RegExp(`\\b${sizeUnit(unit, 'en')}\\b`, 'i').test(text) && !translated.includes(own))
      return `has no ${own}`
  }
  return undefined
}

const bare = (text: string): string => text.replace(PLURAL, ' ').replace(/\{[^{}]*\}/g, ' ')

function pluralProblem(text: string, categories: string[]): string | undefined {
  for (const [, content = ''] of text.matchAll(PLURAL)) {
    const [, key, forms = ''] = /^(\w+):(.*)$/s.exec(content) ?? []
    if (!key) return `'${content}' does not say which number it follows`
    const given = forms.split('|')
    if (given.length === 1 && categories.length === 1) continue
    if (given.length === 2 && !categories.includes('few') && categories.includes('one')) continue
    const order = ['zero', 'one', 'two', 'few', 'many', 'other']
    const has = given.length === 6 && categories.every((name) => given[order.indexOf(name)])
    if (!has) return `'${content}' needs forms for ${categories.join(', ')}`
  }
  return undefined
}

async function problemsOf(code: string, english: Map<string, string>): Promise<string[]> {
  const own = await textsOf(code)
  const same = await sameAsEnglish(code)
  const categories = new Intl.PluralRules(bcp47(code)).resolvedOptions().pluralCategories
  // In Romance languages the plural form for millions (`many`) reads the same as `other`.
  const needed = categories.filter((name) => name !== 'many' || categories.includes('few'))
  const problems: string[] = []
  for (const key of own.keys())
    if (!english.has(key)) problems.push(`${key}: English has no such text`)
  for (const [key, text] of english) {
    const translated = own.get(key)
    const report = (problem: string) => problems.push(`${key}: ${problem}`)
    if (translated === undefined) {
      report('is missing')
      continue
    }
    if (String(placeholders(text)) !== String(placeholders(translated)))
      report(`has ${placeholders(translated).join()} for ${placeholders(text).join()}`)
    if (String(fixed(text)) !== String(fixed(translated)))
      report(`has ${fixed(translated).join()} for ${fixed(text).join()}`)
    if (translated !== translated.trim() && text === text.trim())
      report('begins or ends with a space')
    const unknown = pluralKeys(translated).find((name) => !namesIn(text).includes(name))
    if (unknown) report(`counts by ${unknown}, which is no argument`)
    const unit = unitProblem(text, translated, bcp47(code))
    if (unit && code !== 'en') report(unit)
    const plural = pluralProblem(translated, needed)
    if (plural) report(plural)
    if (code !== 'en' && translated === text && /\p{L}{2}/u.test(bare(text)) && !same.has(text))
      report(`is English: ${text}`)
  }
  return problems
}

const english = await textsOf('en')
let found = 0
for (const folder of folders)
  if (!isLocale(folder)) {
    console.error(`locales/codes.ts does not list ${folder}`)
    found++
  }
for (const [key, text] of english) {
  if (!key.startsWith('strict.')) continue
  const usual = english.get(key.replace('strict.', '')) ?? ''
  if (usual !== '' && String(placeholders(text)) === String(placeholders(usual))) continue
  console.error(`en: ${key} has no text with the same placeholders to replace`)
  found++
}
for (const code of asked.length > 0 ? asked : locales) {
  const problems = await problemsOf(code, english)
  for (const problem of problems) console.error(`${code}: ${problem}`)
  found += problems.length
}
if (found > 0) process.exit(1)
console.log(`${english.size} texts in ${asked.length || locales.length} languages`)
