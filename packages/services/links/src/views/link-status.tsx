import { Status } from '@console-widgets/ui'
import { useLinksText } from '../generated/text.ts'
import type { LinkState } from '../model.ts'

const tones = { on: 'success', off: 'draft', expired: 'warning' } as const

/** State of a link: a shape and a word. */
export function LinkStatus({ state }: { state: LinkState }) {
  const text = useLinksText()
  return <Status tone={tones[state]}>{text(`links.state.${state}`)}</Status>
}
