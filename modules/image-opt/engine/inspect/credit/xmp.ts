import type { Credit } from '../../picture.ts'
import { anyText, joined, utf16Text } from './text.ts'
import { readTag, unescaped, withoutMarkup } from './xml.ts'

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
  const start = from < 0 ? -1 : readTag(xml, from).end
  if (xml[start] !== '>' || xml[start - 1] === '/') return ''
  const end = xml.indexOf(`</${property}`, start)
  const content = xml.slice(start + 1, end < 0 ? undefined : end)
  const items = itemsOf(content)
  if (items.length === 0) return content.includes('<') ? '' : unescaped(content)
  const texts = items.map(({ text }) => text)
  // The languages of one text are alternatives, several authors are not.
  if (!/<[\w.-]{1,40}:Alt[\s>]/.test(content)) return joined(texts)
  return items.find(({ isDefault, text }) => isDefault && text.trim() !== '')?.text ?? texts[0]!
}

function tagAt(xml: string, property: string): number {
  for (let at = xml.indexOf(`<${property}`); at >= 0; at = xml.indexOf(`<${property}`, at + 1))
    if (/[\s>]/.test(xml[at + 1 + property.length] ?? '')) return at
  return -1
}

type Item = { text: string; isDefault: boolean }

/** Returns the elements `li` of a list. */
function itemsOf(content: string): Item[] {
  const items: Item[] = []
  const tags = /<[\w.-]{1,40}:li[\s>]/g
  for (let tag = tags.exec(content); tag; tag = tags.exec(content)) {
    const { value, end: start } = readTag(content, tag.index, 'xml:lang')
    const end = content[start] === '>' ? content.indexOf('<', start) : start
    if (end < 0) break
    if (content[start] === '>' && content[start - 1] !== '/')
      items.push({
        text: unescaped(content.slice(start + 1, end)),
        isDefault: value?.toLowerCase() === 'x-default'
      })
    tags.lastIndex = end
  }
  return items
}

function inAttribute(xml: string, property: string): string {
  if (!xml.includes(property)) return ''
  for (let at = xml.indexOf('<'); at >= 0; ) {
    const { value, end } = readTag(xml, at, property)
    if (value) return value
    at = xml.indexOf('<', end)
  }
  return ''
}
