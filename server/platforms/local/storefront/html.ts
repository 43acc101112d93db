/** A text that is already HTML. It is inserted without escaping. */
export type Html = { readonly html: string }

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

type Part = string | number | Html | Html[] | null

/**
 * Returns HTML in which every inserted value is escaped, except HTML that this function made. Put attribute values in
 * quotes.
 */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    html: strings.reduce(
      (text, string, index) => text + rendered(parts[index - 1] ?? null) + string
    )
  }
}

function rendered(part: Part): string {
  if (part === null) return ''
  if (Array.isArray(part)) return part.map(({ html }) => html).join('')
  return typeof part === 'object' ? part.html : escaped(String(part))
}
