/** A section of the settings: its own switch, and what it is on for. */
type Section = { switch: 0 | 1; product: 0 | 1 | 2; collection: 0 | 1; blogs: 0 | 1 }

/** What of the settings decides about automatic mode. */
export type Switched = {
  auto_switch: 0 | 1
  is_default: 0 | 1
  image_opt: Section
  alt_text: Section
  file_name: Section
}

/** Whether there is anything that automatic mode could do. */
export const hasFeature = ({ image_opt, alt_text, file_name }: Switched): boolean =>
  [image_opt, alt_text, file_name].some(
    (section) =>
      section.switch === 1 &&
      (section.product > 0 || section.collection === 1 || section.blogs === 1)
  )
