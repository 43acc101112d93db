import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

export type Pattern = { at: string; source: string; flags: string }

/** Methods that turn a string into a pattern, which a reader easily overlooks. */
const MADE_FROM_TEXT = new Set(['match', 'matchAll', 'search'])

/**
 * Collects the regular expressions of the product's source with their places: the literals, and separately the places
 * that build one from a string, which cannot be checked before they run.
 */
export function sourcePatterns(): { literals: Pattern[]; made: string[] } {
  const literals: Pattern[] = []
  const made: string[] = []
  const paths = globSync('{server,modules,pages,islands,extensions,locales}/**/*.{ts,tsx,mjs,js}')
  for (const path of paths.sort()) {
    const text = readFileSync(path, 'utf8')
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
    const visit = (node: ts.Node): void => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      const at = `${path}:${line + 1}`
      if (ts.isRegularExpressionLiteral(node)) literals.push({ at, ...partsOf(node.text) })
      else if (isMadeFromText(node)) made.push(at)
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return { literals, made }
}

function partsOf(literal: string): { source: string; flags: string } {
  const end = literal.lastIndexOf('/')
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) }
}

function isMadeFromText(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return false
  const { expression } = node
  if (ts.isIdentifier(expression)) return expression.text === 'RegExp'
  const [argument] = node.arguments ?? []
  return (
    ts.isPropertyAccessExpression(expression) &&
    MADE_FROM_TEXT.has(expression.name.text) &&
    argument !== undefined &&
    (ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument))
  )
}
