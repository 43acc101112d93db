import type { Recording } from './shape.ts'

/** Written by `npm run record:preload`, together with the pictures. */
export const RECORDING: Recording = {
  recordedOn: '2026-11-23',
  rttMs: 150,
  bytesPerSecond: 209715.2,
  restMs: 250,
  width: 960,
  height: 720,
  lengthMs: 2500,
  frames: 9,
  without: {
    shownMs: 281,
    frames: [
      [53, 0],
      [379, 1],
      [526, 2],
      [977, 3],
      [1101, 4],
      [1153, 5],
      [1166, 6],
      [1529, 7],
      [1646, 8]
    ],
    pointer: [
      [87, 431, 435],
      [131, 371, 435],
      [205, 311, 435],
      [250, 251, 435],
      [293, 191, 435],
      [338, 131, 540]
    ]
  },
  with: {
    shownMs: 154,
    frames: [
      [0, 0],
      [307, 1],
      [433, 2],
      [853, 3],
      [875, 4],
      [992, 5],
      [1017, 6],
      [1382, 7],
      [1427, 8]
    ],
    pointer: [
      [0, 431, 435],
      [44, 371, 435],
      [93, 311, 435],
      [145, 251, 435],
      [196, 191, 435],
      [247, 131, 540]
    ]
  }
}
