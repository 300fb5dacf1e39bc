import { lt, sql } from 'drizzle-orm'
import { templateLimits, type AttributeType } from '@console-widgets/remote-config/model'
import { perPlatform } from '@console-widgets/platform/calls/per-platform'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { answerTogether } from '@console-widgets/platform/client-plane/answer-together'
import type { Queries } from '@console-widgets/platform/database/connection'
import { day, hour } from '@console-widgets/platform/clock/durations'
import { isAt, type ConfigPlace } from './config-place.ts'
import { configAttributes, configFetches, configMatches, configPeople } from './tables.ts'

/** A fetch that is counted. */
export interface Fetched extends ConfigPlace {
  teamId: string
  appId: string
  version: number
  time: number
  /** Hashed ID. */
  person: string
  /** Conditions that were true. */
  matches: readonly string[]
  attributes: readonly { attributeName: string; valueType: AttributeType }[]
}

/** Names of attributes that are known, by place. */
const knownNamesOf = perPlatform(() => new Map<string, Set<string>>())

/** Those that arrive while others are written are written together: under load, a transaction has many of them. */
const counterOf = perPlatform((services) =>
  answerTogether(async (fetches: readonly Fetched[]) => {
    const [first] = fetches
    if (!first) return []
    const owner = { teamId: first.teamId, userId: 'app' }
    await services.database.asTeam(owner, (db) => writeFetches(db, services, fetches))
    return fetches.map(() => undefined)
  }),
)

/** Counts a fetch, and resolves when it is stored. */
export const countFetch = (services: PlatformParts, fetched: Fetched): Promise<void> =>
  counterOf(services)(fetched.teamId, fetched)

/** Rows with the same key, added up, and in the order of their keys: two nodes lock them in the same order. */
function summed<Row extends object>(rows: readonly Row[]): (Row & { times: number })[] {
  const sums = new Map<string, Row & { times: number }>()
  for (const row of rows) {
    const key = JSON.stringify(row)
    const sum = sums.get(key)
    if (sum) sum.times++
    else sums.set(key, { ...row, times: 1 })
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

async function writeFetches(db: Queries, services: PlatformParts, fetches: readonly Fetched[]): Promise<void> {
  const hourOf = (time: number) => Math.floor(time / hour) * hour
  const keys = fetches.map(({ projectId, region, appId, version, time, matches, person }) => ({
    row: { projectId, region, appId, version, hour: hourOf(time) },
    person: { projectId, region, appId, version, person },
    matches,
  }))
  const now = Math.max(...fetches.map(({ time }) => time))
  const { fetches: total } = configFetches
  await db
    .insert(configFetches)
    .values(summed(keys.map(({ row }) => row)).map(({ times, ...row }) => ({ ...row, fetches: times })))
    .onConflictDoUpdate({
      target: [
        configFetches.projectId,
        configFetches.region,
        configFetches.appId,
        configFetches.version,
        configFetches.hour,
      ],
      set: { fetches: sql`${total} + excluded.fetches` },
    })
  const matches = summed(keys.flatMap((key) => key.matches.map((condition) => ({ ...key.row, condition }))))
  for (let from = 0; from < matches.length; from += 1000)
    await db
      .insert(configMatches)
      .values(matches.slice(from, from + 1000).map(({ times, ...row }) => ({ ...row, fetches: times })))
      .onConflictDoUpdate({
        target: [
          configMatches.projectId,
          configMatches.region,
          configMatches.appId,
          configMatches.version,
          configMatches.hour,
          configMatches.condition,
        ],
        set: { fetches: sql`${configMatches.fetches} + excluded.fetches` },
      })
  await db
    .insert(configPeople)
    .values(summed(keys.map(({ person }) => person)).map(({ times: _, ...row }) => ({ ...row, lastTime: now })))
    .onConflictDoUpdate({
      target: [
        configPeople.projectId,
        configPeople.region,
        configPeople.appId,
        configPeople.version,
        configPeople.person,
      ],
      set: { lastTime: now },
    })
  await db.delete(configPeople).where(lt(configPeople.lastTime, now - templateLimits.days * day))
  await writeAttributes(db, services, fetches, now)
}

/** Counts the attributes of contexts. A project has a limited number: contexts come from outside. */
async function writeAttributes(
  db: Queries,
  services: PlatformParts,
  fetches: readonly Fetched[],
  now: number,
): Promise<void> {
  const known = knownNamesOf(services)
  const seen = []
  for (const { projectId, region, attributes } of fetches) {
    const names = known.get(`${projectId} ${region}`) ?? (await readKnown(db, { projectId, region }))
    known.set(`${projectId} ${region}`, names)
    for (const attribute of attributes) {
      const name = `${attribute.valueType} ${attribute.attributeName}`
      if (!names.has(name) && names.size >= templateLimits.attributes) continue
      names.add(name)
      seen.push({ projectId, region, ...attribute })
    }
  }
  const rows = summed(seen)
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insert(configAttributes)
      .values(
        rows
          .slice(from, from + 1000)
          .map(({ times, ...row }) => ({ ...row, contexts: times, firstTime: now, lastTime: now })),
      )
      .onConflictDoUpdate({
        target: [
          configAttributes.projectId,
          configAttributes.region,
          configAttributes.attributeName,
          configAttributes.valueType,
        ],
        set: { contexts: sql`${configAttributes.contexts} + excluded.contexts`, lastTime: now },
      })
}

async function readKnown(db: Queries, place: ConfigPlace): Promise<Set<string>> {
  const rows = await db
    .select({ attributeName: configAttributes.attributeName, valueType: configAttributes.valueType })
    .from(configAttributes)
    .where(isAt(configAttributes, place))
  return new Set(rows.map(({ attributeName, valueType }) => `${valueType} ${attributeName}`))
}
