import type { Answer, Call, MenuEntry, Order, SaveBarCall, Toast } from './messages.ts'

/** The script of the admin around the app: it answers the calls of the substitute App Bridge. */

const frame = document.querySelector<HTMLIFrameElement>('iframe[data-app]')
const shown = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector)

if (frame) serve(frame)

function serve(app: HTMLIFrameElement): void {
  const appOrigin = new URL(app.src).origin
  /** `base` is the address of this shop's admin. `home` is the address of the app inside that admin. */
  const { base = '', home = '' } = app.dataset

  const say = (message: Answer | Order) => app.contentWindow?.postMessage(message, appOrigin)
  const go = (path: string) => say({ bridge: 'go', path })

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<Call>) => {
    if (origin !== appOrigin || source !== app.contentWindow || data.bridge !== 'call') return
    const { id, name, value } = data
    answerTo(name, value)
      .then((answer) => say({ bridge: 'answer', id, value: answer }))
      .catch((error: Error) => say({ bridge: 'answer', id, error: error.message }))
  })

  async function answerTo(name: Call['name'], value: unknown): Promise<unknown> {
    switch (name) {
      case 'idToken':
        return (await post<{ token: string }>(`${base}/id-token`)).token
      case 'extensions':
        return post(`${base}/extensions`)
      case 'review':
        return review()
      case 'toast':
        return showToast(value as Toast)
      case 'hideToast':
        return shown('.toast')?.remove()
      case 'loading':
        return shown('.loading')?.toggleAttribute('hidden', value !== true)
      case 'saveBar':
        return saveBar(value as SaveBarCall)
      case 'open':
        return open(value as { address: string; target: string })
      case 'navigated':
        return history.replaceState(null, '', home + String(value).replace(/^\/(?=\?|$)/, ''))
      case 'menu':
        return showMenu(value as MenuEntry[])
    }
  }

  function open({ address, target }: { address: string; target: string }): void {
    const [, place] = /^shopify:(?:\/\/)?admin\/?(.*)$/.exec(address) ?? []
    const url = place === undefined ? address : `${base}/${place}`
    if (target === '_blank' || target === '_new') window.open(url, '_blank', 'noopener')
    else location.assign(url)
  }

  function showMenu(entries: MenuEntry[]): void {
    const links = entries.map(({ label, path }) => {
      const link = document.createElement('a')
      link.textContent = label
      link.href = home + path
      link.addEventListener('click', (event) => {
        event.preventDefault()
        go(path)
      })
      return link
    })
    shown('[data-app-menu]')?.replaceChildren(...links)
  }

  function saveBar({ id, isShown, buttons, leave }: SaveBarCall): void {
    const bar = shown<HTMLElement>('.save-bar')
    if (!bar) return
    if (leave) {
      if (!bar.hidden && !confirm('Leave page with unsaved changes?')) throw new Error('stayed')
      bar.hidden = true
      return
    }
    if (isShown !== undefined) bar.hidden = isShown === 'other' ? !bar.hidden : !isShown
    for (const button of ['save', 'discard'] as const) {
      const pressed = bar.querySelector<HTMLButtonElement>(`[data-button=${button}]`)
      if (!pressed) continue
      pressed.onclick = () => say({ bridge: 'saveBar', id: id ?? '', button })
      pressed.disabled = buttons?.[button].isDisabled === true
      pressed.ariaBusy = String(buttons?.[button].isLoading === true)
    }
  }
}

async function post<Reply>(address: string): Promise<Reply> {
  const answer = await fetch(address, { method: 'POST' })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.json() as Promise<Reply>
}

/** Resolves with what the merchant did with the toast. */
function showToast({ text, isError, durationMs, action }: Toast): Promise<'action' | 'dismissed'> {
  const toast = document.createElement('p')
  toast.className = isError ? 'toast is-error' : 'toast'
  toast.setAttribute('role', isError ? 'alert' : 'status')
  toast.append(text)
  shown('.toast')?.remove()
  document.body.append(toast)
  return new Promise((resolve) => {
    const end = (how: 'action' | 'dismissed') => {
      toast.remove()
      resolve(how)
    }
    setTimeout(end, durationMs, 'dismissed')
    if (action === null) return
    const button = document.createElement('button')
    button.textContent = action
    button.onclick = () => end('action')
    toast.append(button)
  })
}

let isReviewed = false

/** Shows the review dialog for the first request, and declines every later one (docs). */
function review(): { success: boolean; code: string; message: string } {
  if (isReviewed)
    return { success: false, code: 'cooldown-period', message: 'A review was asked for already' }
  isReviewed = true
  shown<HTMLDialogElement>('.review')?.showModal()
  return { success: true, code: 'success', message: 'Review modal shown successfully' }
}
