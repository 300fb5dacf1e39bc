import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { isAt, type ConfigPlace } from './config-place.ts'
import { findLive } from './config-rows.ts'
import { configFetches, configMatches, configPeople } from './tables.ts'

/** Hours of a report: the last two days, in which a version spreads. */
const shownHours = 48

/** Fetches and people of each version, fetches of each hour, and how often each condition of the live version held. */
export async function readReport(db: Queries, place: ConfigPlace, days: number, now: number) {
  const live = await findLive(db, place)
  const since = now - days * day
  const total = sql<string>`sum(${configFetches.fetches})`
  const versions = await db
    .select({ version: configFetches.version, fetches: total })
    .from(configFetches)
    .where(and(isAt(configFetches, place), gte(configFetches.hour, since)))
    .groupBy(configFetches.version)
    .orderBy(desc(configFetches.version))
    .limit(100)
  const people = await db
    .select({ version: configPeople.version, people: sql<string>`count(*)` })
    .from(configPeople)
    .where(and(isAt(configPeople, place), gte(configPeople.lastTime, since)))
    .groupBy(configPeople.version)
  const [everyone] = await db
    .select({ people: sql<string>`count(distinct (${configPeople.appId}, ${configPeople.person}))` })
    .from(configPeople)
    .where(and(isAt(configPeople, place), gte(configPeople.lastTime, since)))
  const hours = await db
    .select({ time: configFetches.hour, version: configFetches.version, fetches: total })
    .from(configFetches)
    .where(and(isAt(configFetches, place), gte(configFetches.hour, Math.max(since, now - shownHours * hour))))
    .groupBy(configFetches.hour, configFetches.version)
    .orderBy(configFetches.hour, configFetches.version)
  const conditions = await db
    .select({ condition: configMatches.condition, fetches: sql<string>`sum(${configMatches.fetches})` })
    .from(configMatches)
    .where(
      and(isAt(configMatches, place), eq(configMatches.version, live?.version ?? 0), gte(configMatches.hour, since)),
    )
    .groupBy(configMatches.condition)
    .orderBy(configMatches.condition)
  const peopleOf = new Map(people.map((row) => [row.version, Number(row.people)]))
  return {
    publishedVersion: live?.version ?? 0,
    fetches: versions.reduce((sum, { fetches }) => sum + Number(fetches), 0),
    people: Number(everyone?.people ?? 0),
    versions: versions.map(({ version, fetches }) => ({
      version,
      fetches: Number(fetches),
      people: peopleOf.get(version) ?? 0,
    })),
    hours: hours.map((row) => ({ ...row, fetches: Number(row.fetches) })),
    conditions: conditions.map(({ condition, fetches }) => ({ condition, fetches: Number(fetches) })),
  }
}
