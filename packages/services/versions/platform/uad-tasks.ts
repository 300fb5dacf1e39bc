import { and, desc, eq, inArray } from 'drizzle-orm'
import { uadSubmittable } from '@console-widgets/versions/model'
import type { calls } from '@console-widgets/versions/contract'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { objects } from '@console-widgets/platform/files/tables'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from './refuse.ts'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { jobKinds } from './job-kinds.ts'
import { takeImages } from './materials.ts'
import { findPlaceholderName, findPrice } from './checks/words.ts'
import { reviewPace } from './reviewer.ts'
import { uadReviewTasks, type Finding } from './tables.ts'

type UadCalls = Pick<
  typeof calls,
  'versions.uad-review-task.get' | 'versions.uad-review-task.create' | 'versions.uad-review-task.submit'
>

/** Handlers for reviews of advertising images. */
export const uadHandlers: Handlers<UadCalls> = {
  'versions.uad-review-task.get': async ({ appId, taskId }, { db }) => {
    await findApp(db, appId)
    const [task] = await db
      .select()
      .from(uadReviewTasks)
      .where(and(eq(uadReviewTasks.appId, appId), taskId === undefined ? undefined : eq(uadReviewTasks.taskId, taskId)))
      .orderBy(desc(uadReviewTasks.createTime), desc(uadReviewTasks.taskId))
      .limit(1)
    if (taskId !== undefined && !task) throw refuse('not-found', `There is no review task '${taskId}' of this app`)
    return { task: task ?? null }
  },

  'versions.uad-review-task.create': async ({ appId, materials }, { db, teamId, services, now }) => {
    await findApp(db, appId)
    await takeImages(
      db,
      services.objects,
      appId,
      materials.map(({ objectId }, index) => ({ kind: 'uad', field: `materials.${index}.objectId`, objectId })),
    )
    const time = now()
    const [task] = await db
      .insert(uadReviewTasks)
      .values({
        teamId,
        taskId: newId(),
        appId,
        materials,
        state: 'draft',
        findings: [],
        createTime: time,
        updateTime: time,
      })
      .returning()
    return { task: task as typeof uadReviewTasks.$inferSelect }
  },

  'versions.uad-review-task.submit': async ({ appId, taskId }, { db, teamId, services, now }) => {
    const [task] = await db
      .select()
      .from(uadReviewTasks)
      .where(and(eq(uadReviewTasks.appId, appId), eq(uadReviewTasks.taskId, taskId)))
      .for('update')
    if (!task) throw refuse('not-found', `There is no review task '${taskId}' of this app`)
    if (!uadSubmittable.includes(task.state))
      throw refuse(
        'version-state',
        `The review task is ${task.state}. Only a draft or a rejected one can be submitted.`,
      )
    const [submitted] = await db
      .update(uadReviewTasks)
      .set({ state: 'submitted', findings: [], updateTime: now() })
      .where(eq(uadReviewTasks.taskId, taskId))
      .returning()
    await services.jobs.schedule(db, {
      kind: jobKinds.uadReview,
      teamId,
      payload: { taskId },
      dueTime: now() + reviewPace(services).review,
    })
    return { task: submitted as typeof uadReviewTasks.$inferSelect }
  },
}

/**
 * Registers the reviewer of advertising images: their names are public, so the rules for names apply, and no image may
 * appear twice. The form says so.
 */
export function defineUadReviewer({ jobs }: PlatformParts): void {
  jobs.define<{ taskId: string }>(jobKinds.uadReview, async ({ taskId }, { db, now }) => {
    const [task] = await db
      .select()
      .from(uadReviewTasks)
      .where(and(eq(uadReviewTasks.taskId, taskId), eq(uadReviewTasks.state, 'submitted')))
      .for('update')
    if (!task) return
    const findings = [
      ...task.materials.flatMap(({ name }, index) => findingsOfName(`materials.${index}.name`, name)),
      ...(await findSameImages(db, task.materials)),
    ]
    await db
      .update(uadReviewTasks)
      .set({ state: findings.length > 0 ? 'rejected' : 'passed', findings, updateTime: now })
      .where(eq(uadReviewTasks.taskId, taskId))
  })
}

function findingsOfName(field: string, name: string): Finding[] {
  const placeholder = findPlaceholderName(name)
  const price = findPrice(name)
  return [
    ...(placeholder === undefined ? [] : [{ rule: 'placeholder' as const, field, sample: placeholder }]),
    ...(price === undefined ? [] : [{ rule: 'price' as const, field, sample: price }]),
  ]
}

/** Images whose bytes an earlier one of the task has. */
async function findSameImages(
  db: Queries,
  materials: readonly { name: string; objectId: string }[],
): Promise<Finding[]> {
  const objectIds = materials.map(({ objectId }) => objectId)
  const rows = await db
    .select({ objectId: objects.objectId, sha256: objects.sha256 })
    .from(objects)
    .where(inArray(objects.objectId, objectIds))
  const hashes = new Map(rows.map(({ objectId, sha256 }) => [objectId, sha256]))
  const all = objectIds.map((objectId) => hashes.get(objectId) ?? objectId)
  return materials.flatMap(({ name }, index) =>
    all.indexOf(all[index] as string) < index
      ? [{ rule: 'same-images' as const, field: `materials.${index}.objectId`, sample: name }]
      : [],
  )
}
