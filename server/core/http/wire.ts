import { Type } from 'typebox'

/** Schemas that the calls of all modules share (specification §4.1). */

export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])

/** A file in a multipart form: `format` as OpenAPI 3.0 marks its bytes, the media type as 3.1 does. */
export const FormFile = Type.String({
  format: 'binary',
  contentMediaType: 'application/octet-stream'
})

/**
 * The first fields of every successful answer under /api/v2, and the schema of an answer that has no other fields.
 */
export const Ack = { ack: Type.Literal(1), message: Type.String() }
export const AckReply = Type.Object(Ack)

/**
 * The first fields of every successful answer under /api/v1, and the schema of an answer that has no other fields.
 */
export const Ok = { code: Type.Literal('200'), msg: Type.String() }
export const OkReply = Type.Object(Ok)
