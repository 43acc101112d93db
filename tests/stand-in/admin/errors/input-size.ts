import { Kind, type OperationDefinitionNode, type ValueNode } from 'graphql'
import type { ApiError } from './validation.ts'

/** The most entries in a list in the input (docs). */
const MOST = 250

/**
 * Returns an error if a list in the arguments of the operation's top-level fields is too long. This is checked before
 * anything is executed.
 */
export function inputSizeError(
  { selectionSet }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>
): ApiError | undefined {
  for (const field of selectionSet.selections) {
    if (field.kind !== Kind.FIELD) continue
    for (const { name, value } of field.arguments ?? []) {
      const size = sizeOf(value, variables)
      if (size > MOST)
        return {
          message: `The input array size of ${size} is greater than the maximum allowed of ${MOST}.`,
          locations: field.loc
            ? [{ line: field.loc.startToken.line, column: field.loc.startToken.column }]
            : undefined,
          path: [field.name.value, name.value],
          extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' }
        }
    }
  }
  return undefined
}

function sizeOf(value: ValueNode, variables: Readonly<Record<string, unknown>>): number {
  if (value.kind === Kind.LIST) return value.values.length
  if (value.kind !== Kind.VARIABLE) return 0
  const given = variables[value.name.value]
  return Array.isArray(given) ? given.length : 0
}
