import type { FastifyInstance } from 'fastify'

/**
 * Tells the operator why page speed cannot be measured. Merchants are told only that it cannot be measured, because
 * the server may belong to somebody else.
 */
export const logNoChecker = ({ log, config }: Pick<FastifyInstance, 'log' | 'config'>): void =>
  config.pageSpeed.mode === 'off'
    ? log.info('page speed is not measured: PAGESPEED=off')
    : log.warn(
        'page speed cannot be measured: install Chromium, name its program in CHROME_PATH, or set PAGESPEED_API_KEY; then restart'
      )
