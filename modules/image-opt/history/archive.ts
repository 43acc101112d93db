import { once } from 'node:events'
import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { OpenPicture } from '../../../server/core/pictures/open-picture.ts'

/**
 * A picture of the archive. `open` is called when its turn has come. If it returns undefined, the picture is left out.
 */
export type Entry = { fileName: string; open: () => Promise<OpenPicture | undefined> }

/**
 * Returns a ZIP archive of the pictures. They are opened and read one after the other while the archive is sent, so it
 * takes no memory for them and at most one open file. Pictures are stored as they are, because compressing them again
 * gains nothing. A failure halfway destroys the stream, so the client notices that the archive is incomplete.
 */
export function archiveOf(entries: Entry[]): Readable {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  zip.on('error', (error: Error) => archive.destroy(error))
  void fill(zip, archive, entries).catch((error: Error) => archive.destroy(error))
  return archive
}

async function fill(zip: ZipFile, archive: Readable, entries: Entry[]): Promise<void> {
  const names = new Set<string>()
  const ended = once(archive, 'close')
  for (const { fileName, open } of entries) {
    const picture = await open()
    if (!picture) continue
    const content = picture.file.createReadStream()
    zip.addReadStream(content, freeName(fileName, names), { compress: false })
    // When the client disconnects, the archive is closed and nobody reads the picture to its end.
    await Promise.race([finished(content), ended])
    content.destroy()
    if (archive.destroyed) return
  }
  zip.end()
}

/** Returns the name, with a number if an earlier picture of the archive has the same one. */
function freeName(fileName: string, taken: Set<string>): string {
  const extension = extname(fileName)
  const stem = fileName.slice(0, fileName.length - extension.length)
  let name = fileName
  // Names that differ only in case are the same file on Windows and macOS.
  for (let number = 2; taken.has(name.toLowerCase()); number++)
    name = `${stem} (${number})${extension}`
  taken.add(name.toLowerCase())
  return name
}
