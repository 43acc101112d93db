import { chmod, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { codeOf } from '../../../core/disk/errors.ts'
import { type DemoFolder, demoFolders, SHOP } from './catalogue.ts'
import { type Photo, takePhoto } from './photo.ts'
import { openStudio } from './photograph.ts'

/**
 * Creates the demo shop at `directory`, which must not exist or must be empty. The finished shop gets that name in a
 * single step. A process that is killed halfway leaves a hidden folder beside it, and the next start draws the shop
 * again.
 */
export async function makeDemoStore(directory: string): Promise<void> {
  const wanted = resolve(directory)
  await mkdir(dirname(wanted), { recursive: true })
  // Fails here, and not only after four seconds of drawing, if the folder is not empty: the rename at the end can only
  // replace an empty folder.
  await rmdir(wanted).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
  const unfinished = await mkdtemp(join(dirname(wanted), `.${basename(wanted)}-demo-`))
  try {
    const folders = demoFolders()
    await writeJson(join(unfinished, 'store.json'), SHOP)
    for (const { path, json, content } of folders) {
      await mkdir(join(unfinished, path), { recursive: true })
      await writeJson(join(unfinished, path, json), content)
    }
    await takePhotos(folders, unfinished)
    // mkdtemp creates a folder that only its owner can open, but other programs open a shop's folder too.
    await chmod(unfinished, 0o755)
    await rename(unfinished, wanted)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * The number of pictures drawn at the same time, twice the number of cores: one picture is drawn while this thread
 * adds the grain to another.
 */
const SIDE_BY_SIDE = availableParallelism() * 2

async function takePhotos(folders: DemoFolder[], unfinished: string): Promise<void> {
  const studio = await openStudio()
  const waiting: { photo: Photo; folder: string }[] = []
  for (const { path, photos } of folders) {
    for (const photo of photos) {
      waiting.push({ photo, folder: join(unfinished, path) })
    }
  }
  const photographer = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await takePhoto(next.photo, next.folder, studio)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, photographer))
}

const writeJson = (place: string, content: object): Promise<void> =>
  writeFile(place, `${JSON.stringify(content, null, 2)}\n`)
