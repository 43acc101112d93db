export const FIELDS = ['name', 'email', 'title', 'description'] as const
export type FieldName = (typeof FIELDS)[number]
export type Message = Record<FieldName, string>

/** The required fields, in the order in which they are checked (specification §14.1). */
const NEEDED = ['name', 'email', 'description'] as const
export type NeededName = (typeof NEEDED)[number]

/** Returns whether a text is empty. As on the server, whitespace and invisible characters do not count as text. */
export const isEmpty = (text: string): boolean => /^[\s\u200b-\u200d\ufeff]*$/.test(text)

/** Returns the first required field that is still empty; undefined when there is none. */
export const emptyFieldOf = (message: Message): NeededName | undefined =>
  NEEDED.find((field) => isEmpty(message[field]))
