/** For `catch`: returns undefined if a file is missing, and throws any other error. */
export function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** For `catch`: returns no entries if a folder is missing, and throws any other error. */
export function emptyWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
