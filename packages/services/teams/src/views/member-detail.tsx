import {
  Avatar,
  Badge,
  Callout,
  DetailPage,
  Identifier,
  KeyValueList,
  QueryView,
  ExactTime,
  useData,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type Member, memberData } from '../data.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { MemberDialogs, type MemberDialogState } from './member-dialogs.tsx'
import { MemberPermissions } from './member-permissions.tsx'
import { MemberStatus } from './member-status.tsx'
import { RoleBadges } from './roles.tsx'
import { useAppName } from './scope-text.tsx'
import { useMemberActions } from './use-member-actions.ts'

export interface MemberDetailProps {
  memberId: string
}

/** One member: profile, roles, app access, and permissions with their sources. */
export default function MemberDetail({ memberId }: MemberDetailProps) {
  const { member } = useData(memberData, memberId)
  return <QueryView query={member}>{(known) => <Detail member={known} />}</QueryView>
}

function Detail({ member }: { member: Member }) {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const [dialog, setDialog] = useState<MemberDialogState>()
  const actions = useMemberActions(setDialog).filter(({ hidden }) => !hidden?.(member))
  const { memberId, userId, userName, account, kind, roles, state, isSelf, obstacle } = member
  return (
    <>
      <DetailPage
        title={userName}
        picture={<Avatar name={userName} size="large" />}
        parents={[{ label: text('teams.members'), to: routeTo('teams.members') }]}
        status={<MemberStatus member={member} detail />}
        identifier={<Identifier value={account} label={text('teams.account')} />}
        meta={[
          ...(isSelf
            ? [
                <Badge key="self" tone="accent">
                  {text('teams.self')}
                </Badge>,
              ]
            : []),
          text(`teams.kind.${kind}`),
          <RoleBadges key="roles" roles={roles} />,
        ]}
        actions={actions.map(({ id: _, hidden: __, disabled, danger: ___, run, confirm, ...action }) => ({
          ...action,
          reason: disabled?.(member),
          run: () => run(member),
          confirm: typeof confirm === 'function' ? confirm(member) : confirm,
        }))}
        notice={obstacle ? <Callout tone="draft">{text(`teams.obstacle.${obstacle}`)}</Callout> : undefined}
        tabs={[
          { id: 'overview', label: text('teams.overview'), content: () => <Facts member={member} /> },
          ...(userId !== null && state === 'active'
            ? [
                {
                  id: 'permissions',
                  label: text('teams.permissions'),
                  count: member.exceptions || undefined,
                  content: () => <MemberPermissions key={memberId} userId={userId} locked={obstacle !== null} />,
                },
              ]
            : []),
        ]}
      />
      <MemberDialogs shown={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

function Facts({ member }: { member: Member }) {
  const text = useTeamsText()
  const appName = useAppName()
  const { roles, appScope, appIds, note, inviteTime, joinTime, lastSeenTime, removeTime, invitation } = member
  return (
    <div className="max-w-[720px]">
      <KeyValueList
        items={[
          { label: text('teams.roles'), value: <RoleBadges roles={roles} /> },
          {
            label: text('teams.scope'),
            value:
              appScope === 'all' ? (
                text('teams.scope.all')
              ) : (
                <ul>
                  {appIds.map((appId) => (
                    <li key={appId}>{appName(appId)}</li>
                  ))}
                </ul>
              ),
          },
          ...(note ? [{ label: text('teams.note'), value: note }] : []),
          ...(inviteTime === null ? [] : [{ label: text('teams.invited'), value: <ExactTime time={inviteTime} /> }]),
          ...(invitation ? [{ label: text('teams.expires'), value: <ExactTime time={invitation.expireTime} /> }] : []),
          ...(joinTime === null ? [] : [{ label: text('teams.joined'), value: <ExactTime time={joinTime} /> }]),
          {
            label: text('teams.lastSeen'),
            value: lastSeenTime === null ? text('teams.neverSeen') : <ExactTime time={lastSeenTime} />,
          },
          ...(removeTime === null ? [] : [{ label: text('teams.removed'), value: <ExactTime time={removeTime} /> }]),
        ]}
      />
    </div>
  )
}
