export type Frame = { width: number; height: number; data: Buffer }

/** A picture is judged in so many rows and columns; the patches of a scene end where they do. */
export const CELLS = 8

/** This part of a cell is left out on each side, where smaller or softer colour planes mix it with its neighbours. */
const INSET = 0.25

/** What is shown in the middle of a cell on a background: the mean of each channel, and how far its pixels are apart. */
export type Cell = { mean: number[]; range: number }

/** Returns the cells of a frame line by line. Pixels on a border count in part, so that frames of two sizes compare. */
export function cellsOf({ width, height, data }: Frame, background: number): Cell[] {
  const cells = Array.from({ length: CELLS ** 2 }, (_, cell) => {
    const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)]
    const sums = [0, 0, 0]
    const [least, most] = [
      [255, 255, 255],
      [0, 0, 0]
    ] as [number[], number[]]
    let total = 0
    const edge = (at: number, side: number) => (at * side) / CELLS
    const [left, right] = [edge(column + INSET, width), edge(column + 1 - INSET, width)]
    const [top, bottom] = [edge(row + INSET, height), edge(row + 1 - INSET, height)]
    for (let y = Math.floor(top); y < bottom; y++)
      for (let x = Math.floor(left); x < right; x++) {
        const across = Math.min(x + 1, right) - Math.max(x, left)
        const weight = across * (Math.min(y + 1, bottom) - Math.max(y, top))
        const at = (y * width + x) * 4
        const alpha = data[at + 3]! / 255
        for (let channel = 0; channel < 3; channel++) {
          const value = background + (data[at + channel]! - background) * alpha
          sums[channel]! += weight * value
          least[channel] = Math.min(least[channel]!, value)
          most[channel] = Math.max(most[channel]!, value)
        }
        total += weight
      }
    return {
      mean: sums.map((sum) => sum / total),
      range: Math.max(...most.map((value, channel) => value - least[channel]!))
    }
  })
  return cells
}
