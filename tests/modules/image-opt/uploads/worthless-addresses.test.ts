import { once } from 'node:events'
import { connect } from 'node:net'
import t from 'tap'
import { startApp } from '../../../support/app.ts'

t.test('an address that is worth nothing keeps no connection open', async (t) => {
  const { app } = await startApp(t)
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  const closed = once(socket, 'close')
  // The sender announces a body and never sends it.
  socket.write('PUT /uploads/nothing.x HTTP/1.1\r\nhost: a\r\ncontent-length: 1000\r\n\r\n')
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += String(chunk)
  })
  socket.on('error', () => {})
  await closed
  t.match(answer, /^HTTP\/1\.1 404/, 'the reason is read before the end')
})
