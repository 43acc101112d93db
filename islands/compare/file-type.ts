import type { ImageView } from '../../modules/image-opt/schema.ts'

/** As merchants know them: 'jpeg' is JPG to them. */
const nameOf = (type: string): string => (type === 'jpeg' ? 'JPG' : type.toUpperCase())

/** 'PNG → JPG' for one that was converted, else its type. */
export function fileTypeOf(
  { original_file_type, file_type, is_to_jpg }: ImageView,
  converted: (types: { from: string; to: string }) => string
): string {
  const to = nameOf(file_type)
  return is_to_jpg === 1 ? converted({ from: nameOf(original_file_type), to }) : to
}
