import { emptyField, tooLong } from './errors.ts'
import type { ContactBody } from './schema.ts'

/** Characters that a message may have. */
export const MOST = { name: 200, email: 320, title: 200, description: 5000 } as const

/** In the order in which they are checked (specification, app shell §5). */
const NEEDED = ['name', 'email', 'description'] as const
const FIELDS = ['name', 'email', 'title', 'description'] as const

/** Spaces and characters that show nothing do not count as text. */
const trim = (text: string): string =>
  text.replace(/^[\s\u200b-\u200d\ufeff]+|[\s\u200b-\u200d\ufeff]+$/g, '')

/** @throws emptyField, tooLong */
export function checkMessage(body: ContactBody): Required<ContactBody> {
  const message = {
    name: trim(body.name ?? ''),
    email: trim(body.email ?? ''),
    title: trim(body.title ?? ''),
    description: trim(body.description ?? '')
  }
  for (const field of NEEDED) if (message[field] === '') throw emptyField(field)
  for (const field of FIELDS)
    if (message[field].length > MOST[field]) throw tooLong(field, MOST[field])
  return message
}
