/** Characters that change the direction of text: 'gpj.exe' with such a mark before it reads like 'exe.jpg'. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A file name from a folder may contain a lone surrogate, which cannot be encoded, and marks that disguise its ending. */
export const downloadName = (fileName: string): string =>
  fileName.replace(DIRECTION, '').toWellFormed()
