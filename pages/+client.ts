import { replaceBrokenPictures } from './client/broken-pictures.ts'
import { startChat } from './client/chat.ts'
import { offerSupport } from './client/contact-support.ts'
import { keepDismissals } from './client/dismissals.ts'
import { signInWithKeptToken } from './client/kept-token.ts'
import { showTooltips } from './client/tooltips.ts'

// The styles of every page.
import './styles/index.css'

// The only +client file of the product: Vike does not merge them, so a page with its own would lose this one.
keepDismissals()
replaceBrokenPictures()
showTooltips()
// Needed only inside the frame of Shopify's admin.
if (document.querySelector('meta[name="shopify-api-key"]'))
  import('./client/app-bridge.ts').then(({ connectToAdmin }) => connectToAdmin(), console.error)
// Imported on demand, because for a page without islands the island list and React would be most of what it loads.
if (document.querySelector('[data-island]'))
  import('../islands/runtime/hydrate.ts').then(
    ({ hydrateIslands }) => hydrateIslands(),
    console.error
  )
signInWithKeptToken()
offerSupport()
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
    // Storage is blocked in some embedded pages, and then there is no worker either.
    return undefined
  }
}
