/** One stop of a gradient: its offset, its colour and, optionally, its opacity. */
export type Stop = [number, string, number?]

/**
 * The paints of one drawing. Each call defines a gradient or a pattern and returns the value for a `fill` attribute.
 */
export type Ink = {
  across(...stops: Stop[]): string
  down(...stops: Stop[]): string
  glow(...stops: Stop[]): string
  /** Returns the paint that makes a shape look like a cylinder of this colour, lit from the left. */
  round(colour: string): string
  /** Returns a pattern from a texture, `size` units wide. */
  texture(data: string, size: number): string
  defs(): string
}

export function createInk(): Ink {
  const defs: string[] = []
  const add = (element: string, attributes: string, body: string) => {
    const id = `p${defs.length}`
    defs.push(`<${element} id="${id}" ${attributes}>${body}</${element}>`)
    return `url(#${id})`
  }
  const across = (...stops: Stop[]) => add('linearGradient', '', stopsOf(stops))
  return {
    across,
    down: (...stops) => add('linearGradient', 'x2="0" y2="1"', stopsOf(stops)),
    glow: (...stops) => add('radialGradient', '', stopsOf(stops)),
    round: (colour) =>
      across(
        [0, shade(colour, -0.38)],
        [0.1, shade(colour, -0.12)],
        [0.28, shade(colour, 0.22)],
        [0.42, shade(colour, 0.1)],
        [0.68, shade(colour, -0.1)],
        [0.9, shade(colour, -0.36)],
        [1, shade(colour, -0.26)]
      ),
    texture: (data, size) =>
      add(
        'pattern',
        `patternUnits="userSpaceOnUse" width="${size}" height="${size}"`,
        `<image href="${data}" width="${size}" height="${size}" preserveAspectRatio="none"/>`
      ),
    defs: () => `<defs>${defs.join('')}</defs>`
  }
}

const stopsOf = (stops: Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`
    )
    .join('')

/** Returns a lighter colour for a positive amount and a darker one for a negative amount. */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    const mixed = Math.round(value + (target - value) * Math.abs(amount))
    return mixed.toString(16).padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
