import t from 'tap'
import { textsFor } from '../../locales/texts.ts'
import { isAccessible } from '../support/accessible.ts'
import { everyDialog, everyPage, openTour } from './tour.ts'

t.setTimeout(300_000)

for (const colorScheme of ['light', 'dark'] as const)
  t.test(`axe finds nothing on any page and in anything that opens, ${colorScheme}`, async (t) => {
    const { shop, page } = await openTour(t, { colorScheme, reducedMotion: 'reduce' })
    const look = (what: string) => isAccessible(t, page, what)
    await everyPage(page, shop, 'en', look)
    await everyDialog(page, shop, textsFor('en'), look)
  })
