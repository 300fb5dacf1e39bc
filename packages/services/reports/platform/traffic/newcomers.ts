import { sql, type SQL } from 'drizzle-orm'
import type { Events } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { Newcomer, UsedDays } from '@console-widgets/platform/traffic/traffic-events'

export type { Newcomer } from '@console-widgets/platform/traffic/traffic-events'

/** People whom other services bring to an app on some days, such as by ads. */
export async function newcomersOf(
  db: Queries,
  events: Pick<Events, 'collectAnswers'>,
  days: UsedDays,
): Promise<Newcomer[]> {
  return (await events.collectAnswers('traffic.newcomers', days, { db })).flat()
}

/** They join those who are drawn: with a country and a source of their own. */
export function selectNewcomers(newcomers: readonly Newcomer[]): SQL {
  if (newcomers.length === 0) return sql``
  const list = (of: (newcomer: Newcomer) => string | number) => `{${newcomers.map(of).join(',')}}`
  return sql`
      union all select day, person, person::bigint * 1024, false, country, source
      from unnest(${list(({ day }) => day)}::date[], ${list(({ person }) => person)}::int[], ${list(({ country }) => country)}::text[], ${list(({ source }) => source)}::text[]) as n (day, person, country, source)`
}
