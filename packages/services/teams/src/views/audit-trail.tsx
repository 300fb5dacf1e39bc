import {
  Badge,
  ExactTime,
  icons,
  ResourceList,
  useData,
  useJoin,
  useLanguage,
  usePlace,
  useRoutes,
  useServiceWords,
  useStore,
} from '@console-widgets/ui'
import { useActWords } from '../acts/use-act-words.ts'
import { auditChoicesData, type AuditItem, auditData } from '../data.ts'
import { auditActors } from '../model.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { useAreaName } from '../use-area-name.ts'
import { ThingLinks, thingText } from './thing-links.tsx'
import { useThings } from './use-things.ts'
import { Worded } from './worded.tsx'

export interface AuditTrailProps {
  /** Called when an action is opened. Default: navigates to the action's route. */
  onOpen?: (detail: { recordId: string }) => void
  /** Additional areas to filter by, besides those that the host has labels for. */
  areas?: readonly string[]
}

/** Audit log of the team, across all services: actor, action, resource, time. */
export default function AuditTrail(props: AuditTrailProps) {
  const { records } = useData(auditData)
  return (
    <Worded reads={records.$data}>
      <Trail {...props} />
    </Worded>
  )
}

function Trail({ onOpen, areas = [] }: AuditTrailProps) {
  const text = useTeamsText()
  const join = useJoin()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const words = useActWords()
  const areaName = useAreaName()
  const { areas: wordedAreas } = useServiceWords()
  const { records } = useData(auditData)
  const choices = useStore(useData(auditChoicesData).choices).data
  const language = useLanguage()
  const thingsOf = useThings()
  const open = ({ recordId }: AuditItem) =>
    onOpen ? onOpen({ recordId }) : place.go(routeTo('teams.audit-record', { recordId }))
  const stepsOf = ({ steps }: AuditItem) => join.names(steps.map(({ callId }) => words.act(callId)))
  const who = ({ actor, userName }: AuditItem) => (actor === 'platform' ? text('teams.audit.platform') : userName)
  return (
    <ResourceList
      list={records}
      title={text('teams.audit')}
      description={text('teams.audit.body')}
      columns={[
        {
          id: 'callId',
          header: text('teams.audit.act'),
          cell: (record) => (
            <span className="flex min-w-0 items-center gap-2">
              <span className="truncate">{words.act(record.callId)}</span>
              {record.steps.length > 0 ? (
                <span className="shrink-0 text-xs font-normal text-muted" title={stepsOf(record)}>
                  {text('teams.audit.stepCount', { count: record.steps.length })}
                </span>
              ) : null}
              {record.effect === 'destroy' ? <Badge tone="danger">{text('teams.audit.destroyed')}</Badge> : null}
            </span>
          ),
          primary: true,
          href: (record) => routeTo('teams.audit-record', record),
          // The column shows labels, which the platform can't sort by.
          sort: false,
          filter: {
            kind: 'choice',
            choices: (choices?.acts ?? [])
              .map((value) => ({ value, label: words.act(value) }))
              .sort((one, other) => one.label.localeCompare(other.label, language)),
          },
          value: (record) => words.act(record.callId),
        },
        {
          id: 'userName',
          header: text('teams.audit.who'),
          cell: who,
          filter: {
            kind: 'choice',
            field: 'userId',
            choices: (choices?.people ?? []).map(({ userId, userName }) => ({ value: userId, label: userName })),
          },
          value: who,
          width: 180,
        },
        {
          id: 'thing',
          header: text('teams.audit.thing'),
          cell: (record) => <ThingLinks act={record} />,
          value: (record) => join.names(thingsOf(record).named.map(thingText)),
          width: 340,
        },
        {
          id: 'area',
          header: text('teams.audit.area'),
          cell: ({ area }) => areaName(area),
          filter: {
            kind: 'choice',
            choices: [...new Set([...wordedAreas, ...areas])].map((value) => ({ value, label: areaName(value) })),
          },
          value: ({ area }) => areaName(area),
          hidden: true,
        },
        {
          id: 'time',
          header: text('teams.audit.when'),
          cell: ({ time }) => <ExactTime precise short time={time} />,
          width: 250,
        },
        { id: 'steps', header: text('teams.audit.steps'), cell: stepsOf, value: stepsOf, hidden: true },
        {
          id: 'effect',
          header: text('teams.audit.effect'),
          cell: ({ effect }) => text(`teams.audit.effect.${effect}`),
          filter: {
            kind: 'choice',
            choices: (['write', 'destroy'] as const).map((value) => ({
              value,
              label: text(`teams.audit.effect.${value}`),
            })),
          },
          hidden: true,
        },
        {
          id: 'actor',
          header: text('teams.audit.actor'),
          cell: ({ actor }) => text(`teams.audit.actor.${actor}`),
          filter: {
            kind: 'choice',
            choices: auditActors.map((value) => ({ value, label: text(`teams.audit.actor.${value}`) })),
          },
          hidden: true,
        },
        { id: 'changes', header: text('teams.audit.rows'), cell: ({ changes }) => changes, align: 'end', hidden: true },
      ]}
      rowActions={[{ id: 'open', label: text('teams.open'), icon: 'arrow-end', run: open }]}
      empty={{ title: text('teams.audit.empty'), body: text('teams.audit.emptyBody'), icon: icons.history }}
      onOpen={onOpen && open}
      exportName="audit-trail"
    />
  )
}
