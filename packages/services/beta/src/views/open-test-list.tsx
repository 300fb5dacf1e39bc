import { hasBetaUpdates } from '@console-widgets/core/switches'
import {
  icons,
  RelativeTime,
  ResourceList,
  Status,
  useConsole,
  useData,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { teamTestsData } from '../data.ts'
import { useBetaText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { verdictTones } from './verdict-tones.ts'

/** The tests of a team, running and over. Tests are started with their versions. */
export default function OpenTestList() {
  const text = useBetaText()
  const routeTo = useRoutes(routes)
  const { tests } = useData(teamTestsData)
  const { options, $zone } = useConsole()
  const empty = hasBetaUpdates(options.switches, useStore($zone))
    ? { title: text('beta.list.empty'), body: text('beta.list.emptyBody') }
    : { title: text('beta.list.none'), body: text('beta.list.noneBody') }
  return (
    <ResourceList
      list={tests}
      title={text('beta.list')}
      columns={[
        { id: 'appName', header: text('beta.app'), primary: true, href: (test) => routeTo('beta.test', test) },
        { id: 'versionNumber', header: text('beta.version'), width: 140 },
        {
          id: 'verdict',
          header: text('beta.state'),
          cell: ({ verdict }) => <Status tone={verdictTones[verdict]}>{text(`beta.verdict.${verdict}`)}</Status>,
          width: 160,
        },
        {
          id: 'joined',
          header: text('beta.places.taken'),
          cell: ({ joined, inviteLimit }) =>
            inviteLimit === null ? joined : text('beta.places.takenOf', { joined, most: inviteLimit }),
          align: 'end',
          width: 150,
        },
        {
          id: 'startTime',
          header: text('beta.startTime'),
          width: 150,
        },
        {
          id: 'endTime',
          header: text('beta.until'),
          cell: ({ endTime }) => <RelativeTime time={endTime} />,
          width: 150,
        },
      ]}
      empty={{ ...empty, icon: icons.users }}
    />
  )
}
