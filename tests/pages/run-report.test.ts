import t from 'tap'
import { remainingOf, reportsOf } from '../../islands/run/report.ts'
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
  remaining_seconds: null,
  ...change
})
const said = (kind: 'product' | 'collection' | 'article', change: Partial<Progress>) =>
  reportsOf(kind, ended(change), messages, localeContext).map(
    ({ text, tone }) => `${tone}: ${text}`
  )

t.test('the end of a run reports how many items were done', async (t) => {
  t.same(said('product', {}), ['good: 3 products optimized'])
  t.same(said('collection', { opt_total: 1 }), ['good: 1 collection optimized'])
  t.same(said('article', { process_type: 'restore', opt_total: 1200 }), [
    'good: 1,200 blog posts restored'
  ])
  t.same(said('product', { opt_total: 0, image_total: 0 }), [], 'there was nothing to do')
})

t.test('the report includes images that failed', async (t) => {
  t.same(said('product', { image_failed: 3 }), [
    'good: 3 products optimized',
    'bad: 3 images could not be optimized'
  ])
  t.same(said('product', { image_failed: 1, process_type: 'restore' }), [
    'good: 3 products restored',
    'bad: 1 image could not be restored'
  ])
})

t.test('a run in which every image failed is not reported as done', async (t) => {
  t.same(said('product', { image_failed: 7 }), ['bad: 7 images could not be optimized'])
})

t.test('the remaining time is shown roughly', async (t) => {
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
