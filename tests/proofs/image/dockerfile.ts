import { readFileSync } from 'node:fs'

export type Instruction = { word: string; rest: string }

/** A stage of the Dockerfile: `from` is another stage, or an image of a registry. */
export type Stage = { name: string; from: string; instructions: Instruction[] }

/** Reads the stages of the Dockerfile in their order. The last one, which has no name, is what `docker build` makes. */
export function readStages(): Stage[] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim())
  const stages: Stage[] = []
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    const stage = stages.at(-1)
    if (word === 'FROM') {
      const [from = '', , name = 'default'] = rest.split(' ')
      stages.push({ name, from, instructions: [] })
    } else if (word && stage) stage.instructions.push({ word, rest })
    else throw new Error(`Unread line in the Dockerfile: ${line}`)
  }
  return stages
}

/** Returns the names at the top of the repository that .dockerignore lets into the image. */
export const contextNames = (): string[] =>
  Array.from(readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm), ([, name = '']) => name)
