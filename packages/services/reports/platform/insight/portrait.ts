import { sql, type SQL } from 'drizzle-orm'
import { eventKinds, fewestPeople, portraitSubjects, useClasses, type Period } from '@console-widgets/reports/model'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { note, periodOf, reachOf } from '../query/question.ts'
import { dayLiteral } from '../query/sql.ts'
import { traits } from '../roll-ups/user-sets.ts'

type Subject = (typeof portraitSubjects)[number]

/** Maximum number of groups per breakdown; the rest is negligible. */
const mostGroups = 12

/** Audience of an app in a period: country, traffic source, device, and frequency of use. */
export async function answerPortrait(
  db: Queries,
  { appId, ...asked }: { appId: string; startTime?: string | undefined; endTime?: string | undefined },
  now: number,
) {
  await findApp(db, appId)
  const reach = await reachOf(db, now)
  const notes = [...reach.notes]
  const period = periodOf(asked, reach, notes)
  const [start, end] = [dayLiteral(period.startTime), dayLiteral(period.endTime)]
  const users = sql`
    (select block, bit_or(people) as people from cw_report_users
    where app_id = ${appId} and kind = ${eventKinds.active} and day between ${start} and ${end} group by block) as users`
  const [whole] = await rowsOf<{ people: number }>(
    db,
    sql`select coalesce(sum(bit_count(people)), 0)::int as people from ${users}`,
  )
  const people = whole?.people ?? 0
  const portraits = []
  for (const subject of portraitSubjects) {
    const groups =
      subject === 'useDays'
        ? sql`select ${classOfUse(period)} as key, count(*)::int as people from cw_report_people where app_id = ${appId} and install_day <= ${end} and ${daysUsed(period)} > 0 group by 1`
        : sql`select value as key, sum(bit_count(users.people & trait.people))::int as people from ${users} join cw_report_traits trait using (block) where app_id = ${appId} and trait = ${traits[subject].number} group by 1`
    const rows = await rowsOf<{ key: string; people: number }>(
      db,
      sql`select * from (${groups}) as portrait where people > 0 order by 2 desc, 1 limit ${mostGroups}`,
    )
    portraits.push({ subject, groups: inOrder(subject, rows).map((row) => told(row, people)) })
  }
  const few = people > 0 && people < fewestPeople
  if (few || portraits.some(({ groups }) => groups.some((group) => group.people === null))) notes.push(note('hidden'))
  return { appId, period, people: few ? null : people, portraits, notes }
}

/** Number of a person's days of use in a period that doesn't end before they installed. */
function daysUsed({ startTime, endTime }: Period): SQL {
  const [start, end] = [dayLiteral(startTime), dayLiteral(endTime)]
  return sql`bit_count(substring(active_days from greatest(${start} - install_day, 0) + 1 for greatest(${end} - install_day + 1 - greatest(${start} - install_day, 0), 0)))`
}

function classOfUse(period: Period): SQL {
  const used = daysUsed(period)
  return sql`case when ${used} < 2 then '1' when ${used} < 4 then '2-3' when ${used} < 8 then '4-7' when ${used} < 15 then '8-14' else '15+' end`
}

/** Frequency of use has its own order; everything else is sorted by size. */
function inOrder<Row extends { key: string }>(subject: Subject, rows: readonly Row[]): Row[] {
  const order = useClasses as readonly string[]
  return subject === 'useDays'
    ? rows.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
    : [...rows]
}

function told({ key, people }: { key: string; people: number }, all: number) {
  return people < fewestPeople ? { key, people: null, share: null } : { key, people, share: people / all }
}
