import { chmod, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { type DemoFolder, demoFolders, SHOP } from './catalogue.ts'
import { type Photo, takePhoto } from './photo.ts'
import { openStudio } from './photograph.ts'

/**
 * Makes the demo shop at `directory`, which must not exist or be empty. It appears there as a whole: a
 * kill in the middle leaves a hidden folder beside it, and the next start makes the shop anew.
 */
export async function makeDemoStore(directory: string): Promise<void> {
  const wanted = resolve(directory)
  await mkdir(wanted, { recursive: true })
  // Told before four seconds of drawing: the last rename replaces an empty folder and no other one.
  await rmdir(wanted)
  const unfinished = await mkdtemp(join(dirname(wanted), `.${basename(wanted)}-demo-`))
  try {
    const folders = demoFolders()
    await writeJson(join(unfinished, 'store.json'), SHOP)
    for (const { path, json, content } of folders) {
      await mkdir(join(unfinished, path), { recursive: true })
      await writeJson(join(unfinished, path, json), content)
    }
    await takePhotos(folders, unfinished)
    // mkdtemp keeps others out; a shop's folder is opened by its owner's other programs too.
    await chmod(unfinished, 0o755)
    await rename(unfinished, wanted)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Twice as many as cores: one is drawn while another one's grain is laid on in this thread. */
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
