import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { sameMaterials, type Materials, type StopReason, type Target } from '@console-widgets/store-experiments/model'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { scheduleJob } from '@console-widgets/platform/clock/jobs'
import { day } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/release/shelf'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { languagesOf, liveVersions, materialOf } from '@console-widgets/versions/platform/rows'
import { planTest } from './plan.ts'
import { refuse } from './refuse.ts'
import { readOutcome } from './result.ts'
import { materialTests, type TestRow } from './tables.ts'

/** Kind of the job that ends a test on its last day. */
export const limitKind = 'store-experiments.limit'

/** What the listing shows of what a test varies. Undefined: the app isn’t in the store. */
export async function originalOf(
  db: Queries,
  { appId, target, lang }: Pick<TestRow, 'appId' | 'target' | 'lang'>,
): Promise<Materials | undefined> {
  const { whole, phased } = await liveVersions(db, appId)
  const version = whole ?? phased
  if (!version) return undefined
  return materialsOf(target, await materialOf(db, version, { target, lang }))
}

/** A part of a listing as materials that have nothing else. */
export function materialsOf(target: Target, shown: readonly string[]): Materials {
  return {
    icon: target === 'icon' ? (shown[0] ?? null) : null,
    screenshots: target === 'screenshots' ? [...shown] : [],
    brief: target === 'brief' ? (shown[0] ?? '') : '',
  }
}

/** Starts a test. @throws PlatformRefusal if the app isn’t in the store, or another test of the language runs */
export async function startTest(db: Queries, test: TestRow, now: number): Promise<TestRow> {
  const { testId, appId, lang } = test
  const originalMaterials = await originalOf(db, test)
  if (!originalMaterials) throw refuse('not-on-shelf', 'The app isn’t live. Release a version first.')
  const [other] = await db
    .select()
    .from(materialTests)
    .where(
      and(
        eq(materialTests.appId, appId),
        eq(materialTests.state, 'running'),
        lang === null ? undefined : or(isNull(materialTests.lang), eq(materialTests.lang, lang)),
      ),
    )
  if (other)
    throw refuse('material-test-running', `'${other.testName}' is running for the same visitors. End it first.`)
  const plannedVisitors = (await planTest(db, test, now)) ?? null
  const row = await change(db, testId, { state: 'running', startTime: now, originalMaterials, plannedVisitors }, now)
  await scheduleLimit(db, row)
  return row
}

/** Schedules the end of a running test on its last day. */
export async function scheduleLimit(db: Queries, { testId, teamId, startTime, days }: TestRow): Promise<void> {
  const dueTime = (startTime ?? 0) + days * day
  await scheduleJob(db, { kind: limitKind, teamId, payload: { testId }, dueTime })
}

/** Starts an approved test if it is set to start automatically and nothing is in the way. */
export async function startPassed(db: Queries, test: TestRow, now: number): Promise<TestRow> {
  if (test.startMode !== 'auto') return test
  try {
    return await startTest(db, test, now)
  } catch (error) {
    // It stays approved until a person starts it or the other test has ended.
    if (error instanceof PlatformRefusal) return test
    throw error
  }
}

/** Stops a running test, and keeps what it has found. */
export async function stopTest(db: Queries, test: TestRow, stopReason: StopReason, now: number): Promise<TestRow> {
  const outcome = await readOutcome(db, { ...test, state: 'stopped', endTime: now }, now)
  return change(db, test.testId, { state: 'stopped', endTime: now, stopReason, outcome }, now)
}

/** The state that a test has by the clock and the app’s place in the store. */
export async function syncTest(db: Queries, test: TestRow, now: number): Promise<TestRow> {
  if (test.state === 'passed') return startPassed(db, test, now)
  if (test.state !== 'running') return test
  const original = await originalOf(db, test)
  if (!original) return stopTest(db, test, 'shelf', now)
  if (!sameMaterials(original, test.originalMaterials ?? original)) return stopTest(db, test, 'version', now)
  const limit = (test.startTime ?? now) + test.days * day
  return now >= limit ? stopTest(db, test, 'limit', limit) : test
}

/** Registers the job that ends tests on their last day. */
export function defineTestActors(services: PlatformParts): void {
  services.jobs.define<{ testId: string }>(limitKind, async ({ testId }, { db, now }) => {
    const [test] = await db.select().from(materialTests).where(eq(materialTests.testId, testId)).for('update')
    if (test) await syncTest(db, test, now)
  })
}

/** Tests follow the app’s place in the store. */
export const shelfEvents: EventTakers = {
  'release.shelf-changed': async ({ appId }, { db, now }) => {
    const tests = await db
      .select()
      .from(materialTests)
      .where(and(eq(materialTests.appId, appId), inArray(materialTests.state, ['running', 'passed'])))
      .orderBy(materialTests.testId)
    for (const test of tests) await syncTest(db, test, now())
  },
}

/** Changes a test. */
export async function change(
  db: Queries,
  testId: string,
  set: Partial<typeof materialTests.$inferInsert>,
  now: number,
): Promise<TestRow> {
  const [row] = await db
    .update(materialTests)
    .set({ ...set, updateTime: now })
    .where(eq(materialTests.testId, testId))
    .returning()
  return row as TestRow
}

/** Languages of the listing of an app that is in the store. */
export async function languagesOfListing(db: Queries, appId: string): Promise<string[]> {
  const { whole, phased } = await liveVersions(db, appId)
  const version = whole ?? phased
  return version ? (await languagesOf(db, version.versionId)).map(({ lang }) => lang) : []
}
