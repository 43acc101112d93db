/**
 * Environment variables of glibc's allocator, for every process of the server.
 *
 * MALLOC_ARENA_MAX: together with `--max-semi-space-size=2`, it lowers peak memory from 170 MB to 120 MB in a run over
 * 20-megapixel photographs.
 *
 * The two limits: glibc raises its own as it goes and keeps freed memory in pieces, so that an hour of mixed load makes
 * the server grow by 5 MB (proof 24 in docs/reliability.md). They must stay above the 90,112 bytes that SQLite allocates
 * and frees for each row that fires a trigger. With limits of 64 KB, each row costs two system calls and 22 page faults:
 * 2,500 new images took 39 s instead of 0.3 s on a busy machine.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '1048576'
}
