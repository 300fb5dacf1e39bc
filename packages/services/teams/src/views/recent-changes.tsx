import { Avatar, Card, Link, QueryView, RelativeTime, useData, useRoutes } from '@console-widgets/ui'
import { useActWords } from '../acts/use-act-words.ts'
import { type RecentChange, recentChangesData } from '../data.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { ThingLinks } from './thing-links.tsx'
import { Worded } from './worded.tsx'

/** What was done in the team within the last day: actor, action, resource, time. */
export default function RecentChanges() {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const { changes } = useData(recentChangesData)
  return (
    <Worded reads={changes}>
      <Card title={text('teams.changes')} footer={<Link to={routeTo('teams.audit')}>{text('teams.changes.all')}</Link>}>
        <QueryView query={changes}>
          {({ items }) =>
            items.length > 0 ? (
              <ul className="flex flex-col gap-3">
                {items.map((change) => (
                  <Row key={change.recordId} change={change} />
                ))}
              </ul>
            ) : (
              <p className="text-muted">{text('teams.changes.empty')}</p>
            )
          }
        </QueryView>
      </Card>
    </Worded>
  )
}

function Row({ change }: { change: RecentChange }) {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const words = useActWords()
  const { actor, callId, count, recordId, time, userName } = change
  const who = actor === 'platform' ? text('teams.audit.platform') : userName
  return (
    <li className="flex min-w-0 items-start gap-2.5">
      <Avatar size="small" name={who} />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <Link quiet to={routeTo('teams.audit-record', { recordId })}>
            {words.act(callId)}
          </Link>
          {count > 1 ? <span className="text-sm text-muted">{text('teams.changes.count', { count })}</span> : null}
        </p>
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm text-muted">
          <span>{who}</span>
          <ThingLinks brief act={change} />
          <RelativeTime time={time} />
        </p>
      </div>
    </li>
  )
}
