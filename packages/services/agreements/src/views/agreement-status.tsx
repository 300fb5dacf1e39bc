import { Status, type Tone } from '@console-widgets/ui'
import { useAgreementsText } from '../generated/text.ts'
import type { AgreementState } from '../model.ts'

const tones: Record<AgreementState, Tone> = {
  draft: 'draft',
  submitted: 'info',
  rejected: 'danger',
  scheduled: 'accent',
  effective: 'success',
  replaced: 'draft',
}

/** State of a version: icon and word. */
export function AgreementStatus({ state }: { state: AgreementState }) {
  const text = useAgreementsText()
  return <Status tone={tones[state]}>{text(`agreements.state.${state}`)}</Status>
}
