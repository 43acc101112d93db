/** Distinguishes the id of an upload from the ids of platforms, which are numbers. */
const PREFIX = 'upload-'

export const uploadId = (id: number): string => `${PREFIX}${id}`

export const isUploadId = (imageId: string): boolean => imageId.startsWith(PREFIX)

/** Returns the number in an upload's id; for any other id returns 0, which no upload has. */
export const uploadNumber = (imageId: string): number =>
  /^upload-\d{1,15}$/.test(imageId) ? Number(imageId.slice(PREFIX.length)) : 0

/** Returns the path by which callers refer to a file that they sent (specification §4.3). */
export const filePath = (id: number, fileName: string): string => `uploads/${id}/${fileName}`

export const isPathOf = (path: string, id: number): boolean => path.startsWith(`uploads/${id}/`)
