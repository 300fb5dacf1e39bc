import type { AnswerOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { createFileService } from '@console-widgets/core/files'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { taskListFields as fields } from './model.ts'

/** What an app needs, with what there is. */
export type AppRequirements = AnswerOf<(typeof calls)['qualification.requirement.list']>
/** One rule that asks an app for a document. */
export type Requirement = AppRequirements['requirements'][number]
/** Documents that were submitted, with their review. */
export type Task = ItemOf<(typeof calls)['qualification.review-task.list']>
/** A document of a task. */
export type TaskDocument = Task['qualificationInfos'][number]

/** Time after which a document in review is read again, in milliseconds. */
const soon = 1500

const isReviewed = ({ state, renewal }: Requirement) => state === 'reviewing' || renewal?.state === 'reviewing'

/** What an app needs. It is read again while a document is in review, or the register is being asked. */
export function requirementsData(console: Console, _place: Place, appId: string) {
  const { query, mutation } = dataOf(console)
  return {
    requirements: query(
      calls['qualification.requirement.list'],
      { appId },
      {
        every: ({ requirements, record }) =>
          requirements.some(isReviewed) || record.state === 'checking' ? soon : undefined,
      },
    ),
    tasks: query(
      calls['qualification.review-task.list'],
      { appId, maxReqCount: 100 },
      { every: ({ items }) => (items.some(({ state }) => state === 0) ? soon : undefined) },
    ),
    notRequired: query(calls['qualification.not-required-qualification.get'], { appId }),
    cancel: mutation(calls['qualification.review-task.cancel']),
    declare: mutation(calls['qualification.feature.update']),
    checkRecord: mutation(calls['qualification.recordal.check']),
  }
}

/** What submitting a document needs: the team’s documents that can be used again, and the upload of its files. */
export function submissionData(console: Console, _place: Place) {
  const { query, mutation } = dataOf(console)
  const files = createFileService(console)
  return {
    /** Documents of all apps that have been approved. */
    passed: query(calls['qualification.review-task.list'], { filter: ['state:=:1'], maxReqCount: 100 }),
    create: mutation(calls['qualification.review-task.create']),
    update: mutation(calls['qualification.review-task.update']),
    /** Uploads files. @returns their object IDs */
    upload: (chosen: readonly File[]) =>
      Promise.all(chosen.map(async (file) => (await files.upload(file, { bizTag: 'qualification' }).done).objectId)),
  }
}

/** All documents that the team has submitted. */
export function tasksData(console: Console, place: Place) {
  const { list, mutation } = dataOf(console)
  return {
    tasks: list(calls['qualification.review-task.list'], {
      id: 'qualification-tasks',
      key: 'taskId',
      fields,
      place,
      every: (items) => (items.some(({ state }) => state === 0) ? soon : undefined),
    }),
    cancel: mutation(calls['qualification.review-task.cancel']),
    remove: mutation(calls['qualification.review-task.delete']),
  }
}

/** One submission. */
export function taskData(console: Console, _place: Place, taskId: string) {
  const { query, mutation } = dataOf(console)
  return {
    task: query(
      calls['qualification.review-task.get'],
      { taskId },
      { every: ({ state }) => (state === 0 ? soon : undefined) },
    ),
    changeStatus: mutation(calls['qualification.review-task-status.update']),
  }
}
