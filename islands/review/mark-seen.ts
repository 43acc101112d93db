import { postJson } from '../lib/api.ts'

/** Asks the server not to show the prompt again. If the call fails, the prompt will appear once more. */
export function markSeen(name: 'congratulations' | 'app-upgrade'): void {
  const seen = { name, type: 'param', st: 1, exp: 0 }
  postJson('/api/v2/setting/saveAppSwitch', seen).catch(console.error)
}
