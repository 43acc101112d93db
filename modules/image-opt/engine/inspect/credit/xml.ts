/** The marks that end what these marks begin. */
const CLOSINGS: Record<string, string> = { '<!--': '-->', '<![CDATA[': ']]>' }

/**
 * Leaves out comments, and writes literal sections (CDATA) as texts are usually written. Whichever begins first hides the
 * marks of the other inside it. One that has no end stays as it is.
 */
export function withoutMarkup(xml: string): string {
  const opening = /<!--|<!\[CDATA\[/g
  const unended = new Set<string>()
  const parts: string[] = []
  let at = 0
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [open] = found
    // Searching for the same end again and again would take quadratic time.
    if (unended.has(open)) continue
    const close = CLOSINGS[open]!
    const start = found.index + open.length
    const end = xml.indexOf(close, start)
    if (end < 0) {
      unended.add(open)
      continue
    }
    parts.push(xml.slice(at, found.index), open === '<!--' ? '' : escaped(xml.slice(start, end)))
    at = end + close.length
    opening.lastIndex = at
  }
  return parts.join('') + xml.slice(at)
}

/**
 * Reads the tag that begins at `start`. Returns the value of its attribute, and where the tag ends: at `>`, or at the next
 * `<` if it is not closed. What is inside the value of another attribute does not count.
 */
export function readTag(
  xml: string,
  start: number,
  attribute = ''
): { value: string | undefined; end: number } {
  const marks = /[<>"']/g
  let value: string | undefined
  let from = start + 1
  marks.lastIndex = from
  for (let mark = marks.exec(xml); mark; mark = marks.exec(xml)) {
    const [quote] = mark
    if (quote === '<' || quote === '>') return { value, end: mark.index }
    const before = xml.slice(from, mark.index).trimEnd()
    from = mark.index + 1
    const end = before.endsWith('=') ? xml.indexOf(quote, from) : -1
    // A quotation mark inside a value, which is not well formed.
    if (end < 0) continue
    const name = before.slice(0, -1).trimEnd()
    if (attribute && isNamed(name, attribute)) value ??= unescaped(xml.slice(from, end))
    from = end + 1
    marks.lastIndex = from
  }
  return { value, end: xml.length }
}

const isNamed = (text: string, attribute: string): boolean =>
  text.endsWith(attribute) && /\s/.test(text.at(-attribute.length - 1) ?? '')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export const unescaped = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
