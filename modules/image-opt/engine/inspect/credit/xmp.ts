import type { Credit } from '../../picture.ts'
import { anyText, joined, utf16Text } from './text.ts'

const DC = { uri: 'http://purl.org/dc/elements/1.1/', usual: 'dc' }
const TIFF = { uri: 'http://ns.adobe.com/tiff/1.0/', usual: 'tiff' }
const PHOTOSHOP = { uri: 'http://ns.adobe.com/photoshop/1.0/', usual: 'photoshop' }

type Namespace = typeof DC

/**
 * Reads the credit from an XMP packet (ISO 16684-1). It searches the text for the few properties instead of parsing
 * XML, because a packet that is cut off or not well formed still names its author.
 */
export function readXmp(packet: Buffer): Partial<Credit> {
  const xml = withoutMarkup(packetText(packet))
  const value = (namespace: Namespace, name: string) => valueOf(xml, namespace, name)
  return {
    artist: value(DC, 'creator') || value(TIFF, 'Artist'),
    copyright: value(DC, 'rights') || value(TIFF, 'Copyright'),
    creditLine: value(PHOTOSHOP, 'Credit')
  }
}

/** A packet may be UTF-16 without a mark: then each of its ASCII characters has a zero byte. */
function packetText(packet: Buffer): string {
  if (packet[0] === 0 && packet[1] !== 0) return utf16Text(packet, { isLittle: false })
  if (packet[1] === 0 && packet[0] !== 0) return utf16Text(packet, { isLittle: true })
  return anyText(packet)
}

/** Leaves out comments, and writes literal sections (CDATA) as texts are usually written. */
const withoutMarkup = (xml: string): string =>
  replaced(
    replaced(xml, ['<!--', '-->'], () => ''),
    ['<![CDATA[', ']]>'],
    (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  )

/** Replaces each part between two marks. One that has no end stays as it is. */
function replaced(
  xml: string,
  [open, close]: readonly [string, string],
  by: (text: string) => string
): string {
  const parts: string[] = []
  let at = 0
  for (let start = xml.indexOf(open); start >= 0; start = xml.indexOf(open, at)) {
    const end = xml.indexOf(close, start + open.length)
    if (end < 0) break
    parts.push(xml.slice(at, start), by(xml.slice(start + open.length, end)))
    at = end + close.length
  }
  return parts.join('') + xml.slice(at)
}

function valueOf(xml: string, { uri, usual }: Namespace, name: string): string {
  const property = `${prefixOf(xml, uri) ?? usual}:${name}`
  return inElement(xml, property) || inAttribute(xml, property)
}

/** Finds the prefix in `xmlns:prefix="uri"`. */
function prefixOf(xml: string, uri: string): string | undefined {
  const at = xml.indexOf(uri)
  return at < 0
    ? undefined
    : /xmlns:([\w.-]{1,40})\s{0,9}=\s{0,9}["']$/.exec(xml.slice(Math.max(0, at - 80), at))?.[1]
}

function inElement(xml: string, property: string): string {
  const from = tagAt(xml, property)
  const start = from < 0 ? -1 : xml.indexOf('>', from)
  if (start < 0 || xml[start - 1] === '/') return ''
  const end = xml.indexOf(`</${property}`, start)
  const content = xml.slice(start + 1, end < 0 ? undefined : end)
  if (!content.includes(':li')) return content.includes('<') ? '' : unescaped(content)
  const items = itemsOf(content)
  // The languages of one text are alternatives, several authors are not.
  return content.includes(':Alt') ? (items[0] ?? '') : joined(items)
}

function tagAt(xml: string, property: string): number {
  for (let at = xml.indexOf(`<${property}`); at >= 0; at = xml.indexOf(`<${property}`, at + 1))
    if (/[\s>]/.test(xml[at + 1 + property.length] ?? '')) return at
  return -1
}

/** Returns the texts of the elements `li` of a list. */
function itemsOf(content: string): string[] {
  const items: string[] = []
  for (let at = content.indexOf(':li'); at >= 0; at = content.indexOf(':li', at)) {
    const start = content.indexOf('>', at)
    const end = start < 0 ? -1 : content.indexOf('<', start)
    if (end < 0) break
    items.push(unescaped(content.slice(start + 1, end)))
    at = content.indexOf('>', end)
    if (at < 0) break
  }
  return items
}

function inAttribute(xml: string, property: string): string {
  const at = xml.indexOf(` ${property}=`)
  const start = at + property.length + 3
  const quote = xml[start - 1]
  if (at < 0 || (quote !== '"' && quote !== "'")) return ''
  const end = xml.indexOf(quote, start)
  return end < 0 ? '' : unescaped(xml.slice(start, end))
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(/&(#x?[0-9a-f]{1,6}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
