import { Status, type Tone } from '@console-widgets/ui'
import type { PermissionRequest } from '../data.ts'
import type { RequestState } from '../model.ts'
import { useProvisioningText } from '../generated/text.ts'

export const requestTones = {
  pending: 'info',
  granted: 'success',
  rejected: 'danger',
} satisfies Record<RequestState, Tone>

/** State of a request, and why it was rejected. */
export function RequestStatus({ request: { state, objection } }: { request: PermissionRequest }) {
  const text = useProvisioningText()
  return (
    <Status tone={requestTones[state]} detail={objection ? text(`provisioning.objection.${objection}`) : undefined}>
      {text(`provisioning.state.${state}`)}
    </Status>
  )
}
