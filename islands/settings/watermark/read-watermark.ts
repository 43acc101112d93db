import { refusalOf } from './watermark.ts'

type Read = { refusal: 'wrongType' | 'tooLarge' | 'unreadable' } | { fileData: string }

/**
 * Reads the chosen file as a data URL. If the file cannot be the watermark, returns the key of the message that gives
 * the reason.
 */
export async function readWatermark(file: File): Promise<Read> {
  const refusal = refusalOf(file)
  if (refusal !== null) return { refusal }
  const fileData = await dataUrlOf(file)
  return (await isPicture(fileData)) ? { fileData } : { refusal: 'unreadable' }
}

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

const isPicture = (address: string): Promise<boolean> => {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => true,
    () => false
  )
}
