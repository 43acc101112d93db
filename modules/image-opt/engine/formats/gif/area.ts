/** A rectangle on the canvas. `right` and `bottom` are one past its last pixel. */
export type Area = { left: number; top: number; right: number; bottom: number }

export const NOTHING: Area = { left: 0, top: 0, right: 0, bottom: 0 }

export const isNothing = ({ left, right, top, bottom }: Area): boolean =>
  right <= left || bottom <= top

/** Returns the smallest rectangle that holds both. */
export function around(a: Area, b: Area): Area {
  if (isNothing(a)) return b
  if (isNothing(b)) return a
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom)
  }
}

/** Returns the smallest rectangle that holds every pixel for which `isInside` is true, given its place in a canvas. */
export function boundsOf(
  width: number,
  { left, top, right, bottom }: Area,
  isInside: (at: number) => boolean
): Area {
  const found = { left: right, top: bottom, right: left, bottom: top }
  for (let y = top; y < bottom; y++) {
    const row = y * width
    let first = left
    while (first < right && !isInside(row + first)) first++
    if (first === right) continue
    let end = right
    while (!isInside(row + end - 1)) end--
    if (first < found.left) found.left = first
    if (end > found.right) found.right = end
    if (y < found.top) found.top = y
    found.bottom = y + 1
  }
  return isNothing(found) ? NOTHING : found
}
