import { and, count, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/qualification/contract'
import {
  deletableStates,
  featureOf,
  freedBy,
  resubmittableStates,
  rules,
  taskLimits,
  taskListFields,
  taskStates,
  type Feature,
} from '@console-widgets/qualification/model'
import type { RequirementAnswer, Task } from '@console-widgets/qualification/schemas'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { findApp, lockApp } from '@console-widgets/platform/tenancy/find-app'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { wantedCountries } from '@console-widgets/versions/platform/rows'
import { scheduleReview } from './actors.ts'
import { storedRecord } from './records.ts'
import { refuse } from './refuse.ts'
import { requireSameSubject } from './require-same-subject.ts'
import { dayOf, followApp, requirementsOf } from './requirements.ts'
import { qualificationApps, qualificationTasks } from './tables.ts'
import { earliestEnd, keepDocuments, requireForms, requireReadable } from './take-documents.ts'
import { describeTask, describeTasks, dropFiles, fileIdsOf, lockTask, openTaskOf, type TaskRow } from './task-rows.ts'

type TaskCalls = Omit<typeof calls, 'qualification.recordal.check' | 'qualification.recordal-check.query'>

/** Handlers of documents, and of what asks for them. */
export const taskHandlers: Handlers<TaskCalls> = {
  'qualification.review-task.create': async ({ appId, tagId, qualificationInfos }, context) => {
    const { inTeam, now } = context
    requireForms(tagId, qualificationInfos, dayOf(now()))
    await requireReadable(context, qualificationInfos)
    return inTeam(async (db) => {
      // Two submissions of the same document wait for each other here.
      const app = await lockApp(db, appId)
      const count = await db.$count(qualificationTasks, eq(qualificationTasks.appId, appId))
      if (count >= taskLimits.perApp)
        throw refuse('limit-reached', `An app has at most ${taskLimits.perApp} tasks. Delete rejected ones.`)
      await requireNoOther(db, { appId, tagId, documents: qualificationInfos })
      await requireSameSubject(db, qualificationInfos)
      const taskId = newId()
      const documents = await keepDocuments(db, taskId, qualificationInfos, now())
      await db.insert(qualificationTasks).values({
        taskId,
        appId,
        tagId,
        isMainTag: featureOf(app) === tagId ? 1 : 0,
        state: taskStates.reviewing,
        documents,
        expireTime: earliestEnd(documents),
        createTime: now(),
        updateTime: now(),
      })
      return submitted({ ...context, db }, { taskId, appId, round: 1 })
    })
  },

  'qualification.review-task.update': async ({ taskId, qualificationInfos }, context) => {
    const { inTeam, now } = context
    const { tagId } = await inTeam((db) => lockTask(db, taskId))
    requireForms(tagId, qualificationInfos, dayOf(now()))
    await requireReadable(context, qualificationInfos)
    return inTeam(async (db) => {
      const before = await lockTask(db, taskId)
      requireState(
        before,
        resubmittableStates,
        'Only documents that were rejected, withdrawn, or expired can be changed.',
      )
      await requireNoOther(db, { ...before, documents: qualificationInfos })
      await requireSameSubject(db, qualificationInfos)
      const documents = await keepDocuments(db, taskId, qualificationInfos, now())
      await db
        .update(qualificationTasks)
        .set({ ...resubmission(before, now()), documents, expireTime: earliestEnd(documents) })
        .where(eq(qualificationTasks.taskId, taskId))
      const kept = fileIdsOf({ documents })
      const dropped = fileIdsOf(before).filter((fileId) => !kept.includes(fileId))
      await dropFiles({ ...context, db }, taskId, dropped)
      return submitted({ ...context, db }, { ...before, round: before.round + 1 })
    })
  },

  'qualification.review-task.delete': async ({ taskId }, context) => {
    const { db, now, teamId, services } = context
    const row = await lockTask(db, taskId)
    requireState(row, deletableStates, 'Only documents that were rejected or withdrawn can be deleted.')
    await db.delete(qualificationTasks).where(eq(qualificationTasks.taskId, taskId))
    await dropFiles(context, taskId, fileIdsOf(row))
    await followApp({ db, teamId, events: services.events }, row.appId, now())
  },

  'qualification.review-task.get': async ({ taskId }, { db }) => describeTask(db, taskId),

  'qualification.review-task.list': async ({ appId, ...input }, { db }) => {
    if (appId !== undefined) await findApp(db, appId)
    const columns = { ...qualificationTasks, appName: apps.appName }
    const { where, orderBy, limit, offset } = listQuery(
      taskListFields,
      columns,
      qualificationTasks.taskId,
      input,
      '-updateTime',
    )
    const ofApp = appId === undefined ? undefined : eq(qualificationTasks.appId, appId)
    const joined = db
      .select({ task: qualificationTasks })
      .from(qualificationTasks)
      .innerJoin(apps, eq(apps.appId, qualificationTasks.appId))
      .where(and(ofApp, where))
    const rows = await joined
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset)
    const [counted] = await db
      .select({ total: count() })
      .from(qualificationTasks)
      .innerJoin(apps, eq(apps.appId, qualificationTasks.appId))
      .where(and(ofApp, where))
    return {
      items: await describeTasks(
        db,
        rows.map(({ task }) => task),
      ),
      total: counted?.total ?? 0,
    }
  },

  'qualification.review-task.cancel': async ({ taskId }, context) => withdraw(taskId, context),

  'qualification.review-task-status.update': async ({ taskId, state }, context) => {
    if (state === taskStates.withdrawn) return withdraw(taskId, context)
    const { db, now } = context
    const row = await lockTask(db, taskId)
    requireState(
      row,
      resubmittableStates,
      'Only documents that were rejected, withdrawn, or expired can be submitted again.',
    )
    requireForms(
      row.tagId,
      row.documents.map((document) => ({ ...document, qualificationFileInfos: [] })),
      dayOf(now()),
    )
    await requireNoOther(db, row)
    await db.update(qualificationTasks).set(resubmission(row, now())).where(eq(qualificationTasks.taskId, taskId))
    return submitted(context, { ...row, round: row.round + 1 })
  },

  'qualification.not-required-qualification.get': async ({ appId }, { db, now }) => {
    const { features, day } = await requirementsOf(db, appId, now())
    const countries = [...(await wantedCountries(db, appId))]
    return {
      items: rules.flatMap((rule) => {
        const fact = freedBy(rule, features, countries, day)
        const { id: ruleId, feature, group, documents, from } = rule
        return fact ? [{ ruleId, feature, group, documents: [...documents], fact, from }] : []
      }),
    }
  },

  'qualification.requirement.list': async ({ appId }, { db, now }) => describeRequirements(db, appId, now()),

  'qualification.feature.update': async ({ appId, features: given }, { db, now, services, teamId }) => {
    const app = await findApp(db, appId)
    const main = featureOf(app)
    const declared = [...new Set(given)].filter((feature) => feature !== main).toSorted()
    const set = { declared, updateTime: now() }
    await db
      .insert(qualificationApps)
      .values({ appId, ...set })
      .onConflictDoUpdate({ target: qualificationApps.appId, set })
    await followApp({ db, teamId, events: services.events }, appId, now())
    return describeRequirements(db, appId, now())
  },
}

/** What an app needs, as calls return it. */
async function describeRequirements(db: Context['db'], appId: string, time: number): Promise<RequirementAnswer> {
  const { app, day, mainFeature, declared, needsRecord, requirements } = await requirementsOf(db, appId, time)
  const wanted = await wantedCountries(db, appId)
  return {
    appId,
    appName: app.appName,
    day,
    mainFeature: mainFeature ?? null,
    declared,
    requirements: requirements.map(({ rule, countries, ...status }) => ({
      ruleId: rule.id,
      feature: rule.feature,
      group: rule.group,
      countries: [...countries],
      documents: [...rule.documents],
      source: rule.source,
      isWanted: countries.some((country) => wanted.has(country)),
      ...status,
    })),
    record: { needed: needsRecord, ...(await storedRecord(db, appId)) },
  }
}

function requireState({ state }: TaskRow, states: readonly TaskRow['state'][], message: string): void {
  if (!states.includes(state)) throw refuse('qualification-state', message)
}

/** A document is in review once at a time. */
async function requireNoOther(
  db: Context['db'],
  task: { taskId?: string; appId: string; tagId: Feature; documents: readonly { qualificationCode: string }[] },
): Promise<void> {
  if (await openTaskOf(db, task))
    throw refuse('document-open', 'This document is in review already. Wait for the result, or withdraw it.')
}

const resubmission = ({ round }: TaskRow, now: number) => ({
  state: taskStates.reviewing,
  lastAuditResult: null,
  round: round + 1,
  updateTime: now,
})

async function withdraw(taskId: string, { db, now, services, teamId }: Context): Promise<Task> {
  const row = await lockTask(db, taskId)
  requireState(row, [taskStates.reviewing], 'Only documents that are in review can be withdrawn.')
  await db
    .update(qualificationTasks)
    .set({ state: taskStates.withdrawn, updateTime: now() })
    .where(eq(qualificationTasks.taskId, taskId))
  await followApp({ db, teamId, events: services.events }, row.appId, now())
  return describeTask(db, taskId)
}

/** Sends a task to the reviewer. */
async function submitted(
  { db, now, services, teamId }: Context,
  { taskId, appId, round }: Pick<TaskRow, 'taskId' | 'appId' | 'round'>,
): Promise<Task> {
  await scheduleReview(db, services, { teamId, taskId, round }, now())
  await followApp({ db, teamId, events: services.events }, appId, now())
  return describeTask(db, taskId)
}
