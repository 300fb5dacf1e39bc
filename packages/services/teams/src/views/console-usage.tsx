import { icons, ResourceList, useData } from '@console-widgets/ui'
import { usageData } from '../data.ts'
import { useUsageText } from '../generated/text.ts'
import { LeadReports } from './lead-reports.tsx'
import { Worded } from './worded.tsx'

/** What the console reports about the team's use of it: services opened, page views, and clicks. */
export default function ConsoleUsage() {
  const text = useUsageText()
  const { visits, leads } = useData(usageData)
  const events = {
    pageView: text('teams.usage.pageView'),
    click: text('teams.usage.click'),
  }
  return (
    <Worded reads={leads}>
      <div className="flex flex-col gap-5">
        <LeadReports />
        <ResourceList
          list={visits}
          title={text('teams.usage.visits')}
          description={text('teams.usage.visits.body')}
          columns={[
            { id: 'pageId', header: text('teams.usage.page'), code: true, primary: true, width: 240 },
            {
              id: 'event',
              header: text('teams.usage.event'),
              cell: ({ event }) => events[event],
              filter: {
                kind: 'choice',
                choices: Object.entries(events).map(([value, label]) => ({ value, label })),
              },
              width: 140,
            },
            { id: 'element', header: text('teams.usage.element'), code: true, width: 200 },
            { id: 'count', header: text('teams.usage.count'), align: 'end', width: 120 },
            {
              id: 'lastTime',
              header: text('teams.usage.lastTime'),
              width: 160,
            },
          ]}
          empty={{
            title: text('teams.usage.visits.empty'),
            body: text('teams.usage.visits.emptyBody'),
            icon: icons.eye,
          }}
        />
      </div>
    </Worded>
  )
}
