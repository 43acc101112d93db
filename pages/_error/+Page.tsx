import type { PageContextServer } from 'vike/types'
import { Fault } from '../components/Fault.tsx'
import { NotFound } from '../components/NotFound.tsx'

/** Shown by Vike when a page could not be found or rendered. */
export default function Page({ context }: { context: PageContextServer }) {
  return context.is404 ? <NotFound texts={context.texts} /> : <Fault texts={context.texts} />
}
