import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { openSlowPort, SLOW_4G } from '../../../modules/page-speed/checker/slow-network.ts'
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts'
import { optimiseAll } from '../../support/runs.ts'
import { startServer } from '../../support/server.ts'
import { TOKEN } from '../../support/token.ts'
import { LEAD_MS, REST_MS, recordVisit, TAIL_MS, type Take, VIEW } from './screencast.ts'
import { writeStrip } from './strip.ts'

/**
 * `npm run record:preload` records the video of the page-speed dashboard anew: a visitor of the demo store opens a
 * product from the home page, without and with the preload script, over Lighthouse's slow 4G. It writes the pictures
 * and the measured times to islands/speed/recording; then run `npm run fix`. Run it alone on the machine.
 */
const FOLDER = 'islands/speed/recording'

/** How often each way is recorded. The recording with the median time is kept. */
const TAKES = 5

const dataDir = mkdtempSync(join(tmpdir(), 'recording-'))
const server = await startServer({ DATA_DIR: dataDir, PAGESPEED: 'off', BILLING: 'off' })
const { hostname, port } = new URL(server.address)
const slow = await openSlowPort({ host: hostname, port: Number(port) }, SLOW_4G)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
try {
  for (const kind of [1, 2, 3]) await optimiseAll(server.merchant, kind)
  const takes: Record<'without' | 'with', Take[]> = { without: [], with: [] }
  for (let take = 0; take < TAKES; take++)
    for (const way of ['without', 'with'] as const) {
      await switchEmbed(way === 'with')
      takes[way].push(await recordVisit(browser, `http://127.0.0.1:${slow.port}/store`))
    }
  const chosen = { without: median(takes.without), with: median(takes.with) }
  const { frames, timelines, bytes } = await writeStrip(FOLDER, [chosen.without, chosen.with])
  writeFileSync(
    join(FOLDER, 'recording.ts'),
    `import type { Recording } from './shape.ts'

/** Written by \`npm run record:preload\`, together with the pictures. */
export const RECORDING: Recording = ${JSON.stringify({
      recordedOn: new Date().toISOString().slice(0, 10),
      rttMs: SLOW_4G.rttMs,
      bytesPerSecond: SLOW_4G.bytesPerSecond,
      restMs: REST_MS,
      ...VIEW,
      lengthMs: LEAD_MS + TAIL_MS,
      frames,
      without: timelines[0],
      with: timelines[1]
    })}\n`
  )
  for (const way of ['without', 'with'] as const)
    console.log(
      `${way}: ${takes[way].map(({ shownMs, isAhead }) => `${shownMs}${isAhead ? ' (ahead)' : ''}`).join(', ')} ms`
    )
  console.log(`${frames} pictures, ${bytes} bytes`)
} finally {
  await browser.close()
  slow.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function switchEmbed(isOn: boolean): Promise<void> {
  const reply = await fetch(`${server.address}/theme-editor`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `ShopifyAdmin ${TOKEN}` },
    body: new URLSearchParams(isOn ? { embed: 'on' } : {})
  })
  if (reply.status !== 303) throw new Error(`The theme editor answered ${reply.status}`)
}

function median(takes: Take[]): Take {
  const middle = takes.toSorted((a, b) => a.shownMs - b.shownMs)[Math.floor(takes.length / 2)]
  if (!middle) throw new Error('Expected at least one recording')
  return middle
}
