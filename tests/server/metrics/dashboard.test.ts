import { readFileSync } from 'node:fs'
import t from 'tap'
import { startApp } from '../../support/app.ts'
import { OPERATOR } from '../../support/token.ts'

const DASHBOARD = readFileSync('docs/grafana-dashboard.json', 'utf8')

/** The queries of all panels and of the variables. */
const QUERIES = [...DASHBOARD.matchAll(/"(?:expr|query)": ("(?:[^"\\]|\\.)*")/g)]
  .map(([, text = '']) => JSON.parse(text) as string)
  .filter((query) => query.includes('_'))

/** The names of metrics in a query, each with the labels that the query expects of them. */
function selectorsIn(query: string): { name: string; labels: string[] }[] {
  const grouped = [...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(', ')
  )
  return [...query.matchAll(/\b([a-z]+_\w+)(?:\{([^}]*)\})?(?!\w|\()/g)].map(
    ([, name = '', inner = '']) => ({
      name,
      labels: [...grouped, ...[...inner.matchAll(/(\w+)[!=]?[=~]/g)].map(([, label = '']) => label)]
    })
  )
}

t.test(
  'no query of the dashboard adds up gauges, which every process of a fleet reads from one database §2.3.3 §2.3.4',
  async (t) => {
    const { app } = await startApp(t)
    const { body } = await app.inject({ url: '/metrics', headers: OPERATOR })
    const gauges = [...body.matchAll(/^# TYPE (psb_\w+) gauge$/gm)].map(([, name = '']) => name)
    t.ok(gauges.length > 8)
    const sums = QUERIES.flatMap((query) => [
      ...query.matchAll(/\b(?:sum|avg|count)\b(?: by \([^)]*\))? ?\((\w+)/g)
    ]).map(([, name = '']) => name)
    t.ok(sums.length > 5)
    t.strictSame(
      sums.filter((name) => gauges.includes(name)),
      []
    )
  }
)

t.test(
  'every query of the dashboard names a metric of the server, and its labels §2.3.3 §2.3.4',
  async (t) => {
    const { app } = await startApp(t, { env: { BACKUP_DIR: 'nowhere' } })
    const { body } = await app.inject({ url: '/metrics', headers: OPERATOR })
    const types = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)]
    const partsOf = (name: string, type: string) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name]
    const named = new Map(
      types.flatMap(([, name = '', type = '']) => partsOf(name, type).map((part) => [part, name]))
    )
    const labelsOf = (name: string): string[] => {
      const metric = app.metrics.registry.getSingleMetric(name)
      return metric && 'labelNames' in metric ? (metric.labelNames as string[]) : []
    }
    const used = QUERIES.flatMap(selectorsIn)
    t.ok(used.length > 20, `${used.length} selectors`)
    for (const { name, labels } of used) {
      const metric = named.get(name)
      t.ok(metric, `${name} is a metric`)
      // Prometheus itself adds the job.
      const unknown = labels.filter(
        (one) => !['job', 'le', ...labelsOf(metric ?? '')].includes(one)
      )
      t.strictSame(unknown, [], `labels of ${name}`)
    }

    const shown = new Set(used.map(({ name }) => named.get(name)))
    const manual = readFileSync('docs/operating.md', 'utf8')
    const ours = types.map(([, name = '']) => name).filter((name) => name.startsWith('psb_'))
    t.ok(ours.length > 10)
    for (const name of ours) {
      t.ok(shown.has(name), `${name} is on the dashboard`)
      t.ok(manual.includes(`\`${name}`), `${name} is in docs/operating.md`)
    }
  }
)
