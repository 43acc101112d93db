import t from 'tap'
import { messagesFor } from '../../locales/messages.ts'
import { isAccessible } from '../support/accessible.ts'
import { everyDialog, everyPage, openTour } from './tour.ts'

for (const colorScheme of ['light', 'dark'] as const)
  t.test(`axe finds nothing on any page or in any dialog, ${colorScheme}`, async (t) => {
    const { shop, page } = await openTour(t, { colorScheme, reducedMotion: 'reduce' })
    const check = (what: string) => isAccessible(t, page, what)
    await everyPage(page, shop, 'en', check)
    await everyDialog(page, shop, messagesFor('en'), check)
  })
