import { GraphQLError } from 'graphql'

/** Errors that Shopify raises during execution; their texts are recorded. */

export const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })

export const tooLong = (field: string, maximum: number): GraphQLError =>
  new GraphQLError(`${field} is too long (maximum is ${maximum})`, {
    extensions: { code: 'INVALID_FIELD_ARGUMENTS' }
  })

/**
 * Returns an error of the stand-in itself, never one of Shopify's: the stand-in does not know this part, and guessing
 * would let the app pass where Shopify might answer differently.
 */
export const notModelled = (what: string): GraphQLError =>
  new GraphQLError(`The stand-in does not model ${what}; see tests/stand-in`, {
    extensions: { code: 'NOT_MODELLED' }
  })
