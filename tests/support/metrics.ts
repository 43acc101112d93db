import type { FastifyInstance } from 'fastify'

/**
 * Reads the metrics as Prometheus does. Returns each value by its name and labels, as in `psb_runs{state="done"}`, but
 * without the role, which only a server on PostgreSQL has.
 */
export async function readMetrics(app: FastifyInstance): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${app.config.adminToken}` }
  const { statusCode, body } = await app.inject({ url: '/metrics', headers })
  if (statusCode !== 200) throw new Error(`/metrics answered ${statusCode}`)
  const lines = [...body.matchAll(/^([^#\n]+) (\S+)$/gm)]
  return new Map(
    lines.map(([, series = '', value = '']) => [
      series.replace(/,?role="all"/, '').replace('{}', ''),
      numberOf(value)
    ])
  )
}

const numberOf = (text: string): number => (text === '+Inf' ? Infinity : Number(text))
