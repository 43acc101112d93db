import type { Optimised, PictureType } from '../../engine/encode-options.ts'

/** What an image was before we changed it. `alt` is undefined where it was not noted at the time. */
export type Original = { hash: string; bytes: number; fileName: string; alt?: string }

/**
 * What is about to be written into the store, kept in the database before it is: a process that takes
 * over after a crash knows by it whether the store has our bytes already, and what they were made from.
 */
export type Plan = {
  original: Original
  /** Null: the original goes back, since nothing better came out of it, unless `kept` says otherwise. */
  result: Optimised | null
  /** Nobody asked for other bytes: the store keeps those it has, our own from before or the original. */
  kept?: string
  inputType: PictureType
  width: number
  height: number
  fileName: string
  /** The alt text it shall have in the place of the one it has; missing in plans from before alt texts. */
  alt?: { from: string; to: string }
}

/** sha-256 of what the store will have. */
export const plannedHash = ({ result, kept, original }: Plan): string =>
  kept ?? result?.outputHash ?? original.hash
