import { replaceBrokenPictures } from './client/broken-pictures.ts'
import { startChat } from './client/chat.ts'
import { reportClicks } from './client/clicks.ts'
import { offerSupport } from './client/contact-support.ts'
import { keepDismissals } from './client/dismissals.ts'
import { explainCookies, signInWithKeptToken } from './client/kept-token.ts'
import { showTooltips } from './client/tooltips.ts'

import './styles/index.css'

// This must stay the only +client file. Vike does not merge such files: a page with its own +client file would not run
// this one.
keepDismissals()
replaceBrokenPictures()
showTooltips()
// Needed only in the frame of a platform's admin.
if (document.documentElement.dataset.embedded !== undefined)
  import('./client/app-bridge.ts').then(({ connectToAdmin }) => connectToAdmin(), console.error)
// Imported on demand, so that a page without islands does not load the island list and React.
if (document.querySelector('[data-island]'))
  import('../islands/runtime/hydrate.ts').then(
    ({ hydrateIslands }) => hydrateIslands(),
    console.error
  )
explainCookies()
// On a phone, the tab of this page may be scrolled out of view.
const tab = document.querySelector<HTMLElement>('.tabs-bar [aria-current]')
if (tab) tab.closest('ul')?.scrollTo(tab.offsetLeft - 16, 0)
signInWithKeptToken()
offerSupport()
reportClicks()
startChat()
removeOldWorkers().catch(console.error)

/** Removes the service worker of earlier versions, which would otherwise continue to answer from its cache. */
async function removeOldWorkers(): Promise<void> {
  const workers = (await findWorkers()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
}

async function findWorkers() {
  try {
    return await navigator.serviceWorker?.getRegistrations()
  } catch {
    // Some browsers block storage in embedded pages. Such a page has no service worker to remove.
    return undefined
  }
}
