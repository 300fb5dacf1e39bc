import { Avatar, Card, KeyValueList, Link, RelativeTime, useConsole, useRoutes } from '@console-widgets/ui'
import type { UserInfo } from '../data.ts'
import { realNameStates } from '../model.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { RoleBadges } from './roles.tsx'
import { useScopeText } from './scope-text.tsx'

/** The signed-in user, and their membership in the team. */
export function UserCard({ user }: { user: UserInfo }) {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const scopeText = useScopeText()
  const { options } = useConsole()
  const { userName, account, kind, roles, permissions, verifyRealName, joinTime, invitations } = user
  return (
    <Card title={text('teams.you')}>
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <Avatar name={userName} />
          <div className="min-w-0">
            <p className="font-medium">{userName}</p>
            <p className="text-sm text-muted wrap-anywhere">
              {account} · {text(`teams.kind.${kind}`)}
            </p>
          </div>
        </div>
        <KeyValueList
          items={[
            { label: text('teams.roles'), value: <RoleBadges roles={roles} /> },
            {
              label: text('teams.permissions'),
              value: text('teams.permissions.count', { count: Object.keys(permissions).length }),
            },
            { label: text('teams.scope'), value: scopeText(user) },
            // Where people use any name they like, no identity is verified (R125).
            ...(options.switches?.unrealName
              ? []
              : [
                  {
                    label: text('teams.realName'),
                    value: (
                      <>
                        {text(`teams.realName.${stateOf(verifyRealName)}`)}
                        <p className="text-sm text-muted">{text('teams.realName.help')}</p>
                      </>
                    ),
                  },
                ]),
            { label: text('teams.joined'), value: <RelativeTime time={joinTime} /> },
            ...(invitations > 0
              ? [
                  {
                    label: text('teams.ownInvitations'),
                    value: (
                      <Link to={routeTo('teams.own-invitations')}>
                        {text('teams.ownInvitations.count', { count: invitations })}
                      </Link>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </Card>
  )
}

const stateOf = (value: number) =>
  (Object.keys(realNameStates) as (keyof typeof realNameStates)[]).find((name) => realNameStates[name] === value) ??
  'none'
