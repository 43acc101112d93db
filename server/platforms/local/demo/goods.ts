import { chair, lamp, plant } from './drawings/home.ts'
import { bottle, candle, mug } from './drawings/kitchen.ts'
import { backpack, shoe } from './drawings/outdoors.ts'
import { headphones, notebook, scarf, watch } from './drawings/personal.ts'
import type { Ink } from './ink.ts'

export type Good = {
  draw: (ink: Ink, colour: string) => string
  /**
   * Half the width of the part that touches the ground, as a fraction of the drawing's width. The shadow is drawn
   * around it.
   */
  footprint: number
  /** The centre of a close-up of the product, in the drawing's units. */
  focus: [number, number]
}

export const GOODS = {
  mug: { draw: mug, footprint: 0.21, focus: [470, 560] },
  shoe: { draw: shoe, footprint: 0.43, focus: [430, 600] },
  lamp: { draw: lamp, footprint: 0.18, focus: [480, 380] },
  plant: { draw: plant, footprint: 0.15, focus: [480, 480] },
  backpack: { draw: backpack, footprint: 0.3, focus: [440, 560] },
  chair: { draw: chair, footprint: 0.31, focus: [560, 430] },
  headphones: { draw: headphones, footprint: 0.34, focus: [280, 660] },
  bottle: { draw: bottle, footprint: 0.16, focus: [500, 360] },
  candle: { draw: candle, footprint: 0.2, focus: [500, 560] },
  watch: { draw: watch, footprint: 0.1, focus: [520, 480] },
  scarf: { draw: scarf, footprint: 0.31, focus: [540, 560] },
  notebook: { draw: notebook, footprint: 0.3, focus: [560, 420] }
} satisfies Record<string, Good>

export type GoodName = keyof typeof GOODS
