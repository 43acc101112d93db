import type { ImageView } from '../../modules/image-opt/history/schema.ts'

/** Returns the name that merchants know a file type by: 'jpeg' becomes 'JPG'. */
const nameOf = (type: string): string => (type === 'jpeg' ? 'JPG' : type.toUpperCase())

/** Returns 'PNG → JPG' for a converted image, and the name of its type for any other. */
export function fileTypeOf(
  { original_file_type, file_type, is_to_jpg }: ImageView,
  converted: (types: { from: string; to: string }) => string
): string {
  const to = nameOf(file_type)
  return is_to_jpg === 1 ? converted({ from: nameOf(original_file_type), to }) : to
}
