import t from 'tap'
import { messagesFor } from '../../locales/messages.ts'
import { isAccessible } from '../support/accessible.ts'
import { everyDialog, everyPage, openTour } from './tour.ts'

t.test(
  'axe finds no accessibility problem on any page or in any dialog, in light and dark §13.10.1 §13.10.2',
  async (t) => {
    const { shop, page } = await openTour(t, { colorScheme: 'light', reducedMotion: 'reduce' })
    const inDark = (what: string) => isAccessible(t, page, `${what}, dark`, 'colours')
    await everyPage(page, shop, 'en', (what) => isAccessible(t, page, what))
    await page.emulateMedia({ colorScheme: 'dark' })
    await everyPage(page, shop, 'en', inDark)
    await page.emulateMedia({ colorScheme: 'light' })
    await everyDialog(page, shop, messagesFor('en'), async (what) => {
      await isAccessible(t, page, what)
      await page.emulateMedia({ colorScheme: 'dark' })
      await inDark(what)
      await page.emulateMedia({ colorScheme: 'light' })
    })
  }
)
