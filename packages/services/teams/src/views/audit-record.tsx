import { formatZonedTime } from '@console-widgets/core/formats'
import {
  Avatar,
  Badge,
  Card,
  type ComparedValue,
  DetailPage,
  EmptyState,
  icons,
  Identifier,
  Link,
  QueryView,
  RecordChange,
  ExactTime,
  useData,
  useJoin,
  useLanguage,
  useRoutes,
} from '@console-widgets/ui'
import { useActWords } from '../acts/use-act-words.ts'
import { type AuditRecord, auditRecordData, type AuditRow } from '../data.ts'
import { routes } from '../routes.ts'
import { useTeamsText } from '../generated/text.ts'
import { useAreaName } from '../use-area-name.ts'
import { AuditSteps } from './audit-steps.tsx'
import { isMoment, plain, readField, withCodes, withNames } from './read-field.ts'
import { ThingLinks } from './thing-links.tsx'
import { Worded } from './worded.tsx'

export interface AuditRecordProps {
  recordId: string
}

/** One action: actor, time, input, and every row before and after. */
export default function AuditRecordView({ recordId }: AuditRecordProps) {
  const { record } = useData(auditRecordData, recordId)
  return (
    <Worded reads={record}>
      <QueryView query={record}>{(known) => <Detail record={known} />}</QueryView>
    </Worded>
  )
}

const KINDS = { insert: 'created', update: 'changed', delete: 'deleted' } as const

function Detail({ record }: { record: AuditRecord }) {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const words = useActWords()
  const areaName = useAreaName()
  const { recordId, callId, area, cause, effect, time, input, names, codes, rows, steps } = record
  const actorName = (by: Pick<AuditRecord, 'actor' | 'userName'>) =>
    by.actor === 'platform' ? text('teams.audit.platform') : by.userName
  const who = actorName(record)
  const asked = input !== null && typeof input === 'object' ? Object.entries(input) : []
  return (
    <DetailPage
      title={words.act(callId)}
      picture={<Avatar name={who} size="large" />}
      parents={[{ label: text('teams.audit'), to: routeTo('teams.audit') }]}
      status={effect === 'destroy' ? <Badge tone="danger">{text('teams.audit.destroyed')}</Badge> : undefined}
      identifier={<Identifier short value={recordId} label={text('teams.audit.id')} />}
      meta={[
        who,
        <ExactTime key="time" precise time={time} />,
        areaName(area),
        <ThingLinks key="thing" act={record} />,
        cause ? (
          <Link key="cause" to={routeTo('teams.audit-record', cause)}>
            {text('teams.audit.cause', { act: words.act(cause.callId), who: actorName(cause) })}
          </Link>
        ) : null,
      ]}
    >
      <div className="grid items-start gap-5 @lg:grid-cols-[minmax(0,2.4fr)_minmax(0,1fr)]">
        <section aria-label={text('teams.audit.changes')} className="flex min-w-0 flex-col gap-5">
          <h2 className="text-lg font-semibold">
            {text('teams.audit.changes')}{' '}
            <span className="text-base font-normal text-muted tabular-nums">{rows.length}</span>
          </h2>
          {rows.length === 0 ? (
            <EmptyState
              icon={icons.history}
              title={text('teams.audit.noChanges')}
              body={text('teams.audit.noChangesBody')}
            />
          ) : null}
          {rows.map((row) => (
            <Row key={`${row.thing} ${row.key} ${row.act}`} row={row} names={names} codes={codes} />
          ))}
          <AuditSteps steps={steps} />
        </section>
        {asked.length > 0 ? (
          <Card title={text('teams.audit.input')} description={<code className="wrap-anywhere">{callId}</code>}>
            <dl className="flex flex-col gap-3">
              {asked.map(([name, value]) => (
                <div key={name} className="min-w-0">
                  <dt className="font-mono text-xs text-muted">{name}</dt>
                  <dd className="wrap-anywhere whitespace-pre-wrap">
                    {String(plain(withNames(value, names)) ?? '') || '–'}
                  </dd>
                </div>
              ))}
            </dl>
          </Card>
        ) : null}
      </div>
    </DetailPage>
  )
}

function Row({ row, names: namesOfIds, codes }: { row: AuditRow } & Pick<AuditRecord, 'names' | 'codes'>) {
  const words = useActWords()
  const join = useJoin()
  const language = useLanguage()
  const { thing, act, key, name: rowName, kind, before, after } = row
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const shown = (name: string, value: unknown) =>
    withNames(
      withCodes(words.value(thing, name, value, kind ?? undefined), codes[`${thing}.${name}`], language),
      namesOfIds,
    )
  const fields: ComparedValue[] = names.map((name) => ({
    label: words.field(thing, name) ?? name,
    ...readField(shown(name, before?.[name]), shown(name, after?.[name])),
    ...(isMoment(name, before?.[name]) || isMoment(name, after?.[name])
      ? { show: (value) => (isMoment(name, value) ? formatZonedTime(value, language) : String(value)) }
      : {}),
  }))
  const title = rowName === null ? words.thing(thing) : join.labeled(words.thing(thing), rowName)
  return (
    <RecordChange
      kind={KINDS[act]}
      label={`${title} ${key}`}
      title={
        <>
          {title} <code className="text-sm font-normal text-muted">{key}</code>
        </>
      }
      fields={fields}
    />
  )
}
