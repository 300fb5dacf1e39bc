import { largestPageSize } from '@console-widgets/core/model'
import type { DocumentCode } from './documents.ts'
import type { Feature } from './features.ts'
import type { SubjectType } from './subjects.ts'

/** States of a task: a submission of documents. */
export const taskStates = { reviewing: 0, passed: 1, rejected: 2, withdrawn: 3, expired: 4 } as const
export type TaskState = (typeof taskStates)[keyof typeof taskStates]
export const allTaskStates = [0, 1, 2, 3, 4] as const

/** States from which documents can be submitted again. */
export const resubmittableStates: readonly TaskState[] = [2, 3, 4]
/** States in which a task can be deleted. */
export const deletableStates: readonly TaskState[] = [2, 3]

/** 0: valid for a period. 1: permanent. */
export const validityTypes = [0, 1] as const
export type ValidityType = (typeof validityTypes)[number]

/** What a document says, as its form has it. Days are written `2026-03-01`. */
export interface DocumentForm {
  qualificationCode: DocumentCode
  validityType: ValidityType
  /** First and last day on which it is valid. Null if it is permanent. */
  startTime: string | null
  expireTime: string | null
  number: string
  subjectType: SubjectType | null
  subjectNumber: string | null
}

/** What the reviewer found in a document. */
export const findingRules = [
  'team-missing',
  'app-missing',
  'number-missing',
  'date-missing',
  'number-wrong',
  'unreadable',
] as const
export type FindingRule = (typeof findingRules)[number]

/** A finding, with the words that it is about. */
export interface Finding {
  qualificationCode: DocumentCode
  rule: FindingRule
  sample: string
}

/** Result of a review. */
export interface AuditResult {
  auditTime: number
  findings: Finding[]
  /** Whether any file had a text to compare the form with. Without one, the form alone was reviewed. */
  hadText: boolean
}

/** A task, as far as the rules need it. */
export interface TaskFacts {
  taskId: string
  tagId: Feature
  state: TaskState
  updateTime: number
  documents: readonly DocumentForm[]
}

export const taskLimits = {
  /** Tasks of an app: as many as a page of their list, so that the app’s page reads them all. */
  perApp: largestPageSize,
  documents: 10,
  files: 5,
  number: 60,
  /** Size of a file, in bytes. */
  fileSize: 20 * 1024 ** 2,
  /** Longer side of a scan, in pixels. */
  scanSide: 1000,
  /** Years that a period of validity can last. */
  years: 30,
} as const

/** Extensions of files that are accepted. */
export const fileEndings = ['pdf', 'png', 'jpg', 'jpeg'] as const

/** Days before the end of a document on which the team is reminded. */
export const reminderDays = [30, 7, 1] as const

/** Fields that lists of tasks can be filtered and sorted by. */
export const taskListFields = {
  appName: 'text',
  tagId: 'text',
  state: 'number',
  expireTime: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const
