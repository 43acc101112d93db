import { collectDefaultMetrics, Registry } from 'prom-client'

/** What Prometheus reads (specification §2.3). Each module adds metrics of its own in its `metrics.ts`. */
export type Metrics = {
  /** Belongs in `registers` of every metric. */
  registry: Registry
  /** Adds a function that sets gauges from the database. It is called whenever the metrics are read. */
  beforeRead(set: () => Promise<void>): void
  /** Returns all metrics as text. */
  read(): Promise<string>
}

/**
 * Creates the metrics of one app, with those of its process: processor time, memory, and delays of its thread.
 * @param role is a label of every metric, in a fleet
 */
export function openMetrics(role?: string): Metrics {
  const registry = new Registry()
  if (role !== undefined) registry.setDefaultLabels({ role })
  const setters: (() => Promise<void>)[] = []
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    beforeRead: (set) => void setters.push(set),
    async read() {
      for (const set of setters) await set()
      return registry.metrics()
    }
  }
}
