import { ActionButton, Avatar, Badge, Card, QueryView, useConsole, useData } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { teamData, type UserTeam } from '../data.ts'
import { useTeamsText } from '../generated/text.ts'
import { RoleBadges } from './roles.tsx'

/** The user's teams: the current one, with buttons to switch to or leave others. */
export function UserTeams() {
  const text = useTeamsText()
  const { teams } = useData(teamData)
  return (
    <Card title={text('teams.yours')} flush>
      <QueryView query={teams}>
        {({ items }) => (
          <ul className="divide-y divide-line border-t border-line">
            {items.map((team) => (
              <Team key={team.teamId} team={team} others={items.filter(({ teamId }) => teamId !== team.teamId)} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

function Team({ team, others }: { team: UserTeam; others: readonly UserTeam[] }) {
  const text = useTeamsText()
  const { session } = useConsole()
  const { leave } = useData(teamData)
  const { teamId, teamName, roles, members, isCurrent, isHolder } = team
  const [next] = others
  const goOut = async () => {
    // Switch the session first: it would end with the team that the user leaves.
    if (isCurrent && next) await session.switchTeam(next.teamId)
    await leave.run({ teamId })
    await session.refresh()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-gutter py-2.5">
      <Avatar square name={teamName} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {teamName}
          {isCurrent ? <Badge tone="accent">{text('teams.current')}</Badge> : null}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <RoleBadges roles={roles} />
          {text('teams.members.count', { count: members })}
        </p>
      </div>
      <div className="flex gap-2">
        {isHolder ? null : (
          <ActionButton
            size="small"
            tone="quiet"
            label={text('teams.leave')}
            reason={others.length === 0 ? text('teams.leave.only') : undefined}
            call={calls['teams.user-team.leave']}
            run={goOut}
            confirm={{
              title: text('teams.leave.title', { name: teamName }),
              description: text('teams.leave.body'),
              action: text('teams.leave'),
            }}
            done={text('teams.leave.done', { name: teamName })}
          />
        )}
        {isCurrent ? null : (
          <ActionButton size="small" label={text('teams.switch')} run={() => session.switchTeam(teamId)} />
        )}
      </div>
    </li>
  )
}
