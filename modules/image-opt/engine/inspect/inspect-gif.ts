import { SRGB } from '../colours/colours.ts'
import { LIMITS } from '../limits.ts'
import type { Credit, GifFrame, GifPicture } from '../picture.ts'
import { damaged } from '../refusal.ts'
import { creditFrom, readComment } from './credit/credit.ts'
import { anyText } from './credit/text.ts'
import { readXmp } from './credit/xmp.ts'
import { dataEnd, endedBefore, endedInside, endedInsideFrame } from './cut-gif.ts'
import { NO_EXIF } from './exif.ts'
import { noteAmong } from './notes.ts'

// Block markers: GIF89a specification, sections 18 to 27.
const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
const COMMENT = 0xfe

const HEADER_BYTES = 13
const DESCRIPTOR_BYTES = 10
const CONTROL_BYTES = 8

const NO_TRAILER = 'the GIF ends before its trailer'

/**
 * Reads the structure of a GIF by walking its blocks up to the trailer. Where the file ends behind the pixels of a frame,
 * the trailer and what else is missing is added, because browsers show such a file. One that ends inside the pixels is
 * damaged: decoders accept it and silently show fewer frames.
 */
export function inspectGif(bytes: Buffer): GifPicture {
  if (bytes.length < HEADER_BYTES) throw damaged(NO_TRAILER)
  const width = bytes.readUInt16LE(6)
  const height = bytes.readUInt16LE(8)
  const frames: GifFrame[] = []
  let count = 0
  let durationMs = 0
  let control = NO_CONTROL
  let loops: number | null = null
  const credits: Partial<Credit>[] = []
  const comments: Buffer[] = []
  const globalColours = { start: HEADER_BYTES, count: tableSize(bytes.readUInt8(10)) / 3 }

  const start = HEADER_BYTES + 3 * globalColours.count
  const pixelData = [bytes.subarray(0, start)]

  for (let at = start; ; ) {
    const block = bytes[at]
    if (block === TRAILER) break
    if (block === EXTENSION) {
      const label = bytes[at + 1]
      const end = dataEnd(bytes, at + 2)
      if (end === null && count === 0) throw damaged(NO_TRAILER)
      // The credit in a comment counts as far as it goes. Other extensions say nothing if a part is missing.
      if (end === null && label === COMMENT) return inspectGif(endedInside(bytes, at + 2))
      if (end === null && label === GRAPHIC_CONTROL && count > 1) throw damaged(NO_TRAILER)
      if (end === null) return inspectGif(endedBefore(bytes, at))
      const blocks = bytes.subarray(at + 2, end)
      if (label === GRAPHIC_CONTROL) control = readControl(bytes, at)
      if (label === APPLICATION) loops = readLoops(bytes, at) ?? loops
      if (label === COMMENT && comments.length < MAX_COMMENTS) comments.push(joinedBlocks(blocks))
      if (label === APPLICATION && isXmp(blocks) && credits.length < MAX_PACKETS)
        credits.push(readXmp(blocks.subarray(XMP_NAME.length, -XMP_TRAILER_BYTES)))
      if (label === GRAPHIC_CONTROL) pixelData.push(blocks)
      at = end
    } else if (block === IMAGE && at + DESCRIPTOR_BYTES <= bytes.length) {
      const right = bytes.readUInt16LE(at + 1) + bytes.readUInt16LE(at + 5)
      const bottom = bytes.readUInt16LE(at + 3) + bytes.readUInt16LE(at + 7)
      // Browsers enlarge the canvas for the first frame, each in another way, and cut the others off. The size limits do
      // not cover what is outside.
      const isOutside = right > width || bottom > height
      if (isOutside && (count === 0 || right * bottom > LIMITS.pixels))
        throw damaged('a GIF frame is larger than its canvas')
      const frame = readFrame(bytes, at, control, globalColours)
      const end = dataEnd(bytes, frame.dataStart)
      if (end === null) return inspectGif(endedInsideFrame(bytes, frame))
      count++
      // A file with more frames is refused, so it needs no list of all of them.
      if (count <= LIMITS.frames) frames.push(frame)
      durationMs += shownFor(control.delay)
      control = NO_CONTROL
      pixelData.push(bytes.subarray(at, end))
      at = end
    } else if (count === 0 || (block === IMAGE && count > 1)) {
      // An animation that is cut where a frame begins lacks frames, which only a visitor would notice.
      throw damaged(NO_TRAILER)
    } else {
      return inspectGif(endedBefore(bytes, at))
    }
  }
  if (count === 0) throw damaged('the GIF holds no picture')
  const animation = count > 1 ? { frames: count, loops: loops ?? 1, durationMs } : null
  const credit = creditFrom([...credits, ...comments.map((text) => readComment(anyText(text)))])
  const common = {
    bytes,
    width,
    height,
    exif: NO_EXIF,
    credit,
    icc: null,
    colours: SRGB,
    animation,
    note: noteAmong(comments),
    pixelData
  }
  return { type: 'gif', ...common, frames, loops }
}

/** A GIF has a handful of comments and one XMP packet. More are not read. */
const MAX_COMMENTS = 100
const MAX_PACKETS = 3

/** The name of the extension that holds XMP (XMP Specification Part 3, section 1.1.2). */
const XMP_NAME = '\x0bXMP DataXMP'
/** The bytes after the packet, which no text decoder understands. */
const XMP_TRAILER_BYTES = 258

/** The packet is not split into blocks: bytes that follow it lead decoders to its end. */
const isXmp = (blocks: Buffer): boolean =>
  blocks.toString('latin1', 0, XMP_NAME.length) === XMP_NAME

function joinedBlocks(blocks: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < blocks.length; at += 1 + blocks[at]!)
    parts.push(blocks.subarray(at + 1, at + 1 + blocks[at]!))
  return Buffer.concat(parts)
}

const NO_CONTROL = { delay: 0, disposal: 0, transparent: null as number | null }

/** Reads the extension that precedes a frame (GIF89a, section 23). */
function readControl(bytes: Buffer, at: number): typeof NO_CONTROL {
  // One that says it is shorter may stand at the end of the file.
  if (at + CONTROL_BYTES > bytes.length) return NO_CONTROL
  const flags = bytes.readUInt8(at + 3)
  return {
    delay: bytes.readUInt16LE(at + 4),
    disposal: (flags >> 2) & 7,
    transparent: flags & 1 ? bytes.readUInt8(at + 6) : null
  }
}

/** Reads the descriptor of a frame (GIF89a, section 20), which its own colours may follow. */
function readFrame(
  bytes: Buffer,
  at: number,
  control: typeof NO_CONTROL,
  globalColours: GifFrame['colours']
): GifFrame {
  const flags = bytes.readUInt8(at + 9)
  const colours = { start: at + 10, count: tableSize(flags) / 3 }
  return {
    ...control,
    left: bytes.readUInt16LE(at + 1),
    top: bytes.readUInt16LE(at + 3),
    width: bytes.readUInt16LE(at + 5),
    height: bytes.readUInt16LE(at + 7),
    isInterlaced: (flags & 0x40) !== 0,
    colours: colours.count > 0 ? colours : globalColours,
    dataStart: colours.start + 3 * colours.count + 1
  }
}

/**
 * Returns how many milliseconds a frame with this delay is shown. Browsers show a frame with a delay under 20 ms for
 * 100 ms, so merging two such frames would change how long the animation plays.
 */
export const shownFor = (hundredths: number): number => (hundredths < 2 ? 100 : hundredths * 10)

const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/**
 * Returns the number of loops, where 0 means forever, or undefined if this extension does not contain it. A GIF
 * without a loop extension plays once.
 */
function readLoops(bytes: Buffer, at: number): number | undefined {
  const name = bytes.toString('latin1', at + 3, at + 14)
  if (name !== 'NETSCAPE2.0' && name !== 'ANIMEXTS1.0') return undefined
  return bytes[at + 15] === 1 && at + 18 <= bytes.length ? bytes.readUInt16LE(at + 16) : undefined
}
