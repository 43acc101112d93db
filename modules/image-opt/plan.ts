import type { Optimised, PictureType } from './pipeline/order.ts'

export type Original = { hash: string; bytes: number; fileName: string }

/**
 * What is about to be written into the store, kept in the database before it is: a process that takes
 * over after a crash knows by it whether the store has our bytes already, and what they were made from.
 */
export type Plan = {
  original: Original
  /** Null: the original goes back, since nothing better came out of it. */
  result: Optimised | null
  inputType: PictureType
  width: number
  height: number
  fileName: string
}

/** sha-256 of what the store will have. */
export const plannedHash = ({ result, original }: Plan): string =>
  result?.outputHash ?? original.hash
