import t from 'tap'
import { describeRequest } from '../../../../server/core/http/describe-request.ts'

t.test(
  'the log names the path of a request without anything that grants access §2.3.6',
  async (t) => {
    for (const [url, path] of [
      ['/', '/'],
      ['/settings', '/settings'],
      ['/settings?authToken=secret', '/settings'],
      ['/settings?a=1?authToken=secret', '/settings'],
      ['/settings?a\n=secret', '/settings'],
      ['/files/secret.secret', '/files/…'],
      ['/files/secret/secret?secret', '/files/…'],
      ['/uploads/secret', '/uploads/…'],
      ['/api/files/1', '/api/files/1'],
      ['/filesystem/1', '/filesystem/1']
    ] as const)
      t.strictSame(describeRequest({ method: 'GET', url, ip: '192.0.2.1' }), {
        method: 'GET',
        path,
        ip: '192.0.2.1'
      })
  }
)
