/** Opens every collapsed section around an element, and the element itself when it is one. */
export function reveal(element: Element): void {
  for (
    let section = element.closest('details');
    section !== null;
    section = section.parentElement?.closest('details') ?? null
  )
    section.open = true
}
