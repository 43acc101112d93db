import { Type } from 'typebox'

/** Wire shapes that the calls of every module share (specification §4.1). */

export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])

/**
 * The schema of the fields that begin every successful answer under /api/v2, and of an answer without other fields.
 */
export const Ack = { ack: Type.Literal(1), message: Type.String() }
export const AckReply = Type.Object(Ack)

/**
 * The schema of the fields that begin every successful answer under /api/v1, and of an answer without other fields.
 */
export const Ok = { code: Type.Literal('200'), msg: Type.String() }
export const OkReply = Type.Object(Ok)
