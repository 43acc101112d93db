import { chmod, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { codeOf } from '../../../core/disk/errors.ts'
import { type DemoFolder, demoFolders, SHOP } from './catalogue.ts'
import { type Photo, takePhoto } from './photo.ts'
import { openStudio } from './photograph.ts'

/**
 * Draws the demo store at `directory`, which must be missing or empty. It is drawn in a hidden folder beside
 * `directory` and renamed when it is complete. If the process is killed halfway, the hidden folder remains, and the
 * next start draws the store again.
 */
export async function makeDemoStore(directory: string): Promise<void> {
  const wanted = resolve(directory)
  await mkdir(dirname(wanted), { recursive: true })
  // Fails at once if the folder is not empty. Without this, only the rename at the end would fail, after four seconds of
  // drawing.
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
    // mkdtemp creates a folder that only its owner can open. Other programs must be able to open the store's folder
    // too.
    await chmod(unfinished, 0o755)
    await rename(unfinished, wanted)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/**
 * How many pictures are in progress at the same time: twice the number of cores. Other threads draw pictures while
 * this one adds the grain to another picture.
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
