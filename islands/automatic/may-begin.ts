import { getJson } from '../lib/api.ts'
import type { Reply } from '../lib/image-calls.ts'
import type { Messages } from '../lib/messages.ts'
import { ask } from '../ui/dialog/ask.tsx'

/**
 * Asks the merchant whether automatic mode may begin, and says how many images it would begin with. Returns true
 * without asking if there are none.
 */
export async function mayBegin({
  automatic,
  dialog
}: Messages<'automatic' | 'dialog'>): Promise<boolean> {
  const { message: text } = await getJson<Reply>('/api/v2/image-opt/getAutomaticStart')
  if (text === '') return true
  const answers = { stay: dialog.cancel(), go: automatic.turnOn() }
  return ask({ title: automatic.ask(), text, ...answers, isPaid: true })
}
