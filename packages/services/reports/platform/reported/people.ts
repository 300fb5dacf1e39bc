import { and, eq, inArray } from 'drizzle-orm'
import { lastReportedPerson } from '@console-widgets/reports/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { keyOfClient } from '@console-widgets/platform/client-plane/key-of-client'
import { reportedPeople, reportingApps } from '../tables.ts'
import type { Reporting } from './reporting.ts'

/** A person whom an app reports. */
export interface KnownPerson {
  person: number
  isNew: boolean
  /** Day of the installation so far, if an event is older. */
  movedFrom?: string
}

/**
 * Finds the numbers of people, and gives new ones theirs. Their IDs aren't stored, but a hash of app and ID.
 * @param firstDays the day of each person's first event, by their ID
 */
export async function findPeople(
  db: Queries,
  { appId }: Reporting,
  firstDays: ReadonlyMap<string, string>,
): Promise<Map<string, KnownPerson>> {
  const keys = new Map<string, string>()
  for (const personId of firstDays.keys()) keys.set(await keyOfClient(appId, personId), personId)
  const people = new Map<string, KnownPerson>()
  await findKnown(db, appId, keys, firstDays, people)
  if (people.size === firstDays.size) return people
  // One request at a time numbers new people of an app.
  const [app] = await db.select().from(reportingApps).where(eq(reportingApps.appId, appId)).for('update')
  await findKnown(db, appId, keys, firstDays, people)
  let person = app?.nextPerson ?? 0
  const added = [...keys].flatMap(([personKey, personId]) => {
    if (people.has(personId)) return []
    people.set(personId, { person, isNew: true })
    return [{ appId, personKey, person: person++, installDay: firstDays.get(personId) as string }]
  })
  if (person > lastReportedPerson)
    throw refuse('limit-reached', 'The app has reported as many people as the platform can number')
  if (added.length === 0) return people
  await db.insert(reportedPeople).values(added)
  await db.update(reportingApps).set({ nextPerson: person }).where(eq(reportingApps.appId, appId))
  return people
}

/** Finds people by the hashes of their IDs, and moves the installation of those with an older event. */
async function findKnown(
  db: Queries,
  appId: string,
  keys: ReadonlyMap<string, string>,
  firstDays: ReadonlyMap<string, string>,
  people: Map<string, KnownPerson>,
): Promise<void> {
  const missing = [...keys].flatMap(([key, personId]) => (people.has(personId) ? [] : [key]))
  const isOne = and(eq(reportedPeople.appId, appId), inArray(reportedPeople.personKey, missing))
  for (const { personKey, person, installDay } of await db.select().from(reportedPeople).where(isOne)) {
    const personId = keys.get(personKey) as string
    const first = firstDays.get(personId) as string
    people.set(personId, { person, isNew: false, ...(first < installDay ? { movedFrom: installDay } : {}) })
    if (first < installDay)
      await db
        .update(reportedPeople)
        .set({ installDay: first })
        .where(and(eq(reportedPeople.appId, appId), eq(reportedPeople.personKey, personKey)))
  }
}
