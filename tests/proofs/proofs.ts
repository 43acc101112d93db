/** One proof of docs/reliability.md: what is done, when the proof holds, and which tests report it. */
export type Proof = {
  number: number
  what: string
  /** The condition under which the proof holds. */
  holds: string
  /** The path of the test file that reports each part, by the name of the part. */
  parts: Record<string, string>
}

const RUNS = 'tests/modules/image-opt/runs'

export const PROOFS: readonly Proof[] = [
  {
    number: 1,
    what: 'SIGKILL at 200 random moments of a run of 1,000 images, and a restart after each',
    holds: 'every image has its result, none is lost, none is charged twice',
    parts: {
      'local store': `${RUNS}/kill.test.ts`,
      Shopify: 'tests/server/platforms/shopify/faulty-runs.test.ts',
      fleet: 'tests/server/core/fleet/kills.test.ts'
    }
  },
  {
    number: 2,
    what: 'SIGKILL before and after every durable step of a run, each step by its name',
    holds: 'the run ends, the ledger adds up, no file is orphaned, the original comes back',
    parts: {
      'local store': 'tests/proofs/fault-points.test.ts',
      Shopify: 'tests/server/platforms/shopify/format-swaps.test.ts'
    }
  },
  {
    number: 3,
    what: 'power loss: database and journal are copied at an instant of a run, the journal is torn',
    holds: 'the copy opens, passes the integrity check, and holds no half charge',
    parts: { 'local store': 'tests/proofs/power-loss.test.ts' }
  },
  {
    number: 4,
    what: 'a full disk during upload, encoding, database writes, backup',
    holds: 'one clear error, originals untouched, the run continues once there is room',
    parts: {
      'upload and each step': `${RUNS}/full-disk-steps.test.ts`,
      'runs and database': `${RUNS}/full-disk.test.ts`,
      backup: 'tests/server/operator/full-disk.test.ts'
    }
  },
  {
    number: 5,
    what: 'pictures are optimised and restored; the server is killed meanwhile, answers are lost, merchants edit',
    holds: 'every picture has the SHA-256 of its original',
    parts: {
      'local store': `${RUNS}/kill.test.ts`,
      Shopify: 'tests/server/platforms/shopify/pictures-kept.test.ts'
    }
  },
  {
    number: 6,
    what: 'restore from a backup on an empty machine, and after an upgrade',
    holds: 'every picture comes back byte for byte; no row of an original or a charge changes',
    parts: {
      backup: 'tests/server/operator/backup.test.ts',
      upgrade: 'tests/migrations/take-over.test.ts'
    }
  },
  {
    number: 7,
    what: '100 requests at once, with a quota for 10 images',
    holds: 'exactly 10 images are changed and charged',
    parts: { 'local store': `${RUNS}/quota.test.ts` }
  },
  {
    number: 8,
    what: 'each write that is not idempotent is sent twice, at once, and with another body, under one key',
    holds: 'one effect and the same answer; another body is refused',
    parts: { 'every write': 'tests/proofs/repeated-writes.test.ts' }
  },
  {
    number: 9,
    what: 'webhooks: repeated, reordered, forged, changed by one byte, too large',
    holds: 'each is applied once, every other one is refused',
    parts: { Shopify: 'tests/modules/webhooks/deliveries.test.ts' }
  },
  {
    number: 10,
    what: 'tokens that are forged, expired, unsigned, or for another app or shop',
    holds: '401 for each, and no data',
    parts: { Shopify: 'tests/server/platforms/shopify/vectors.test.ts' }
  },
  {
    number: 11,
    what: 'every route of the server with every id of another shop',
    holds: 'no answer contains anything of the other shop, and nothing of it changes',
    parts: { 'every route': 'tests/proofs/isolation.test.ts' }
  },
  {
    number: 12,
    what: '10,000 mutated pictures',
    holds: 'no crash, none takes more than 10 s, memory grows by less than 100 MB',
    parts: { engine: 'tests/modules/image-opt/engine/mutated.test.ts' }
  },
  {
    number: 13,
    what: 'pictures that unpack to gigabytes: pixels, one row of 65,535, frames, text chunks',
    holds: 'refused, or handled with less than 50 MB of memory',
    parts: { engine: 'tests/proofs/bombs.test.ts' }
  },
  {
    number: 14,
    what: 'files that are something else as well: SVG, HTML, scripts in metadata',
    holds: 'refused, or the foreign part is gone from the result',
    parts: { engine: 'tests/proofs/polyglots.test.ts' }
  },
  {
    number: 15,
    what: 'addresses of pictures that lead inside, in every notation, and redirects',
    holds: 'no connection to a server inside',
    parts: { 'outgoing requests': 'tests/server/core/http/fetch-outside.test.ts' }
  },
  {
    number: 16,
    what: 'file names with paths, control characters, marks that turn text around, 300 letters',
    holds: 'stored under ids of our own; the name of a download is harmless',
    parts: { uploads: 'tests/proofs/file-names.test.ts' }
  },
  {
    number: 17,
    what: 'script in titles, vendors, alt texts, file names and the name of the shop, in every language',
    holds: 'a real browser runs none of it, on no page',
    parts: { browser: 'tests/proofs/scripts-in-values.test.ts' }
  },
  {
    number: 18,
    what: 'values that look like a template or like markup',
    holds: 'they are filled in once, as text',
    parts: { templates: 'tests/modules/image-opt/options/templates.test.ts' }
  },
  {
    number: 19,
    what: 'calls that another website makes a browser send: forms, links, without an origin',
    holds: 'refused',
    parts: { 'every write': 'tests/proofs/cross-site.test.ts' }
  },
  {
    number: 20,
    what: 'who may frame a page',
    holds: 'only the admin of the shop',
    parts: { Shopify: 'tests/modules/auth/shopify-frame.test.ts' }
  },
  {
    number: 21,
    what: '200 connections that send 10 bytes a second',
    holds: 'others are served, the connections are cut at their limit',
    parts: { server: 'tests/proofs/slow-connections.test.ts' }
  },
  {
    number: 22,
    what: 'calls and sign-ins beyond the limits, by shop and by address',
    holds: '429 with Retry-After; others are not affected',
    parts: { server: 'tests/server/core/http/rate-limits.test.ts' }
  },
  {
    number: 23,
    what: 'uninstalling the app and erasing the shop',
    holds: 'no row and no file of the shop is left; another shop is unchanged',
    parts: { Shopify: 'tests/modules/webhooks/redact.test.ts' }
  },
  {
    number: 24,
    what: 'an hour of runs, restores, pages, uploads and wrong requests',
    holds: 'memory grows by less than 1 MB an hour once warm, open files stay, no run is stuck',
    parts: { server: 'tests/proofs/soak.test.ts' }
  },
  {
    number: 25,
    what: 'pictures of every kind at every level and with every option',
    holds: 'no result is larger than its input',
    parts: { engine: 'tests/proofs/never-larger.test.ts' }
  },
  {
    number: 26,
    what: 'Display P3, Adobe RGB, CMYK and grey pictures, turned by EXIF, at every level',
    holds: 'no patch differs by 3 delta-E (CIEDE2000) or more, and the picture stays upright',
    parts: { engine: 'tests/proofs/colour.test.ts' }
  },
  {
    number: 27,
    what: 'the versions of libraries that read pictures, and the loaders they may use',
    holds: 'sharp is 0.35.0 or later; no loader outside our list opens a file',
    parts: { dependencies: 'tests/proofs/loaders.test.ts' }
  }
]
