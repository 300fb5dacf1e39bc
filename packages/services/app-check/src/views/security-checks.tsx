import { ResourceList, useData, useRoutes } from '@console-widgets/ui'
import { securityData } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { CheckStatus, RankCounts, useStatusChoices } from './check-status.tsx'

/** Security checks of all of the team’s apps. Checks are started at their apps. */
export default function SecurityChecks() {
  const text = useAppCheckText()
  const routeTo = useRoutes(routes)
  const states = useStatusChoices()
  const { checks } = useData(securityData)
  return (
    <ResourceList
      list={checks}
      title={text('app-check.security')}
      columns={[
        {
          id: 'appName',
          header: text('app-check.app'),
          primary: true,
          href: ({ appId, taskId }) => routeTo('app-check.report', { appId, checkId: taskId }),
        },
        {
          id: 'versionName',
          header: text('app-check.version'),
          cell: ({ versionName }) => versionName ?? '–',
          width: 110,
        },
        {
          id: 'status',
          header: text('app-check.state'),
          cell: (check) => <CheckStatus check={check} />,
          filter: { kind: 'choice', choices: states },
          width: 150,
        },
        {
          id: 'security',
          header: text('app-check.security.problems'),
          cell: ({ security, endTime }) => <RankCounts counts={endTime === null ? null : security} short />,
          width: 210,
        },
        {
          id: 'createTime',
          header: text('app-check.started'),
          width: 140,
        },
      ]}
      empty={{ title: text('app-check.security.empty'), body: text('app-check.security.emptyBody'), icon: 'lock' }}
    />
  )
}
