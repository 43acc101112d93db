import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { takePhoto } from '../../../server/platforms/local/demo/photo.ts'
import { openStudio } from '../../../server/platforms/local/demo/photograph.ts'
import { allFolders } from './editions.ts'

/**
 * Draws the pictures of the demo shop into the given folder, which appears only when it is complete. It runs in a
 * process of its own, as for the local store, because drawing takes half a gigabyte of memory.
 */
const [, , directory] = process.argv
if (!directory) throw new Error('Expected a folder for the pictures but received none')
const unfinished = `${directory}.unfinished`
await rm(unfinished, { recursive: true, force: true })
const studio = await openStudio()
for (const { path, photos } of allFolders()) {
  await mkdir(join(unfinished, path), { recursive: true })
  await Promise.all(photos.map((photo) => takePhoto(photo, join(unfinished, path), studio)))
}
await rename(unfinished, directory)
