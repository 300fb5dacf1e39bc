import { asc, eq } from 'drizzle-orm'
import { formatUtc } from '@console-widgets/core/formats'
import {
  evaluateRule,
  featureOf,
  featuresOf,
  needsRecord,
  recordCountry,
  ruleCountries,
  rulesFor,
  type AppKind,
  type Feature,
  type RequirementStatus,
  type Rule,
  type TaskFacts,
} from '@console-widgets/qualification/model'
import type { Events } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { findApp, type AppRow } from '@console-widgets/platform/tenancy/find-app'
import type {} from '@console-widgets/platform/release/availability'
import { qualificationApps, qualificationTasks, type Gap } from './tables.ts'

/** A rule that asks an app for documents, with what there is. */
export interface Requirement extends RequirementStatus {
  rule: Rule
  countries: readonly string[]
}

/** What an app needs on a day. */
export interface AppRequirements {
  app: AppRow
  day: string
  mainFeature: Feature | undefined
  declared: Feature[]
  features: Feature[]
  needsRecord: boolean
  requirements: Requirement[]
}

/** The day in UTC, in which documents begin and end. */
export const dayOf = (time: number): string => formatUtc(time, 'YYYY-MM-DD')

/**
 * Evaluates all rules for an app on the day of a time.
 *
 * @param kind the category that the app is to have; default: the one that it has
 * @throws PlatformRefusal if there is no such app
 */
export async function requirementsOf(
  db: Queries,
  appId: string,
  time: number,
  kind: Partial<AppKind> = {},
): Promise<AppRequirements> {
  const app = { ...(await findApp(db, appId)), ...kind }
  const day = dayOf(time)
  const [known] = await db.select().from(qualificationApps).where(eq(qualificationApps.appId, appId))
  const declared = known?.declared ?? []
  const tasks: TaskFacts[] = await db
    .select()
    .from(qualificationTasks)
    .where(eq(qualificationTasks.appId, appId))
    .orderBy(asc(qualificationTasks.taskId))
  const features = featuresOf(app, declared)
  return {
    app,
    day,
    mainFeature: featureOf(app),
    declared,
    features,
    needsRecord: needsRecord(features),
    requirements: rulesFor(app, declared, day).map((rule) => ({
      rule,
      countries: ruleCountries[rule.group],
      ...evaluateRule(rule, tasks, day),
    })),
  }
}

/** What an app needs for a release in countries. */
export const requirementsIn = ({ requirements }: AppRequirements, countries: readonly string[]): Requirement[] =>
  requirements.filter((each) => each.countries.some((country) => countries.includes(country)))

/** Whether a release in countries needs an ICP filing. */
export const isRecordAsked = ({ needsRecord }: AppRequirements, countries: readonly string[]): boolean =>
  needsRecord && countries.includes(recordCountry)

/** A transaction, with what else depends on the availability of apps. */
export interface FollowContext {
  db: Queries
  teamId: string
  events: Pick<Events, 'announce'>
}

/** Stores which rules an app doesn’t meet, and announces it if that has changed. */
export async function followApp({ db, teamId, events }: FollowContext, appId: string, time: number): Promise<void> {
  if (await storeGaps(db, appId, time))
    await events.announce('release.availability-changed', { appId }, { db, teamId, now: () => time })
}

/** Stores which rules an app doesn’t meet. @returns whether that has changed */
export async function storeGaps(db: Queries, appId: string, time: number): Promise<boolean> {
  const { app, requirements } = await requirementsOf(db, appId, time)
  const gaps = requirements.flatMap(({ rule, state, countries }): Gap[] =>
    state === 'passed' ? [] : [{ rule: rule.id, state, countries }],
  )
  const [before] = await db.select().from(qualificationApps).where(eq(qualificationApps.appId, appId)).for('update')
  if (textOf(before?.gaps ?? []) === textOf(gaps)) return false
  // Documents that have been passed once are demanded from then on, also of apps that were live before.
  const set = { gaps, updateTime: time, ...(gaps.length === 0 ? { wasLive: false } : {}) }
  await db
    .insert(qualificationApps)
    .values({ teamId: app.teamId, appId, ...set })
    .onConflictDoUpdate({ target: qualificationApps.appId, set })
  return true
}

const textOf = (gaps: readonly Gap[]) => gaps.map(({ rule, state }) => `${rule} ${state}`).join()
