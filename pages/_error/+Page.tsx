import type { PageContextServer } from 'vike/types'
import { Fault } from '../components/Fault.tsx'
import { NotFound } from '../components/NotFound.tsx'

/** Vike shows this page when a page was not found or could not be rendered. */
export default function Page({ context }: { context: PageContextServer }) {
  return context.is404 ? (
    <NotFound messages={context.messages} />
  ) : (
    <Fault messages={context.messages} />
  )
}
