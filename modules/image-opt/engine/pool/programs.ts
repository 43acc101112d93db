/** The files that the codec host runs: its main program, and what each of its threads runs. */
export type CodecPrograms = { host: URL; worker: URL }

export const SOURCES: CodecPrograms = {
  host: new URL('./host.ts', import.meta.url),
  worker: new URL('./worker.ts', import.meta.url)
}

const BUNDLES = new URL('../../../../dist/codec/', import.meta.url)

/** The same programs, each bundled into one file by the build (server/bundle-programs.ts). */
export const BUNDLED: CodecPrograms = {
  host: new URL('host.js', BUNDLES),
  worker: new URL('worker.js', BUNDLES)
}
