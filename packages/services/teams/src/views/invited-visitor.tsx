import { Avatar, Button, Callout, Card, QueryView, RelativeTime, useConsole, useData } from '@console-widgets/ui'
import { invitationLinkData, type LinkedInvitation } from '../data.ts'
import type { InvitationState } from '../model.ts'
import { useInvitedText } from '../generated/text.ts'
import { RoleBadges } from './roles.tsx'

/** Page of the account service on which an invited person creates an account. */
const signUpPath = '/account/sign-up'

/** An invitation, for the person with its link who isn't signed in: the ways to an account, and what else to do. */
export default function InvitedVisitor({ invitationToken }: { invitationToken: string }) {
  const { invitation } = useData(invitationLinkData, invitationToken)
  return (
    <div className="max-w-[640px]">
      <QueryView query={invitation}>
        {(found) =>
          found.state === 'pending' ? (
            <Open invitation={found} invitationToken={invitationToken} />
          ) : (
            <Over invitation={found} state={found.state} />
          )
        }
      </QueryView>
    </div>
  )
}

/**
 * Returns a function that leaves for the account service. Its pages can't be framed: in a frame, the invitation opens
 * in a window of its own, where it can be accepted.
 */
function useEnter() {
  const { session } = useConsole()
  return (target?: Parameters<typeof session.signIn>[0]) => {
    if (window.top === window) void session.signIn(target)
    else window.open(location.href)
  }
}

/** Both ways are always offered, since only the invited person is to know whether they have an account. */
function Open({ invitation, invitationToken }: { invitation: LinkedInvitation; invitationToken: string }) {
  const text = useInvitedText()
  const enter = useEnter()
  const { account, expireTime, inviterName, message, roles, teamName } = invitation
  const signUp = `${signUpPath}?${new URLSearchParams({ invitation: invitationToken })}`
  return (
    <Card
      footer={
        <>
          <Button tone="primary" onClick={() => enter({ signInUrl: signUp })}>
            {text('teams.welcome.create')}
          </Button>
          <Button onClick={() => enter()}>{text('teams.welcome.signIn')}</Button>
        </>
      }
    >
      <div className="flex items-start gap-3">
        <Avatar square name={teamName} size="large" />
        <div className="flex min-w-0 flex-col gap-2 wrap-anywhere">
          <h1 className="text-xl font-semibold">{text('teams.welcome', { inviter: inviterName, team: teamName })}</h1>
          <p>{text('teams.welcome.for', { account })}</p>
          <RoleBadges roles={roles} />
          {message ? (
            <blockquote className="border-s-2 border-line-strong ps-3 whitespace-pre-line">{message}</blockquote>
          ) : null}
          <p className="text-muted">{text('teams.welcome.how', { account })}</p>
          <p className="text-sm text-muted">
            {text('teams.welcome.expires')} <RelativeTime time={expireTime} />
          </p>
        </div>
      </div>
    </Card>
  )
}

function Over({ invitation, state }: { invitation: LinkedInvitation; state: Exclude<InvitationState, 'pending'> }) {
  const text = useInvitedText()
  const enter = useEnter()
  const { account, inviterName, teamName } = invitation
  return (
    <Callout
      tone="warning"
      title={text('teams.welcome.over', { team: teamName })}
      action={
        state === 'accepted' ? <Button onClick={() => enter()}>{text('teams.welcome.signIn')}</Button> : undefined
      }
    >
      {text(`teams.welcome.over.${state}`, { account, inviter: inviterName })}
    </Callout>
  )
}
