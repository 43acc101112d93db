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
const ESTIMATE = [3692, 3661, 3656, 3651, 3621, 3617, 3583, 3580, 3576, 3543, 3539, 3535, 3509, 3506, 3502, 3474, 3469, 3462, 3427, 3421, 3416, 3387, 3382, 3375, 3366, 3314, 3304, 3295, 3258, 3250, 3239, 3195, 3185, 3176, 3090, 3085, 3071, 3043, 3029, 3013, 2960, 2939, 2918, 2838, 2810, 2782, 2717, 2679, 2644, 2613, 2472, 2432, 2381, 2271, 2195, 2137]
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

/** Of mozjpeg without its trellis (formats/jpeg.ts). */
const ESTIMATE_CURVE = curveOf(ESTIMATE)

/**
 * Returns the score that a JPEG would have if a trellis had chosen its coefficients, from the score of one without. The
 * trellis costs a point or two, for a tenth fewer bytes. Over the developer corpus the result is off by 0.9 points (root
 * mean square).
 */
export function withTrellis(score: number, quality: number): number {
  const distance = Math.max(100 - score, 0.5)
  return 100 - distance * Math.exp(JPEG_CURVE(quality) - ESTIMATE_CURVE(quality))
}
