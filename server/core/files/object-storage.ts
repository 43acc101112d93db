import type { OpenPicture } from '../pictures/open-picture.ts'

/** An object and when it was last written, by the clock of the storage. */
export type TimedObject = { key: string; modifiedAt: Date }

/**
 * Keeps objects under keys such as `originals/1/ab/<sha-256>`. There are two of them: a folder (folder-storage.ts) and
 * a bucket (bucket/bucket-storage.ts). An object that is replaced has either its old or its new content at every
 * instant. What a function has written when it resolves survives a power cut, unless it says otherwise.
 */
export type ObjectStorage = {
  /** Names an object for people: its path, or its address in the bucket. */
  nameOf(key: string): string

  /** Call before objects are written beside this one: creates the folder that they need. */
  prepare(key: string): Promise<void>
  /** Writes a small object. It survives a power cut once `settle` has resolved. */
  putText(key: string, text: string): Promise<void>
  /** Makes everything that was written beside this object survive a power cut. */
  settle(key: string): Promise<void>
  /**
   * Stores an original. What was stored is read back and compared with the hash before the object gets its key, or in
   * a bucket before this resolves. A file is moved away or left where it is.
   * @throws when the content has another hash; what was stored under the key before stays
   */
  putOriginal(key: string, hash: string, content: Uint8Array | { path: string }): Promise<void>
  /** Stores a file that can be made again. The file is moved away or left where it is. */
  putFile(key: string, path: string): Promise<void>

  /** Returns the text of a small object; undefined if there is none. */
  readText(key: string): Promise<string | undefined>
  /** Returns the size in bytes; undefined if there is no such object. */
  sizeOf(key: string): Promise<number | undefined>
  /** Returns whether the object exists and has the content with this hash. */
  isWhole(key: string, hash: string): Promise<boolean>
  /**
   * Returns the bytes of an original.
   * @throws an error with the code ENOENT when it is missing, or one that names the hash when it has other content
   */
  read(key: string, hash: string): Promise<Uint8Array>
  /**
   * Opens an object without holding it in memory. The caller closes it.
   * @param hash the hash that the content must have; without it the content is not checked
   * @throws as `read` does
   */
  open(key: string, hash?: string): Promise<OpenPicture>
  /**
   * Calls `use` with the path of a local file that has the content of an original. The file may be read until `use`
   * resolves.
   * @throws as `read` does, if the storage is a bucket
   */
  withFile<T>(key: string, hash: string, use: (path: string) => Promise<T>): Promise<T>

  /** Lists the keys that begin with the folder, however deep they are. */
  list(folder: string): Promise<string[]>
  /** Lists the keys that begin with the key of this object: its own, and those of the objects that describe it. */
  listBeside(key: string): Promise<string[]>
  /** As `list`, with the times. */
  listTimed(folder: string): Promise<TimedObject[]>
  /** Lists the names of the folders directly in the folder. */
  listFolders(folder: string): Promise<string[]>

  /** Removes an object, if it exists. */
  remove(key: string): Promise<void>
  /** Removes all objects of a folder. */
  removeAll(folder: string): Promise<void>
}
