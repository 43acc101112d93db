import { AppError } from '../../../core/http/errors.ts'

/** Programs read the status. The message is for people, who find it in Shopify's delivery log. */
export const notSigned = () =>
  new AppError('webhooks/not-signed', 401, (t) => t.errors.wrongToken())

export const incomplete = (header: string) =>
  new AppError('webhooks/incomplete', 400, (t) => t.errors.malformed({ detail: header }))
