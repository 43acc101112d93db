/** Returns undefined for a missing file and throws any other error. For `catch`. */
export function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** Returns no entries for a missing folder and throws any other error. For `catch`. */
export function emptyWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
