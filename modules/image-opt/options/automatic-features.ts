/** A section of the settings: its switch, and its targets. */
type Section = { switch: 0 | 1; product: 0 | 1 | 2; collection: 0 | 1; blogs: 0 | 1 }

/** The settings that control automatic mode. */
export type Switched = {
  auto_switch: 0 | 1
  is_default: 0 | 1
  image_opt: Section
  alt_text: Section
  file_name: Section
}

/** Tells whether automatic mode has anything to do. */
export const hasFeature = ({ image_opt, alt_text, file_name }: Switched): boolean =>
  [image_opt, alt_text, file_name].some(
    (section) =>
      section.switch === 1 &&
      (section.product > 0 || section.collection === 1 || section.blogs === 1)
  )
