import { postJson } from '../runtime/api.ts'

/** Told to the server, so that it does not come again. What could not be told comes once more. */
export function markSeen(name: 'congratulations' | 'app-upgrade'): void {
  const seen = { name, type: 'param', st: 1, exp: 0 }
  postJson('/api/v2/setting/saveAppSwitch', seen).catch(console.error)
}
