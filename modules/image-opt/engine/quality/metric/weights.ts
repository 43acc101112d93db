/** Channels of XYB, in the order of the weights. */
export const CHANNELS: i32 = 3
export const SCALES: i32 = 6

/**
 * SSIMULACRA2's weights (libjxl, tools/ssimulacra2.cc, version 2.1), fitted to people's judgements. Each channel at
 * each scale has three weights for the mean of a map (likeness, ringing, blur) and three for its 4-norm.
 */
// biome-ignore format: a table
const WEIGHTS = memory.data<f64>([
  0, 0.0007376606707406586, 0, 0, 0.0007793481682867309, 0,
  0, 0.0004371155730107379, 0, 1.1041726426657346, 0.00066284834129271, 0.00015231632783718752,
  0, 0.0016406437456599754, 0, 1.8422455520539298, 11.441172603757666, 0,
  0.0007989109436015163, 0.000176816438078653, 0, 1.8787594979546387, 10.94906990605142, 0,
  0.0007289346991508072, 0.9677937080626833, 0, 0.00014003424285435884, 0.9981766977854967, 0.00031949755934435053,
  0.0004550992113792063, 0, 0, 0.0013648766163243398, 0, 0,
  0, 0, 0, 7.466890328078848, 0, 17.445833984131262,
  0.0006235601634041466, 0, 0, 6.683678146179332, 0.00037724407979611296, 1.027889937768264,
  225.20515300849274, 0, 0, 19.213238186143016, 0.0011401524586618361, 0.001237755635509985,
  176.39317598450694, 0, 0, 24.43300999870476, 0.28520802612117757, 0.0004485436923833408,
  0, 0, 0, 34.77906344483772, 44.835625328877896, 0,
  0, 0, 0, 0, 0, 0,
  0, 0.0008680556573291698, 0, 0, 0, 0,
  0, 0.0005313191874358747, 0, 0.00016533814161379112, 0, 0,
  0, 0, 0, 0.0004179171803251336, 0.0017290828234722833, 0,
  0.0020827005846636437, 0, 0, 8.826982764996862, 23.19243343998926, 0,
  95.1080498811086, 0.9863978034400682, 0.9834382792465353, 0.0012286405048278493, 171.2667255897307, 0.9807858872435379,
  0, 0, 0, 0.0005130064588990679, 0, 0.00010854057858411537
])

/**
 * The weights of version 2.0 (July 2022). Its channel 0 has a fourteenth of the contrast. The weight of that channel at
 * the finest scale, 1.0, is left out: it moves the score by at most 0.2 and would need another plane of full size.
 */
// biome-ignore format: a table
const OLDER = memory.data<f64>([
  0, 0, 0, 0, 0.00011322061110474735, 0.00040442991823685936,
  0.0018953834105783773, 0, 0, 8.982542997575905, 0.9899785796045556, 0,
  0.9748315131207942, 0.9581575169937973, 0, 0.5133611777952946, 1.0423189317331243, 0.000308010928520841,
  12.149584966240063, 0.9565577248115467, 0, 1.0406668123136824, 81.51139046057362, 0.30593391895330946,
  1.0752214433626779, 1.1039042369464611, 0, 1.021911638819618, 1.1141823296855722, 0.9730845751441705,
  0, 0, 0, 0.9833918426095505, 0.7920385137059867, 0.9710740411514053,
  0, 0, 0, 0.5387077903152638, 0, 3.4036945601155804,
  0, 0, 0, 2.337569295661117, 0, 5.707946510901609,
  37.83086423878157, 0, 0, 3.8258200594305185, 0, 0,
  24.073659674271497, 0, 0, 13.181871265286068, 0, 0,
  0, 0, 0, 10.00750121262895, 0, 0,
  0, 0, 0, 52.51428385603891, 0, 0,
  0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0,
  0, 0.9946464267894417, 0, 0, 0.0006040447715934816, 0,
  0, 0.9945171491374072, 0, 2.8260043809454376, 1.0052642766534516, 0.00008201441997546244,
  12.154041855876695, 32.292928706201266, 0.992837130387521, 0, 30.71925517844603, 0.00012309907022278743,
  0, 0.9826260237051734, 0, 0, 0.9980928367837651, 0.012142430067163312
])

/** Weights below this move the score by less than 0.01. They count as zero, so their maps need not be computed. */
const LEAST: f64 = 0.01

/** The weights in use. */
let weights: usize = WEIGHTS

export function chooseVersion(isOlder: bool): void {
  weights = isOlder ? OLDER : WEIGHTS
}

/** How many times as much contrast channel 0 has as version 2.0 expects. */
export const OLDER_CONTRAST: f32 = 14

/** The first weight of a plane. The weights of its maps follow: three for means, then three for 4-norms. */
let first: i32 = 0

/**
 * Chooses the plane whose weights are read. A small picture has fewer scales; libjxl then reads the table without
 * gaps, and so does this function.
 */
export function weighPlane(channel: i32, scale: i32, scales: i32): void {
  first = (channel * scales + scale) * 6
}

function weight(index: i32): f64 {
  const value = load<f64>(weights + ((first + index) << 3))
  return value < LEAST ? 0 : value
}

/** Whether the ringing or the blur of the chosen plane counts. */
export function weighsEdges(): bool {
  return weight(1) + weight(2) + weight(4) + weight(5) > 0
}

/** Whether anything of the chosen plane counts. */
export function weighsAnything(): bool {
  return weighsEdges() || weight(0) + weight(3) > 0
}

export function olderWeighsEdges(): bool {
  chooseVersion(true)
  const result = weighsEdges()
  chooseVersion(false)
  return result
}

export function olderWeighsAnything(): bool {
  chooseVersion(true)
  const result = weighsAnything()
  chooseVersion(false)
  return result
}

/** Weighs one map of the chosen plane: 0 is likeness, 1 ringing, 2 blur. Its sums run over `count` pixels. */
export function weigh(map: i32, sum: f64, sumOf4th: f64, count: f64): f64 {
  return (weight(map) * sum) / count + weight(map + 3) * Math.sqrt(Math.sqrt(sumOf4th / count))
}
