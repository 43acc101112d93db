import { writeFileSync } from 'node:fs'
import { COMPILED, compileMetric } from './support/compile-metric.ts'

/* `npm run metric` compiles the metric after a change of its source. */

writeFileSync(COMPILED, await compileMetric())
