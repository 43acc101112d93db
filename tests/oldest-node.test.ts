import { globSync, readFileSync } from 'node:fs'
import t from 'tap'
import ts from 'typescript'

/*
 * Node runs our source without compiling it. Node 22.19, the oldest version that `engines` in package.json allows,
 * fails with a SyntaxError on `using` and `await using`, which Node 24 introduced. Neither TypeScript nor a newer Node
 * reports them.
 */

function usingsIn(path: string, text: string): string[] {
  const found: string[] = []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclarationList(node) && isUsing(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(`${path}:${line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The flags of `await using` include the flag of `const`, so all bits of the declaration kind are compared. */
function isUsing({ flags }: ts.VariableDeclarationList): boolean {
  const kind = flags & ts.NodeFlags.BlockScoped
  return kind === ts.NodeFlags.Using || kind === ts.NodeFlags.AwaitUsing
}

t.test('the oldest supported Node can parse every file', async (t) => {
  const paths = globSync('{server,modules,migrations,locales,tests}/**/*.{ts,mjs,js}')
  t.ok(paths.length > 500, 'the files were found')
  t.strictSame(
    paths.flatMap((path) => usingsIn(path, readFileSync(path, 'utf8'))),
    []
  )
})

t.test('the check reports every declaration with `using`, and nothing else', async (t) => {
  const source = `async function read() {
    await using file = await open('a')
    using other = open('b')
    for (using each of all) close(each)
    const using = 1
    let more = using
    return more
  }`
  t.strictSame(usingsIn('a.ts', source), ['a.ts:2', 'a.ts:3', 'a.ts:4'])
})
