import type { PageContextServer } from 'vike/types'
import { NotFound } from '../components/NotFound.tsx'

export default function Page({ context }: { context: PageContextServer }) {
  return <NotFound messages={context.messages} />
}
