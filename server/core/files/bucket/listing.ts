import type { TimedObject } from '../object-storage.ts'

/** One page of a listing. `next` continues it; without it the page is the last one. */
export type Page = { objects: TimedObject[]; folders: string[]; next: string | undefined }

/**
 * Reads an answer of ListObjectsV2. The keys were asked for in URL encoding, so nothing in this XML has to be decoded
 * but them.
 */
export function pageOf(xml: string): Page {
  const objects = elements(xml, 'Contents').map((content) => ({
    key: decode(element(content, 'Key')),
    modifiedAt: new Date(element(content, 'LastModified'))
  }))
  const folders = elements(xml, 'CommonPrefixes').map((one) => decode(element(one, 'Prefix')))
  const isTruncated = element(xml, 'IsTruncated') === 'true'
  return {
    objects,
    folders,
    next: isTruncated ? element(xml, 'NextContinuationToken') : undefined
  }
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

/** Returns the texts between each opening and closing tag of this name, which must not be nested. */
function elements(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(`</${name}>`)))
}

/** Returns the text of the first element of this name; '' without one. */
export const element = (xml: string, name: string): string => elements(xml, name)[0] ?? ''
