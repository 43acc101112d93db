/** An uploaded picture among the images of a shop: platforms give numbers, so it is told by its name. */
const PREFIX = 'upload-'

export const uploadId = (id: number): string => `${PREFIX}${id}`

export const isUploadId = (imageId: string): boolean => imageId.startsWith(PREFIX)

/** Our number of it; 0, which no upload has, for anything else. */
export const uploadNumber = (imageId: string): number =>
  /^upload-\d{1,15}$/.test(imageId) ? Number(imageId.slice(PREFIX.length)) : 0

/** The name callers use for a file they sent (specification §4.3). */
export const filePath = (id: number, fileName: string): string => `uploads/${id}/${fileName}`

export const isPathOf = (path: string, id: number): boolean => path.startsWith(`uploads/${id}/`)
