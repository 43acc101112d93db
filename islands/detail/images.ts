import type { ImageView } from '../../modules/image-opt/history/schema.ts'

/**
 * Returns whether the image no longer exists in the store or its original is no longer kept. No action on such an
 * image is possible.
 */
export const isLocked = ({ is_delete, is_overdue }: ImageView): boolean =>
  is_delete === 1 || is_overdue === 1

export const canRestore = ({ status }: ImageView): boolean => status === 'compressed'

export const canReOptimize = (image: ImageView): boolean => !isLocked(image)

/**
 * Returns whether the image has a result to compare: it is compressed, and neither restored, deleted nor expired
 * (specification §7.6).
 */
export const canCompare = ({ status, before_file_path, after_file_path }: ImageView): boolean =>
  status === 'compressed' && before_file_path !== '' && after_file_path !== ''
