/** How long the pointer must rest before a tooltip appears (specification §13.10). */
const DELAY_MS = 350
/**
 * How long the tooltip stays while the pointer moves onto it. WCAG 1.4.13 requires that a pointer can rest on a
 * tooltip.
 */
const GRACE_MS = 100
const GAP = 6

/**
 * Shows the text of each `data-tip` in one tooltip that all elements of the document share. The tooltip is a popover,
 * so that it lies above dialogs and is not clipped by `overflow: hidden`.
 */
export function showTooltips(): void {
  // Browsers from before April 2024 show no tooltips. Nothing is lost there: every element with a tooltip also has an
  // accessible name.
  if (!('popover' in HTMLElement.prototype)) return
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.popover = 'manual'
  tip.id = 'tip'
  tip.setAttribute('role', 'tooltip')
  document.body.append(tip)

  let owner: HTMLElement | null = null
  let timer = 0

  function show(next: HTMLElement) {
    owner = next
    tip.textContent = next.dataset.tip ?? ''
    // The tooltip is closed and opened again, so that it lies above a dialog that has opened since.
    if (tip.matches(':popover-open')) tip.hidePopover()
    tip.showPopover()
    place()
  }
  function hide() {
    clearTimeout(timer)
    owner = null
    if (tip.matches(':popover-open')) tip.hidePopover()
  }
  function place() {
    if (!owner?.isConnected) return hide()
    const box = owner.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = tip
    const middle = box.left + box.width / 2 - width / 2
    const left = Math.min(Math.max(middle, 4), document.documentElement.clientWidth - width - 4)
    const isAbove = box.top > height + GAP
    tip.style.left = `${left}px`
    tip.style.top = `${isAbove ? box.top - height - GAP : box.bottom + GAP}px`
  }
  const ownerAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return
    const next = ownerAt(event.target)
    clearTimeout(timer)
    if (next && next !== owner) timer = window.setTimeout(() => show(next), DELAY_MS)
    else if (!next && event.target !== tip && owner && owner !== document.activeElement)
      timer = window.setTimeout(hide, GRACE_MS)
  })
  document.addEventListener('focusin', ({ target }) => {
    const next = ownerAt(target)
    if (next?.matches(':focus-visible')) show(next)
  })
  document.addEventListener('focusout', hide)
  document.addEventListener('pointerdown', hide)
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide()
  })
  // Scrolling moves the tooltip but does not hide it: moving the focus can scroll the page, and keyboard users would
  // then lose the tooltip.
  document.addEventListener('scroll', () => owner && place(), { capture: true, passive: true })
}
