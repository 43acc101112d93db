import { type ASTNode, type GraphQLError, Kind, print } from 'graphql'
import { PUBLISHED } from '../published-schema.ts'
import { CoercionError } from '../scalars.ts'
import type { Place } from './place.ts'

type Words = { message: string; extensions: { code: string; [detail: string]: unknown } }

/**
 * Translates the error about a literal that does not fit its type. Shopify has five different errors, depending on
 * what is wrong.
 */
export function valueError(place: Place, node: ASTNode, error: GraphQLError): Words {
  return (
    coercionError(error) ??
    oneOfError(place, error) ??
    missingAttribute(error) ??
    unknownAttribute(node, error) ??
    incompatible(place, node)
  )
}

/** Handles errors from our own scalars, which use Shopify's wording already. */
function coercionError(error: GraphQLError): Words | undefined {
  let cause: unknown = error
  while (cause instanceof Error && !(cause instanceof CoercionError)) cause = cause.cause
  if (!cause) return undefined
  return {
    message: (cause as CoercionError).message,
    extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' }
  }
}

function oneOfError({ inputObject }: Place, { message }: GraphQLError): Words | undefined {
  if (!message.startsWith('Within OneOf')) return undefined
  return {
    message: `OneOf Input Object '${inputObject}' must specify exactly one key.`,
    extensions: { code: 'invalidOneOfInputObject', inputObjectType: inputObject }
  }
}

function missingAttribute({ message }: GraphQLError): Words | undefined {
  const [, type = '', name] =
    /of type "(\w+)" to include required field "(\w+)"/.exec(message) ?? []
  if (!name) return undefined
  const input = PUBLISHED.getType(type)
  const field = input && 'getFields' in input ? input.getFields()[name] : undefined
  const argumentType = String(field?.type ?? '')
  return {
    message: `Argument '${name}' on InputObject '${type}' is required. Expected type ${argumentType}`,
    extensions: {
      code: 'missingRequiredInputObjectAttribute',
      argumentName: name,
      argumentType,
      inputObjectType: type
    }
  }
}

function unknownAttribute(node: ASTNode, { message }: GraphQLError): Words | undefined {
  const [, type] = /of type "(\w+)" not to include unknown field/.exec(message) ?? []
  if (!type || node.kind !== Kind.OBJECT_FIELD) return undefined
  const name = node.name.value
  return {
    message: `InputObject '${type}' doesn't accept argument '${name}'`,
    extensions: {
      code: 'argumentNotAccepted',
      name: type,
      typeName: 'InputObject',
      argumentName: name
    }
  }
}

function incompatible({ argument, inputType }: Place, node: ASTNode): Words {
  const { name = '', on = 'Field', owner = '' } = argument ?? {}
  return {
    message: `Argument '${name}' on ${on} '${owner}' has an invalid value (${print(node)}). Expected type '${inputType}'.`,
    extensions: { code: 'argumentLiteralsIncompatible', typeName: on, argumentName: name }
  }
}
