import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { sha256 } from '../files/hash.ts'

/** The manifest is the last file of a backup, so a backup that was cut short has none. */
export const MANIFEST = 'manifest.json'

/** Describes a complete backup. `files` and `bytes` count everything in it except SUMS and the manifest itself. */
export type Manifest = {
  version: 2
  createdAt: string
  files: number
  bytes: number
  /** The SHA-256 of SUMS, and so of the names, the order and the contents of all files. */
  sums: string
  /** The SHA-256 of every byte of the archive before the last TAIL_BYTES. */
  archive: string
  /** The SHA-256 of the manifest without this entry. */
  sha256: string
}

/** The manifest of older versions: no hash of the secrets, the records and the uses. */
export type OldManifest = Pick<Manifest, 'createdAt' | 'files' | 'bytes'> & {
  version: 1
  /** The SHA-256 of the database. */
  database: string
}

/** The text of a manifest has always this length, with spaces at its end. */
const MANIFEST_BYTES = 512

/** The header and the text of the manifest, and the two empty blocks that end an archive. */
export const TAIL_BYTES = 512 + MANIFEST_BYTES + 1024

/** Adds the hash of the manifest itself. */
export const sealed = (manifest: Omit<Manifest, 'sha256'>): Manifest => ({
  ...manifest,
  sha256: sha256(JSON.stringify(manifest))
})

/** Returns the end of an archive, which follows from the manifest alone. */
export function tailOf(manifest: Manifest): Promise<Buffer> {
  const archive = pack()
  const text = JSON.stringify(manifest).padEnd(MANIFEST_BYTES - 1)
  archive.entry({ name: MANIFEST, mode: 0o600, mtime: new Date(manifest.createdAt) }, `${text}\n`)
  archive.finalize()
  return buffer(archive)
}

/** @throws when it is no manifest, or is damaged, or a newer version wrote it */
export function parseManifest(text: string): Manifest | OldManifest {
  const manifest = parsed(text)
  if (manifest?.version === 1) return manifest
  const { sha256: own, ...rest } = manifest ?? {}
  if (manifest?.version === 2 && own === sha256(JSON.stringify(rest))) return manifest
  throw new Error(
    Number(manifest?.version) > 2
      ? 'a newer version of Page Speed Boost wrote it'
      : `${MANIFEST} is damaged`
  )
}

function parsed(text: string): Manifest | OldManifest | null {
  try {
    return JSON.parse(text) as Manifest | OldManifest | null
  } catch {
    return null
  }
}
