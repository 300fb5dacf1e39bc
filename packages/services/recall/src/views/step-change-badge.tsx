import { Badge, type Tone } from '@console-widgets/ui'
import type { StepChange } from '../compare-graphs.ts'
import { useRecallText } from '../generated/text.ts'

const tones: Readonly<Record<StepChange, Tone>> = { added: 'info', changed: 'warning', removed: 'draft' }

/** How a step differs from the other version, in a word. */
export function StepChangeBadge({ change }: { change: StepChange }) {
  const text = useRecallText()
  return <Badge tone={tones[change]}>{text(`recall.change.${change}`)}</Badge>
}
