import { useEffect } from 'react'
import { reveal } from './reveal.ts'

/** Opens the section that the address names, such as `/setting#watermark`, and focuses its summary. */
export function useLinkedSection(): void {
  useEffect(() => {
    showLinked()
    window.addEventListener('hashchange', showLinked)
    return () => window.removeEventListener('hashchange', showLinked)
  }, [])
}

function showLinked(): void {
  const section = document.getElementById(location.hash.slice(1))
  if (!(section instanceof HTMLDetailsElement)) return
  reveal(section)
  section.querySelector('summary')?.focus()
  section.scrollIntoView()
}
