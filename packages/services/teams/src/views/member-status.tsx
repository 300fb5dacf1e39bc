import { RelativeTime, Status, type Tone } from '@console-widgets/ui'
import type { Member } from '../data.ts'
import { memberStates, type MemberState } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'

const TONES: Record<MemberState, Tone> = { invited: 'info', active: 'success', removed: 'draft' }

/** Status of a member, including expired invitations. */
export function MemberStatus({ member: { state, invitation }, detail }: { member: Member; detail?: boolean }) {
  const text = useTeamsText()
  if (state === 'invited' && invitation?.state === 'expired')
    return <Status tone="warning">{text('teams.state.expired')}</Status>
  return (
    <Status
      tone={TONES[state]}
      detail={
        detail && state === 'invited' && invitation ? (
          <>
            {text('teams.expires')} <RelativeTime time={invitation.expireTime} />
          </>
        ) : undefined
      }
    >
      {text(`teams.state.${state}`)}
    </Status>
  )
}

/** Statuses that the member list can be filtered by. */
export function useStateChoices() {
  const text = useTeamsText()
  return memberStates.map((value) => ({ value, label: text(`teams.state.${value}`), tone: TONES[value] }))
}
