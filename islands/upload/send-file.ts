import { CallError } from '../lib/api.ts'

/**
 * PUTs a file and reports the progress, which fetch() cannot do.
 * @throws CallError with the server's message if there is one
 */
export function sendFile(
  address: string,
  file: File,
  type: string,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    request.setRequestHeader('Content-Type', type)
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => {
      if (request.status === 200) resolve()
      else reject(new CallError(request.status, messageOf(request.responseText)))
    }
    request.onerror = () => reject(new CallError(0, ''))
    request.onabort = () => reject(new CallError(0, ''))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function messageOf(body: string): string {
  try {
    return (JSON.parse(body) as { message?: string }).message ?? ''
  } catch {
    return ''
  }
}
