import { sql, type SQL } from 'drizzle-orm'
import { compareGroups, wilsonInterval, type Share } from '@console-widgets/statistics'
import type { MessageContent } from '@console-widgets/app-messaging/model'
import type { Context } from '@console-widgets/platform/calls/handler'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { eventKinds } from '@console-widgets/reports/model'
import type { MessageRow } from './tables.ts'
import { recipientKeyLength } from './tests.ts'

/** Chance that an interval doesn't contain the true value. */
const alpha = 0.05
/** People of both groups for whom the interval of the lift is narrowest. */
const plannedPeople = 10_000

interface Counts {
  key: string
  people: number
  impressions: number
  click_people: number
  clicks: number
  dismissals: number
}

/** Reports on messages by their stored events, on one of them with its goal. */
export async function readReport(
  context: Pick<Context, 'db' | 'now' | 'teamId'>,
  rows: readonly MessageRow[],
  one: MessageRow | undefined,
) {
  const { db } = context
  const ids = rows.map(({ messageId }) => messageId)
  const by = async (key: SQL) => (await count(db, ids, key)).map((each) => ({ key: each.key, ...figuresOf(each) }))
  const [total] = await count(db, ids, sql`''`)
  const byMessage = await by(sql`message_id`)
  return {
    total: figuresOf(total),
    messages: rows.map(({ messageId, messageName, state }) => {
      const { key: _, ...figures } = byMessage.find(({ key }) => key === messageId) ?? { key: '', ...figuresOf() }
      return { messageId, messageName, state, ...figures }
    }),
    versions: await by(sql`version::text`),
    languages: await by(sql`language`),
    countries: await by(sql`country`),
    days: (await count(db, ids, sql`((time / ${sql.raw(String(day))}) * ${sql.raw(String(day))})::text`)).map(
      ({ key, impressions, clicks }) => ({
        time: Number(key),
        impressions: Number(impressions),
        clicks: Number(clicks),
      }),
    ),
    conversion: one && one.content.conversion.kind !== 'none' ? await readConversion(context, one) : null,
  }
}

/** Counts events by a key, in its order. */
function count(db: Queries, ids: readonly string[], key: SQL): Promise<Counts[]> {
  if (ids.length === 0) return Promise.resolve([])
  const list = sql.join(
    ids.map((each) => sql`${each}`),
    sql`, `,
  )
  const only = (kind: string) => sql`filter (where kind = ${kind})`
  return rowsOf<Counts>(
    db,
    sql`select ${key} as key, count(distinct person_key) ${only('impression')} as people,
      count(*) ${only('impression')} as impressions, count(distinct person_key) ${only('click')} as click_people,
      count(*) ${only('click')} as clicks, count(*) ${only('dismissal')} as dismissals
      from cw_message_events where message_id in (${list}) and kind <> 'withheld' group by 1 order by 1`,
  )
}

function figuresOf(counts?: Counts) {
  const [people, impressions, clickPeople, clicks, dismissals] = [
    counts?.people,
    counts?.impressions,
    counts?.click_people,
    counts?.clicks,
    counts?.dismissals,
  ].map((each) => Number(each ?? 0)) as [number, number, number, number, number]
  // A click that is reported without its impression doesn't make a share above 1.
  const share = people === 0 ? null : { people, successes: Math.min(clickPeople, people) }
  return {
    people,
    impressions,
    clickPeople,
    clicks,
    dismissals,
    clickShare: share && share.successes / share.people,
    clickInterval: share && wilsonInterval(share, alpha),
  }
}

/**
 * Compares users who saw a message with those from whom it was withheld, each from their first time on. Those whose
 * time isn't over don't count yet: they would pull both shares down.
 */
async function readConversion({ db, now, teamId }: Pick<Context, 'db' | 'now' | 'teamId'>, message: MessageRow) {
  const { messageId, appId, content } = message
  const { kind, hours, eventName } = content.conversion
  const length = hours * hour
  const rows = await rowsOf<{ kind: string; people: string; converted: string }>(
    db,
    sql`with firsts as materialized (
        select distinct on (m.person_key) m.person_key, coalesce(m.person, r.person) as person, m.kind, m.time
        from cw_message_events m
        -- The app's own people, whose other events have a number.
        left join cw_reported_people r on r.app_id = ${appId} and left(r.person_key, ${sql.raw(String(recipientKeyLength))}) = m.person_key
        where m.message_id = ${messageId} and m.kind in ('impression', 'withheld') order by m.person_key, m.time, m.event_id
      ), counted as materialized (
        select * from firsts where time + ${length}::bigint <= ${now()}
      ), converted as (
        select distinct c.person_key from counted c join cw_message_events e
          on e.message_id = ${messageId} and e.kind = 'conversion' and e.person_key = c.person_key
          and e.time between c.time and c.time + ${length}::bigint
        union
        select distinct c.person_key from counted c join cw_report_events v
          on v.team_id = ${teamId} and v.app_id = ${appId} and v.kind = ${sql.raw(String(storedKind(kind)))}
          ${kind === 'custom' ? sql`and v.item = ${eventName ?? ''}` : sql``}
          and v.person = c.person and v.person > 0
          and v.day >= (select (to_timestamp(min(time) / 1000) at time zone 'UTC')::date from counted)
          and (extract(epoch from v.day)::bigint * 1000 + v.hour * ${sql.raw(String(hour))})
            between c.time - c.time % ${sql.raw(String(hour))} and c.time + ${length}::bigint
      )
      select kind, count(*) as people, count(d.person_key) as converted
      from counted left join converted d using (person_key) group by kind`,
  )
  const groupOf = (which: string): Share => {
    const row = rows.find((each) => each.kind === which)
    return { people: Number(row?.people ?? 0), successes: Number(row?.converted ?? 0) }
  }
  const [shown, withheld] = [groupOf('impression'), groupOf('withheld')]
  const compared = compareGroups(shown, withheld, { method: 'sequential', alpha, planned: plannedPeople })
  return {
    kind,
    ...(eventName === undefined ? {} : { eventName }),
    hours,
    shown: describeArm(shown),
    withheld: describeArm(withheld),
    lift: compared?.lift ?? null,
    liftInterval: compared?.liftInterval ?? null,
    verdict: !compared
      ? ('none' as const)
      : compared.side === 0
        ? ('open' as const)
        : compared.side > 0
          ? ('better' as const)
          : ('worse' as const),
  }
}

/** Number of the stored events of a goal; of none, if it has none. */
function storedKind(kind: MessageContent['conversion']['kind']): number {
  return kind === 'none' ? 0 : eventKinds[kind]
}

function describeArm({ people, successes }: Share) {
  return { people, converted: successes, share: people === 0 ? null : successes / people }
}
