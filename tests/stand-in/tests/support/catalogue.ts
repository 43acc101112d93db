import sharp from 'sharp'
import type { Test } from 'tap'
import type { MediaImage, Product } from '../../content/entities.ts'
import type { WorldOptions } from '../../world.ts'
import { type Answer, ask, openStage, type Stage } from './ask.ts'

export type Format = 'png' | 'jpeg' | 'webp' | 'gif'

/** Draws a picture in one plain colour; another seed gives another colour. */
export const draw = (format: Format, seed = 1, width = 60, height = 40): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 53) % 256 }
    }
  })
    .toFormat(format)
    .toBuffer()

export type Catalogue = Stage & {
  /** Calls the Admin API. */
  api(query: string, variables?: object): Promise<Answer>
  product: Product
  png: MediaImage
  jpg: MediaImage
}

/** Opens a shop with one product: a PNG, a video and a JPG. The first of its two variants shows the PNG. */
export async function openCatalogue(t: Test, options: WorldOptions = {}): Promise<Catalogue> {
  const stage = await openStage(t, options)
  const token = stage.shop.access.grant()
  const product = await stage.shop.merchant.addProduct({
    title: 'Red Snowboard',
    vendor: 'Acme',
    productType: 'Snowboard',
    media: [
      { fileName: 'IMG_0042.png', bytes: await draw('png', 1) },
      'video',
      { fileName: 'red-back.jpg', bytes: await draw('jpeg', 2), alt: 'Its back' }
    ],
    variants: [
      { title: '152 cm', price: '349.00', medium: 0 },
      { title: '158 cm', price: '369.00' }
    ]
  })
  const [png, , jpg] = product.media as [MediaImage, unknown, MediaImage]
  const api = (query: string, variables?: object) => ask(stage, token, query, variables)
  return { ...stage, api, product, png, jpg }
}

const STAGE = `mutation ($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { field message }
  }
}`

export type Target = {
  url: string
  resourceUrl: string
  parameters: { name: string; value: string }[]
}

/** Creates a staged upload target. */
export async function stageUpload(
  { api }: Catalogue,
  filename: string,
  httpMethod: 'POST' | 'PUT' = 'POST'
): Promise<Target> {
  const mimeType = `image/${filename.split('.').pop()?.toLowerCase().replace('jpg', 'jpeg')}`
  const input = [{ resource: 'IMAGE', filename, mimeType, httpMethod }]
  type Data = { stagedUploadsCreate: { stagedTargets: [Target] } }
  const { data }: { data: Data } = await api(STAGE, { input })
  return data.stagedUploadsCreate.stagedTargets[0]
}

/** Uploads the bytes in the documented way, and returns the address that other calls accept. */
export async function upload(
  catalogue: Catalogue,
  bytes: Buffer,
  filename: string
): Promise<string> {
  const target = await stageUpload(catalogue, filename)
  const { status } = await postForm(target, bytes)
  if (status !== 201) throw new Error(`Expected 201 for an upload, received ${status}`)
  return target.resourceUrl
}

export async function postForm(
  { url, parameters }: Target,
  bytes: Buffer
): Promise<{ status: number; text: string }> {
  const form = new FormData()
  for (const { name, value } of parameters) form.append(name, value)
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'file')
  const answer = await fetch(url, { method: 'POST', body: form })
  return { status: answer.status, text: await answer.text() }
}

export type UserError = { code: string; field: string[] | null; message: string }

/** A file as the tests select it. Nullable fields are declared non-null: a null makes the test fail. */
export type ShownFile = {
  id: string
  alt: string | null
  fileStatus: string
  mimeType: string | null
  image: { id: string; url: string; width: number; height: number; altText: string | null }
  originalSource: { fileSize: number; url: string }
}

/** The answer for one file; `files` is empty if the update was refused. */
export type FilesAnswer = { files: [ShownFile]; userErrors: UserError[] }

export const UPDATE = `mutation ($files: [FileUpdateInput!]!) {
  fileUpdate(files: $files) {
    files {
      id alt fileStatus updatedAt fileErrors { code }
      ... on MediaImage { mimeType image { url width height } originalSource { fileSize } }
    }
    userErrors { code field message }
  }
}`

/** Calls fileUpdate with one file. */
export async function updateFile(
  { api }: Catalogue,
  file: { id: string; [argument: string]: unknown }
): Promise<FilesAnswer> {
  const { data }: { data: { fileUpdate: FilesAnswer } } = await api(UPDATE, { files: [file] })
  return data.fileUpdate
}

const READ = `query ($ids: [ID!]!) {
  nodes(ids: $ids) {
    id
    ... on MediaImage {
      alt status fileStatus mimeType updatedAt
      image { id url width height altText }
      originalSource { fileSize url }
      fileErrors { code message details }
      mediaErrors { code message }
    }
  }
}`

export async function readFile({ api }: Catalogue, id: string): Promise<ShownFile> {
  const { data }: { data: { nodes: [ShownFile] } } = await api(READ, { ids: [id] })
  return data.nodes[0]
}
