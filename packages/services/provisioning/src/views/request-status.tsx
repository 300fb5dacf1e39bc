import { formatDate } from '@console-widgets/core/formats'
import { Status, type Tone, useLanguage } from '@console-widgets/ui'
import type { PermissionRequest } from '../data.ts'
import type { RequestState } from '../model.ts'
import { useProvisioningText } from '../generated/text.ts'

export const requestTones = {
  pending: 'info',
  granted: 'success',
  rejected: 'danger',
  expired: 'warning',
} satisfies Record<RequestState, Tone>

/** State of a request: why it was rejected, or how long the permission is granted, which a renewal doesn’t shorten. */
export function RequestStatus({ request: { state, objection, expireTime } }: { request: PermissionRequest }) {
  const text = useProvisioningText()
  const language = useLanguage()
  const detail = objection
    ? text(`provisioning.objection.${objection}`)
    : expireTime === null || state === 'expired'
      ? undefined
      : text('provisioning.until', { date: formatDate(expireTime, language) })
  return (
    <Status tone={requestTones[state]} detail={detail}>
      {text(`provisioning.state.${state}`)}
    </Status>
  )
}
