import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { bytesOf, type Sample, samplesIn } from './engine/pictures.ts'

/** The quality of cropped photographs, close to that of a camera, so that cropping does not compress them first. */
const QUALITY = 92

/**
 * Writes this many pictures, all of them different: first those of the source folder, then the same ones with more and
 * more cut off at the left and the top. The server encodes equal pictures only once, so repeating a picture would
 * measure nothing.
 */
export async function makeDifferentPictures(
  source: string,
  folder: string,
  count: number
): Promise<Sample[]> {
  const sources = samplesIn(source)
  await mkdir(folder, { recursive: true })
  const begin = performance.now()
  for (let index = 0; index < count; index++) {
    const sample = sources[index % sources.length] as Sample
    const round = Math.floor(index / sources.length)
    const path = join(folder, `${String(index).padStart(4, '0')}-${basename(sample.path)}`)
    if (round === 0) await copyFile(sample.path, path)
    else await writeFile(path, await cropped(sample, round))
  }
  const samples = samplesIn(folder)
  const seconds = (performance.now() - begin) / 1000
  console.error(
    `Made ${samples.length} pictures, ${(bytesOf(samples) / 1e6).toFixed(0)} MB, in ${seconds.toFixed(0)} s`
  )
  return samples
}

async function cropped({ path, type }: Sample, round: number): Promise<Buffer> {
  const isMoving = type === 'gif' || type === 'webp'
  // sharp gets bytes, because the engine switches off sharp's file loaders for the whole process.
  const picture = sharp(await readFile(path), { animated: isMoving })
  const { width, height, pageHeight = height } = await picture.metadata()
  const left = Math.min(round, width - 1)
  const top = Math.min(round, pageHeight - 1)
  const part = picture.extract({ left, top, width: width - left, height: pageHeight - top })
  if (type === 'jpeg') return part.jpeg({ quality: QUALITY }).keepIccProfile().toBuffer()
  if (type === 'webp') return part.webp({ quality: QUALITY }).keepIccProfile().toBuffer()
  if (type === 'gif') return part.gif({ effort: 1 }).toBuffer()
  return part.png().keepIccProfile().toBuffer()
}
