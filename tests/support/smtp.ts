import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Test } from 'tap'

export type MailServer = {
  url: string
  /** The accepted mails, as they were sent. */
  mails: string[]
  /** The answer to the next mail: 250 accepts it, 550 refuses it, 0 hangs up. */
  answer: number
}

/** Starts a mail server that answers each mail as the test says. */
export async function startMailServer(t: Test): Promise<MailServer> {
  const server = createServer((socket) => {
    let mail = ''
    let isMail = false
    socket.on('error', () => {})
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 test')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n')) {
        if (isMail && line !== '.') mail += `${line}\n`
        else if (isMail) {
          isMail = false
          if (kept.answer === 0) return void socket.destroy()
          if (kept.answer === 250) kept.mails.push(mail)
          mail = ''
          say(`${kept.answer} so be it`)
        } else if (/^(EHLO|HELO|MAIL|RCPT|RSET)/.test(line)) say('250 ok')
        else if (line.startsWith('DATA')) {
          isMail = true
          say('354 go on')
        } else if (line.startsWith('QUIT')) say('221 bye')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  const { port } = server.address() as AddressInfo
  const kept: MailServer = { url: `smtp://127.0.0.1:${port}`, mails: [], answer: 250 }
  return kept
}
