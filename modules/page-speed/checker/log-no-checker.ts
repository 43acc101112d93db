import type { FastifyInstance } from 'fastify'
import { hasLighthouse } from './open-checker.ts'

/**
 * Tells the operator why page speed cannot be measured. Merchants are told only that it cannot be measured, because
 * the server may belong to somebody else.
 */
export function logNoChecker({ log, config }: Pick<FastifyInstance, 'log' | 'config'>): void {
  if (config.pageSpeed.mode === 'off') return log.info('page speed is not measured: PAGESPEED=off')
  const missing = hasLighthouse()
    ? 'install Chromium, name its program in CHROME_PATH'
    : 'install Chromium and the npm package lighthouse'
  log.warn(`page speed cannot be measured: ${missing}, or set PAGESPEED_API_KEY; then restart`)
}
