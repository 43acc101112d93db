import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ts from 'typescript'

/** One of our files imports another. `isType` when it needs only types of it. */
export type Arrow = { from: string; to: string; isType: boolean }

/** Calls `see` for every node of a source text. */
export function visit(path: string, text: string, see: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    see(node)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
}

/** Returns which of our own files a file imports, by `import`, `export … from`, `import()` or `typeof import()`. */
export function arrowsOf(from: string, text = readFileSync(from, 'utf8')): Arrow[] {
  const arrows: Arrow[] = []
  const add = (target: ts.Node | undefined, isType: boolean) => {
    if (!target || !ts.isStringLiteralLike(target) || !target.text.startsWith('.')) return
    arrows.push({ from, to: posix.normalize(join(dirname(from), target.text)), isType })
  }
  visit(from, text, (node) => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false)
  })
  return arrows
}
