import type { TemplateField } from '../../modules/image-opt/contract.ts'
import { CARET_STOP, clean, type Draft, partsOf, tagOf } from './template.ts'

/*
 * Converts between a line and the editable element that shows it. The element contains text nodes and, for each tag,
 * an element that cannot be edited. Browsers need text on both sides of a tag to place the caret. Where there is none,
 * CARET_STOP is inserted.
 */

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE
const isTag = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.dataset.field !== undefined

/**
 * Returns the part of the line that a node stands for. A foreign element that a browser inserted counts as the text it
 * contains.
 */
const lineOfNode = (node: Node): string =>
  isTag(node) ? tagOf(node.dataset.field as TemplateField) : clean(node.textContent ?? '')

export const readLine = (editable: HTMLElement): string =>
  [...editable.childNodes].map(lineOfNode).join('')

/** Returns the position in the line that corresponds to a position in the document. */
function positionOf(editable: HTMLElement, place: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(editable)
  before.setEnd(place, offset)
  return [...before.cloneContents().childNodes].map(lineOfNode).join('').length
}

/**
 * Returns the line with the current selection. If the selection is outside the element, the caret counts as being at
 * the end of the line.
 */
export function readDraft(editable: HTMLElement): Draft {
  const line = readLine(editable)
  const selection = getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (!range || !editable.contains(range.startContainer) || !editable.contains(range.endContainer))
    return { line, from: line.length, to: line.length }
  const from = positionOf(editable, range.startContainer, range.startOffset)
  return { line, from, to: positionOf(editable, range.endContainer, range.endOffset) }
}

/** Returns whether the element contains only tags and text, with text on both sides of every tag. */
export function isTidy(editable: HTMLElement): boolean {
  return [...editable.childNodes].every((node) => {
    if (isTag(node)) return isText(node.previousSibling) && isText(node.nextSibling)
    return isText(node) && (node.data === CARET_STOP || !node.data.includes(CARET_STOP))
  })
}

/** Renders the line; `nameOf` labels its tags. */
export function draw(
  editable: HTMLElement,
  line: string,
  nameOf: (field: TemplateField) => string
): void {
  const nodes: (HTMLElement | Text)[] = [document.createTextNode('')]
  for (const part of partsOf(line)) {
    const last = nodes.at(-1)
    if ('text' in part) {
      if (isText(last as Node)) (last as Text).data = part.text
      continue
    }
    const tag = document.createElement('span')
    tag.className = 'template-tag'
    tag.contentEditable = 'false'
    tag.dataset.field = part.field
    tag.textContent = nameOf(part.field)
    nodes.push(tag, document.createTextNode(''))
  }
  const hasTags = nodes.length > 1
  for (const node of nodes) if (hasTags && isText(node) && node.data === '') node.data = CARET_STOP
  editable.replaceChildren(...nodes)
}

/** Puts the caret at a position in the line. */
export function placeCaret(editable: HTMLElement, at: number): void {
  let left = at
  for (const node of editable.childNodes) {
    const length = lineOfNode(node).length
    // Beside a tag, the caret goes into the adjacent text node, which contains at least CARET_STOP.
    if (isText(node) && left <= length) {
      getSelection()?.collapse(node, node.data === CARET_STOP ? 1 : left)
      return
    }
    left -= length
  }
  getSelection()?.collapse(editable, editable.childNodes.length)
}
