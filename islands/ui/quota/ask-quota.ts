import { goTo } from '../../lib/go-to.ts'
import type { Messages } from '../../lib/messages.ts'
import { ask } from '../dialog/ask.tsx'

/**
 * Asks whether to optimise only as many images as the quota covers. The merchant can also go to the plans.
 * @param text what the server says about the images that the quota covers
 * @returns whether to optimise that many images
 */
export const askQuota = (text: string, { dialog: t }: Messages<'dialog'>): Promise<boolean> =>
  ask({
    title: t.quota.title(),
    text,
    stay: t.cancel(),
    also: { label: t.quota.upgrade(), onPress: () => goTo('/pricing') },
    go: t.quota.fit()
  })
