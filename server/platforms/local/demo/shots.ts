import { flat, outdoors, studio, table } from './backdrops.ts'
import { GOODS, type GoodName } from './goods.ts'
import type { Scene } from './photograph.ts'

const SQUARE = { width: 1600, height: 1600 }
const LANDSCAPE = { width: 1800, height: 1350 }

/** Returns a scene with the product in front of plain paper, as in a shop's studio photos. */
export const inStudio = (good: GoodName, colour: string, paper: string, side = 1600): Scene => ({
  width: side,
  height: side,
  backdrop: studio(paper),
  goods: [{ good, colour, x: 0.49, size: 0.78 }],
  light: 'soft'
})

export const closeUp = (good: GoodName, colour: string, paper: string): Scene => {
  const [x, y] = GOODS[good].focus
  const scene = inStudio(good, colour, paper)
  // Converts a position in the drawing to one in the scene. The numbers match those of `inStudio` and GROUND.
  const part = (at: number, start: number) => start + (at / 1000) * 0.78
  return { ...scene, closeUp: { x: part(x, 0.1), y: part(y, 0.84 - 0.9 * 0.78), width: 0.42 } }
}

export const onTable = (
  good: GoodName,
  colour: string,
  wall: string,
  others: Scene['goods'] = []
): Scene => ({
  ...LANDSCAPE,
  backdrop: table(wall),
  goods: [...others, { good, colour, x: 0.42, size: 0.68, y: 0.03 }],
  light: 'window'
})

export const outside = (good: GoodName, colour: string, sky: string, seed: number): Scene => ({
  ...LANDSCAPE,
  backdrop: outdoors(sky, '#4f6f73', seed),
  goods: [{ good, colour, x: 0.42, size: 0.66, y: 0.05 }],
  light: 'soft'
})

export const inTheEvening = (
  good: GoodName,
  colour: string,
  wall: string,
  others: Scene['goods'] = []
): Scene => ({
  ...LANDSCAPE,
  backdrop: table(wall, 'darkWood'),
  goods: [...others, { good, colour, x: 0.48, size: 0.74, y: 0.03 }],
  light: 'evening'
})

export const fromAbove = (
  good: GoodName,
  colour: string,
  cloth: 'linen' | 'wood' | 'darkWood',
  turn = 0
): Scene => ({
  ...SQUARE,
  backdrop: flat(cloth),
  goods: [{ good, colour, x: 0.5, size: 0.8, turn }],
  light: 'window',
  isFlat: true
})
