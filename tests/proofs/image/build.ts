import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copy, inRoot, makeBase, USER } from './bare-root.ts'
import { contextNames, type Instruction, readStages } from './dockerfile.ts'

/** A root file system, and how a container of the image starts in it. */
export type Image = {
  root: string
  env: Record<string, string>
  folder: string
  user: string
  command: string[]
  health: string[]
}

/**
 * Builds a stage of the Dockerfile, and the stages that it needs, each as a root file system below `folder`. It follows
 * the Dockerfile line by line and stops at an instruction that it does not know.
 */
export function buildImage(folder: string, target: string, onStep: (text: string) => void): Image {
  const stages = readStages()
  const built = new Map<string, Image>()

  function build(name: string): Image {
    const known = built.get(name)
    if (known) return known
    const stage = stages.find((stage) => stage.name === name)
    const root = join(folder, name.replaceAll(/\W/g, '-'))
    if (!stage) {
      onStep(`${name}: from Debian's archive`)
      makeBase(root)
      return keep(name, { root, env: {}, folder: '/', user: 'root', command: [], health: [] })
    }
    const base = build(stage.from)
    copy(base.root, root)
    const image = { ...base, root, env: { ...base.env } }
    for (const instruction of stage.instructions) {
      onStep(`${name}: ${instruction.word} ${instruction.rest.replaceAll(/\s+/g, ' ')}`)
      follow(image, instruction)
    }
    return keep(name, image)
  }

  function keep(name: string, image: Image): Image {
    built.set(name, image)
    return image
  }

  function follow(image: Image, { word, rest }: Instruction): void {
    if (word === 'RUN') inRoot(image.root, image.user, image.folder, image.env, rest)
    else if (word === 'COPY') copyInto(image, rest)
    else if (word === 'ENV')
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) image.env[name] = value
    else if (word === 'USER') image.user = rest
    else if (word === 'ENTRYPOINT' || word === 'CMD') image.command.push(...JSON.parse(rest))
    else if (word === 'HEALTHCHECK') image.health = JSON.parse(rest.replace(/^.*?CMD /, ''))
    else if (word === 'WORKDIR') {
      image.folder = rest
      mkdirSync(join(image.root, rest), { recursive: true })
    } else if (word !== 'VOLUME' && word !== 'EXPOSE') throw new Error(`Unknown: ${word} ${rest}`)
  }

  function copyInto(image: Image, rest: string): void {
    const [, stage, paths = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(rest) ?? []
    const from = stage ? build(stage).root : '.'
    const sources = paths.split(/\s+/)
    const to = resolve(image.folder, sources.pop() ?? '')
    const all = sources[0] === '.' ? contextNames() : sources
    for (const source of all) {
      const isFolder = sources[0] === '.' || rest.endsWith('./')
      copy(join(from, source), join(image.root, isFolder ? join(to, source) : to))
    }
  }

  return build(target)
}

/** The numbers of the image's user, as chroot takes them. */
export const userOf = ({ user }: Image): string =>
  user === USER.name ? `${USER.id}:${USER.id}` : user
