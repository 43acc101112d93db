import type { PageContextServer } from 'vike/types'
import { Fault } from '../components/Fault.tsx'

export default function Page({ context }: { context: PageContextServer }) {
  return <Fault messages={context.messages} />
}
