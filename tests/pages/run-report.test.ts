import t from 'tap'
import { remainingOf } from '../../islands/run/remaining.ts'
import { reportOf } from '../../islands/run/report.ts'
import { messagesFor } from '../../locales/messages.ts'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'

const messages = messagesFor('en').run
const localeContext = { locale: 'en', timeZone: 'UTC' }

const ended = (change: Partial<Progress>): Progress => ({
  opt_in: 0,
  opt_total: 3,
  process_result: 1,
  process_type: 'optimise',
  page_type: 1,
  run_id: '1',
  is_paused: 0,
  pause_reason: '',
  image_in: 0,
  image_total: 7,
  image_failed: 0,
  image_changed: 7,
  item_changed: 3,
  image_unchanged: 0,
  image_skipped: 0,
  remaining_seconds: null,
  ...change
})
const said = (kind: 'product' | 'collection' | 'article' | 'upload', change: Partial<Progress>) => {
  const report = reportOf(kind, ended(change), messages, localeContext)
  return report && `${report.isComplete ? 'complete' : 'incomplete'}: ${report.text}`
}

t.test('the message at the end of a run says how many items the run changed §6.4.4', async (t) => {
  t.equal(said('product', {}), 'complete: 3 products optimized')
  t.equal(said('collection', { item_changed: 1 }), 'complete: 1 collection optimized')
  t.equal(
    said('article', { process_type: 'restore', item_changed: 1200 }),
    'complete: 1,200 blog posts restored'
  )
  t.equal(said('product', { item_changed: 0, image_changed: 0 }), undefined, 'nothing to do')
})

t.test('images with nothing to gain are not reported as optimized §6.4.4', async (t) => {
  t.equal(
    said('upload', { item_changed: 0, image_changed: 0, image_unchanged: 2 }),
    'complete: 2 images already optimal'
  )
  t.equal(
    said('product', { item_changed: 2, image_changed: 5, image_unchanged: 1 }),
    'complete: 2 products optimized · 1 image already optimal'
  )
})

t.test('the report names what failed and what was skipped §6.4.5', async (t) => {
  t.equal(
    said('product', { image_changed: 70, image_unchanged: 1, image_failed: 4 }),
    'incomplete: 71 of 75 images done · 4 images could not be optimized'
  )
  t.equal(
    said('product', { image_changed: 150, image_skipped: 250 }),
    'incomplete: 150 of 400 images done · 250 skipped: quota used up'
  )
  t.equal(
    said('product', { image_failed: 1, process_type: 'restore' }),
    'incomplete: 7 of 8 images done · 1 image could not be restored'
  )
  t.equal(
    said('product', { item_changed: 0, image_changed: 0, image_failed: 7 }),
    'incomplete: 7 images could not be optimized'
  )
})

t.test('the remaining time is shown in round figures §6.4.3', async (t) => {
  const left = (seconds: number | null) =>
    remainingOf(ended({ remaining_seconds: seconds }), messages, localeContext)
  t.same([null, 20, 70, 150, 7300].map(left), [
    '',
    'Less than a minute left',
    'About 1 minute left',
    'About 3 minutes left',
    'About 2 hours left'
  ])
})
