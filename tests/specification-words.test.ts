import { readFileSync } from 'node:fs'
import t from 'tap'
import en from '../locales/en/index.ts'

/** Quoted in the specification, but no text of the interface: names, values and examples. */
const OTHERS = new Set(['none', 'Red mug', 'Default', 'Default Title', '<title> - <shop name>'])

t.test(
  'every text that the specification quotes is in the English messages §7.6.3 §15.4.3',
  async (t) => {
    const messages = textsIn(en).flatMap(formsOf)
    const quoted = quotedIn(readFileSync('docs/specification.md', 'utf8'))
    t.ok(quoted.length > 200)
    const lost = quoted.filter((text) => {
      const parts = partsOf(text)
      return !messages.some((message) => hasParts(message, parts))
    })
    t.strictSame(lost, [])
  }
)

/** Returns the texts in single quotes. A quote inside a word is an apostrophe. */
function quotedIn(page: string): string[] {
  const prose = page.replaceAll(/`[^`]*`/g, '').replaceAll(/\s+/g, ' ')
  const found = prose.matchAll(/(?<=[\s([|])'((?:[^']|'(?=\w))+)'(?=[\s.,;:)|\]])/g)
  const texts = [...found].flatMap(([, text = '']) => text.split(' · '))
  return [...new Set(texts)].filter((text) => !OTHERS.has(text))
}

function textsIn(messages: object): string[] {
  return Object.values(messages).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : textsIn(value as object)
  )
}

/** Returns a message with § in the place of each value, once with the singular and once with the plural forms. */
function formsOf(message: string): string[] {
  return [0, 1].map((form) =>
    message
      .replaceAll(
        /\{\{(?:\w+:)?([^}]*)\}\}/g,
        (_, forms: string) => forms.split('|').at(form && -1) ?? ''
      )
      .replaceAll(/\{[^}]*\}/g, '§')
      .replaceAll('’', "'")
  )
}

/** Splits a quoted text where it has a letter or a word for a value. */
function partsOf(text: string): string[] {
  return text
    .split(/\b[NMXYZxyz]\b%?|"name"|…|<[^>]*>|Page Speed Boost|\$?\d[\d.,]*/)
    .map((part) => part.replaceAll('’', "'").trim())
    .filter((part) => part !== '')
}

function hasParts(message: string, parts: string[]): boolean {
  let at = 0
  return parts.every((part) => {
    const found = message.indexOf(part, at)
    at = found + part.length
    return found >= 0
  })
}
