/** How long a single command may take. Pages are waited for by polling, so no command waits for the network. */
const ANSWER_MS = 20_000

/** A connection to one tab of a Chromium, by the DevTools protocol. */
export type Tab = {
  /** @throws Error with the browser's reason */
  send<Result>(method: string, params?: object): Promise<Result>
  /** Returns the value of an expression in the tab's page; undefined while one page replaces another. */
  read<Value>(expression: string): Promise<Value | undefined>
}

/**
 * Opens a tab that shares no cache and no cookies with others.
 * @param port the port of the DevTools, on this machine
 */
export async function openTab(port: number): Promise<Tab> {
  const address = `127.0.0.1:${port}`
  const version = await fetch(`http://${address}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const browser = await connect(webSocketDebuggerUrl)
  const { browserContextId } = await browser<{ browserContextId: string }>(
    'Target.createBrowserContext'
  )
  const { targetId } = await browser<{ targetId: string }>('Target.createTarget', {
    url: 'about:blank',
    browserContextId
  })
  const send = await connect(`ws://${address}/devtools/page/${targetId}`)
  return {
    send,
    async read<Value>(expression: string) {
      try {
        const { result } = await send<{ result: { value?: Value } }>('Runtime.evaluate', {
          expression,
          returnByValue: true,
          awaitPromise: true
        })
        return result.value
      } catch {
        // The page of the expression is being replaced by the next one.
        return undefined
      }
    }
  }
}

type Answer = { id?: number; result?: unknown; error?: { message: string } }

async function connect(url: string): Promise<Tab['send']> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id ?? 0)?.(answer)
  })
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error('The browser refused a connection')), {
      once: true
    })
  })

  return async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++count
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const timer = setTimeout(
      () => reject(new Error(`The browser does not answer ${method}`)),
      ANSWER_MS
    )
    waiting.set(id, resolve)
    socket.send(JSON.stringify({ id, method, params }))
    try {
      const { result, error } = await promise
      if (error) throw new Error(`${method}: ${error.message}`)
      return result as Result
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }
}
