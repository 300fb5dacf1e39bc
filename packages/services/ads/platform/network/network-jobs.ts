import { eq, sql } from 'drizzle-orm'
import type { QuestionTakers } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { rowsOf, type Queries } from '@console-widgets/platform/database/connection'
import { dayText, dayTime } from '@console-widgets/reports/model'
import { adAuctions } from '../options.ts'
import { tellEnded } from '../tell.ts'
import { adNetworkStates } from '../tables.ts'
import { isBusy, runNetwork } from './run.ts'

/** Type of the job in which the ad network works off the hours of a team. */
export const networkKind = 'ads.network'

const nextHour = (now: number) => (Math.floor(now / hour) + 1) * hour

/** Registers the ad network. */
export function defineNetwork({ jobs }: PlatformParts): void {
  // What traffic depends on, it asks for: the network then works ahead.
  jobs.setApart(networkKind)
  jobs.playUsers(networkKind)
  jobs.define(networkKind, async (_, { db, teamId, now }) => {
    await workUntil(db, teamId, now)
    const goesOn = await isBusy(db, teamId)
    if (goesOn) await jobs.schedule(db, { kind: networkKind, teamId, payload: {}, dueTime: nextHour(now) })
    else await db.update(adNetworkStates).set({ isScheduled: false }).where(eq(adNetworkStates.teamId, teamId))
  })
}

async function workUntil(db: Queries, teamId: string, until: number): Promise<void> {
  for (const ended of await runNetwork(db, teamId, until)) await tellEnded(db, ended)
}

/** Starts the network for a team, unless it is at work. */
export async function startNetwork(
  db: Queries,
  { jobs, options }: Pick<PlatformParts, 'jobs' | 'options'>,
  teamId: string,
  now: number,
): Promise<void> {
  const [state] = await db.select().from(adNetworkStates).where(eq(adNetworkStates.teamId, teamId)).for('update')
  if (state?.isScheduled) return
  // In the hours between, no project was on, and no one waited for the network.
  const begun = { teamId, doneUntil: Math.floor(now / hour) * hour, isScheduled: true, perHour: options.of(adAuctions) }
  await db.insert(adNetworkStates).values(begun).onConflictDoUpdate({ target: adNetworkStates.teamId, set: begun })
  await jobs.schedule(db, { kind: networkKind, teamId, payload: {}, dueTime: nextHour(now) })
}

/** Whom ads bring to an app on some days. The network works ahead to the end of those days, if it has to. */
export const networkAnswers: QuestionTakers = {
  'traffic.newcomers': async ({ teamId, appId, from, to }, { db }) => {
    const [start, end] = [dayTime(from), dayTime(to) + day]
    await workUntil(db, teamId, end)
    const rows = await rowsOf<{ person: number; country: string; install_time: string; is_attributed: boolean }>(
      db,
      sql`select person, country, install_time, is_attributed from cw_ad_people
        where team_id = ${teamId} and app_id = ${appId} and is_installed
          and install_time >= ${start} and install_time < ${end} order by person`,
    )
    return rows.map(({ person, country, install_time, is_attributed }) => ({
      person,
      day: dayText(Number(install_time)),
      country,
      source: is_attributed ? 'advertising' : 'search',
    }))
  },
}
