/*
 * How the score falls with the encoder's quality, on average: ln(100 − score) in thousandths for each quality from 40
 * to 95, means over the photographs of the developer corpus. `node tests/bench/engine/curves.ts <folder>` prints them.
 * The steps are real: tables of whole numbers change at some qualities more than at others, and mozjpeg gains as much
 * from 73 to 74 as from 62 to 73.
 */

const FIRST = 40

// biome-ignore format: a table
const JPEG = [3748, 3716, 3711, 3706, 3677, 3674, 3641, 3637, 3634, 3602, 3598, 3593, 3566, 3562, 3558, 3531, 3527, 3521, 3487, 3480, 3475, 3447, 3441, 3434, 3424, 3378, 3367, 3357, 3325, 3315, 3304, 3260, 3249, 3241, 3156, 3150, 3134, 3114, 3100, 3085, 3039, 3019, 2999, 2930, 2904, 2879, 2814, 2770, 2734, 2699, 2570, 2530, 2482, 2369, 2287, 2220]
// biome-ignore format: a table
const WEBP = [3649, 3638, 3628, 3614, 3596, 3590, 3577, 3566, 3550, 3541, 3536, 3527, 3513, 3500, 3494, 3483, 3468, 3458, 3451, 3439, 3430, 3425, 3414, 3402, 3389, 3381, 3368, 3361, 3355, 3344, 3331, 3324, 3314, 3306, 3295, 3285, 3254, 3221, 3193, 3155, 3126, 3091, 3057, 3022, 2992, 2951, 2909, 2865, 2810, 2759, 2711, 2652, 2599, 2543, 2484, 2428]

/** Returns the logarithm of the distance from a score of 100 at a quality from 40 to 95, for the average picture. */
export type Curve = (quality: number) => number

const curveOf =
  (table: readonly number[]): Curve =>
  (quality) =>
    (table[quality - FIRST] as number) / 1000

export const JPEG_CURVE = curveOf(JPEG)
export const WEBP_CURVE = curveOf(WEBP)
