import { developerIdForDisplay } from '@console-widgets/core/formats'
import { zoneOfSiteId } from '@console-widgets/core'
import { countryName } from '@console-widgets/core/tables'
import {
  Avatar,
  Card,
  DetailPage,
  Identifier,
  KeyValueList,
  Link,
  QueryView,
  useConsole,
  useData,
  useLanguage,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { type TeamInfo, teamData } from '../data.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { ExportComplianceCard } from './export-compliance.tsx'
import { RoleBadges } from './roles.tsx'
import { UserCard } from './user-card.tsx'
import { UserTeams } from './user-teams.tsx'

/** The team of the session with its numbers, the user's membership, and the user's other teams. */
export default function TeamOverview() {
  const { team } = useData(teamData)
  return <QueryView query={team}>{(known) => <Overview team={known} />}</QueryView>
}

function Overview({ team }: { team: TeamInfo }) {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const language = useLanguage()
  const { user } = useData(teamData)
  const person = useStore(user).data
  const { options, session } = useConsole()
  const profile = useStore(session.$profile)
  const visiting = useStore(session.$state).status === 'visitor'
  // The team's calls go to another site than its country's (R69).
  const moved = options.switches?.overseas ? profile?.upSiteId : undefined
  const {
    teamId,
    teamName,
    country,
    developerNumber,
    userType,
    holder,
    members,
    memberLimit,
    invited,
    apps,
    projects,
    serviceProviders,
    testUsers,
    roles,
  } = team
  return (
    <DetailPage
      title={teamName}
      picture={<Avatar square name={teamName} size="large" />}
      identifier={<Identifier value={teamId} label={text('teams.teamId')} />}
      meta={[
        countryName(country, language),
        userType === 2 ? text('teams.userType.2') : text('teams.userType.1'),
        ...(moved ? [text('teams.moved', { site: zoneOfSiteId(moved) })] : []),
        <RoleBadges key="roles" roles={roles} />,
      ]}
    >
      <div className="grid gap-4 @md:grid-cols-2">
        <Card title={text('teams.numbers')}>
          <KeyValueList
            columns={2}
            items={[
              {
                label: text('teams.members'),
                value: (
                  <>
                    <p>
                      <Link to={routeTo('teams.members')}>
                        {text('teams.members.of', { count: members, most: memberLimit })}
                      </Link>
                    </p>
                    {invited > 0 ? (
                      <p className="text-sm text-muted">{text('teams.members.invited', { count: invited })}</p>
                    ) : null}
                  </>
                ),
              },
              { label: text('teams.holder'), value: holder?.userName },
              {
                label: text('teams.developerId'),
                value: <Identifier value={developerIdForDisplay(developerNumber)} label={text('teams.developerId')} />,
              },
              { label: text('teams.apps'), value: <Link to={routeTo('apps.list')}>{String(apps)}</Link> },
              { label: text('teams.projects'), value: <Link to={routeTo('projects.list')}>{String(projects)}</Link> },
              {
                label: text('teams.providers'),
                value: <Link to={routeTo('teams.providers')}>{String(serviceProviders)}</Link>,
              },
              {
                label: text('teams.testUsers'),
                value: <Link to={routeTo('teams.test-users')}>{String(testUsers)}</Link>,
              },
            ]}
          />
        </Card>
        {person ? <UserCard user={person} /> : null}
        {visiting ? null : <UserTeams />}
        <ExportComplianceCard />
      </div>
    </DetailPage>
  )
}
