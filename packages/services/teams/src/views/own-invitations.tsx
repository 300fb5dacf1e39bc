import { countryName } from '@console-widgets/core/tables'
import {
  ActionButton,
  Avatar,
  Button,
  Callout,
  Card,
  EmptyState,
  icons,
  QueryView,
  RelativeTime,
  Status,
  useConsole,
  useData,
  useLanguage,
  useToast,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { linkedInvitationData, type OwnInvitation, ownInvitationsData } from '../data.ts'
import { useTeamsText } from '../generated/text.ts'
import { RoleBadges } from './roles.tsx'

export interface OwnInvitationsProps {
  /** Token from an invitation link; that invitation is shown first. */
  invitationToken?: string
  /** Called after the user joined. Default: offers to switch to the team. */
  onJoined?: (detail: { teamId: string }) => void
}

/** Pending invitations of the user, to accept or decline. */
export default function OwnInvitations({ invitationToken, onJoined }: OwnInvitationsProps) {
  const text = useTeamsText()
  const { invitations } = useData(ownInvitationsData)
  return (
    <section aria-label={text('teams.ownInvitations')} className="flex max-w-[720px] flex-col gap-4">
      <h2 className="text-lg font-semibold">{text('teams.ownInvitations')}</h2>
      {invitationToken ? <LinkedInvitation invitationToken={invitationToken} /> : null}
      <QueryView query={invitations}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              icon={icons.send}
              title={text('teams.ownInvitations.empty')}
              body={text('teams.ownInvitations.emptyBody')}
            />
          ) : (
            items.map((invitation) => (
              <Invitation key={invitation.invitationId} invitation={invitation} onJoined={onJoined} />
            ))
          )
        }
      </QueryView>
    </section>
  )
}

/** Says what became of an invitation link if none of the invitations below belongs to it. */
function LinkedInvitation({ invitationToken }: { invitationToken: string }) {
  const text = useTeamsText()
  const { session } = useConsole()
  const { linked } = useData(linkedInvitationData, invitationToken)
  return (
    <QueryView query={linked} loading={null}>
      {({ isOwn, account, teamName, state }) => {
        if (!isOwn)
          return (
            <Callout
              tone="warning"
              title={text('teams.linked.other', { team: teamName })}
              action={<Button onClick={() => void session.signOut()}>{text('teams.linked.signOut')}</Button>}
            >
              {text('teams.linked.otherBody', { account })}
            </Callout>
          )
        if (state !== 'pending')
          return <Callout tone="info">{text('teams.linked.over', { team: teamName, state })}</Callout>
        return null
      }}
    </QueryView>
  )
}

function Invitation({
  invitation,
  onJoined,
}: {
  invitation: OwnInvitation
  onJoined: OwnInvitationsProps['onJoined']
}) {
  const text = useTeamsText()
  const language = useLanguage()
  const toasts = useToast()
  const { session } = useConsole()
  const { accept, decline, learnTeams } = useData(ownInvitationsData)
  const {
    invitationId,
    teamId,
    teamName,
    country,
    roles,
    appScope,
    message,
    inviterName,
    createTime,
    expireTime,
    state,
  } = invitation
  const join = async () => {
    await accept.run({ invitationId })
    await learnTeams()
    if (onJoined) return onJoined({ teamId })
    toasts.show({
      tone: 'success',
      title: text('teams.joined.done', { name: teamName }),
      action: {
        label: text('teams.switch'),
        run: () =>
          void session
            .switchTeam(teamId)
            .catch((error: Error) => toasts.show({ tone: 'danger', title: error.message })),
      },
      duration: 20_000,
    })
  }
  return (
    <Card
      footer={
        state === 'pending' ? (
          <>
            <ActionButton
              tone="primary"
              label={text('teams.accept')}
              call={calls['teams.own-invitation.accept']}
              run={join}
            />
            <ActionButton
              label={text('teams.decline')}
              call={calls['teams.own-invitation.decline']}
              run={() => decline.run({ invitationId })}
              confirm={{
                title: text('teams.decline.title', { name: teamName }),
                description: text('teams.decline.body'),
                action: text('teams.decline'),
              }}
              done={text('teams.decline.done')}
            />
            <span className="ms-auto">
              {text('teams.expires')} <RelativeTime time={expireTime} />
            </span>
          </>
        ) : (
          <Status tone="draft">{text(`teams.invitation.${state}`)}</Status>
        )
      }
    >
      <div className="flex items-start gap-3">
        <Avatar square name={teamName} size="large" />
        <div className="flex min-w-0 flex-col gap-1.5">
          <h3 className="font-semibold">{teamName}</h3>
          <p className="text-sm text-muted">
            {text('teams.ownInvitations.from', { name: inviterName })} · <RelativeTime time={createTime} /> ·{' '}
            {countryName(country, language)}
          </p>
          <p className="flex flex-wrap items-center gap-2">
            <RoleBadges roles={roles} />
            <span className="text-sm text-muted">{text(`teams.scope.${appScope}`)}</span>
          </p>
          {message ? (
            <blockquote className="border-s-2 border-line-strong ps-3 whitespace-pre-line wrap-anywhere">
              {message}
            </blockquote>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
