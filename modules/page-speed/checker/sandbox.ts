import { spawnSync } from 'node:child_process'

/**
 * Returns the flag that switches Chromium's sandbox off where the system does not allow it: as root, and on a Linux
 * whose users may not make namespaces, such as most containers. Without it Chromium would not start there. Elsewhere the
 * scripts of the merchant's page run in the sandbox.
 */
export const sandboxFlags = (): string[] => (isSandboxAllowed() ? [] : ['--no-sandbox'])

function isSandboxAllowed(): boolean {
  if (process.getuid?.() === 0) return false
  if (process.platform !== 'linux') return true
  // Only the attempt tells: kernels, distributions and containers each have a switch of their own.
  return spawnSync('unshare', ['--user', '--map-root-user', 'true']).status === 0
}
