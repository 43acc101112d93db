import { constants } from 'node:fs'
import { access } from 'node:fs/promises'

/** @throws when this user may not read and write the file or folder, or there is none */
export const checkWritable = (path: string): Promise<void> =>
  access(path, constants.R_OK | constants.W_OK)
