import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/qualification-manage/v1'
const task = `${base}/qualification-review-task`
const manage = { permission: 'qualification.manage' } as const

// What an app needs follows from its category, and from the countries of its versions.
const define = defineCalls<typeof schemas>({ follows: ['apps', 'versions'] })

/** Calls of the area `qualification`. */
export const calls = define({
  'qualification.review-task.create': {
    ...manage,
    method: 'POST',
    path: task,
    title: 'Create qualification review task',
    headers: ['appId'],
    input: 'createTaskInput',
    output: 'task',
  },
  'qualification.review-task.update': {
    ...manage,
    method: 'PUT',
    path: task,
    title: 'Update qualification review task',
    input: 'updateTaskInput',
    output: 'task',
  },
  'qualification.review-task.delete': {
    ...manage,
    method: 'DELETE',
    path: task,
    title: 'Delete qualification review task',
    input: 'taskIdInput',
  },
  'qualification.review-task.get': {
    method: 'GET',
    path: task,
    title: 'Get qualification review task',
    input: 'taskIdInput',
    output: 'task',
  },
  'qualification.review-task.list': {
    method: 'GET',
    path: `${task}/list`,
    title: 'List qualification review tasks',
    input: 'taskListInput',
    output: 'taskPage',
  },
  'qualification.review-task.cancel': {
    ...manage,
    method: 'PUT',
    path: `${task}/cancel`,
    title: 'Cancel qualification review task',
    input: 'taskIdInput',
    output: 'task',
  },
  'qualification.review-task-status.update': {
    ...manage,
    method: 'PUT',
    path: `${task}/status`,
    title: 'Update qualification review task status',
    input: 'taskStatusInput',
    output: 'task',
  },
  'qualification.not-required-qualification.get': {
    method: 'GET',
    path: `${base}/not-required-qual`,
    title: 'Get not-required qualifications',
    input: 'appIdInput',
    output: 'notRequiredAnswer',
  },
  'qualification.recordal.check': {
    ...manage,
    method: 'POST',
    path: `${base}/check-recordal`,
    title: 'Check recordal',
    input: 'checkRecordalInput',
    output: 'recordalAnswer',
  },
  'qualification.recordal-check.query': {
    method: 'POST',
    path: `${base}/query-check-recordal`,
    effect: 'read',
    title: 'Query recordal check',
    input: 'appIdInput',
    output: 'recordalAnswer',
    headless: {
      usedBy: 'page',
      why: 'it waits for the register; the checklist shows the answer with what else is needed',
    },
  },
  'qualification.requirement.list': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/requirement/list`,
    title: 'List required qualifications',
    input: 'appIdInput',
    output: 'requirementAnswer',
  },
  'qualification.feature.update': {
    ...manage,
    spec: 'ours',
    method: 'PUT',
    path: `${base}/feature`,
    title: 'Update declared features',
    input: 'updateFeatureInput',
    output: 'requirementAnswer',
  },
})
