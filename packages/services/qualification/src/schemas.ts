import { isUtcDay } from '@console-widgets/core/formats'
import * as v from 'valibot'
import { id, listInput, nameText, objectId, page, time } from '@console-widgets/core/schemas'
import {
  allTaskStates,
  documentCodes,
  features,
  findingRules,
  freeingFacts,
  recordNumberPattern,
  recordParts,
  recordStates,
  requirementStates,
  ruleGroups,
  ruleIds,
  subjectTypes,
  taskLimits,
  validityTypes,
} from './model.ts'

const code = v.picklist(documentCodes)
const feature = v.picklist(features)
const state = v.picklist(allTaskStates)
const day = v.pipe(v.string(), v.check(isUtcDay, 'must be a day such as 2026-03-01'))
const subjectType = v.picklist(subjectTypes)
const subjectNumber = nameText(taskLimits.number)

const documentForm = {
  qualificationCode: code,
  /** 0: valid for a period, from `startTime` to `expireTime`. 1: permanent. */
  validityType: v.picklist(validityTypes),
  /** First day of its validity. */
  startTime: v.optional(v.nullable(day), null),
  /** Last day of its validity. */
  expireTime: v.optional(v.nullable(day), null),
  number: nameText(taskLimits.number),
  /** Holder of the document: 1 company, 2 person, 3 institution. With its number, or not at all. */
  subjectType: v.optional(v.nullable(subjectType), null),
  subjectNumber: v.optional(v.nullable(subjectNumber), null),
}

/** A document to submit. Its files are uploaded before; those of other tasks can be used again. */
const documentInput = v.object({
  ...documentForm,
  qualificationFileInfos: v.pipe(
    v.array(v.object({ objectId })),
    v.minLength(1, 'must name at least one file'),
    v.maxLength(taskLimits.files, `must name at most ${taskLimits.files} files`),
  ),
})
export type DocumentInput = v.InferOutput<typeof documentInput>
const documentInputs = v.pipe(
  v.array(documentInput),
  v.minLength(1, 'must have at least one document'),
  v.maxLength(taskLimits.documents, `must have at most ${taskLimits.documents} documents`),
)

export const createTaskInput = v.object({
  appId: id,
  /** The feature that the documents are for. */
  tagId: feature,
  qualificationInfos: documentInputs,
})
export const updateTaskInput = v.object({ taskId: id, qualificationInfos: documentInputs })
export const taskIdInput = v.object({ taskId: id })
/** 3 withdraws documents that are in review. 0 submits them again as they are. */
export const taskStatusInput = v.object({ taskId: id, state: v.picklist([0, 3]) })
export const taskListInput = v.object({ ...listInput, appId: v.optional(id) })

const finding = v.object({ qualificationCode: code, rule: v.picklist(findingRules), sample: v.string() })

const auditResult = { auditTime: time, findings: v.array(finding), hadText: v.boolean() }

/** A submission of documents, with its review. */
export const task = v.object({
  taskId: v.string(),
  appId: v.string(),
  appName: v.string(),
  tagId: feature,
  /** 1: the feature follows from the app’s category. */
  isMainTag: v.picklist([0, 1]),
  state,
  qualificationInfos: v.array(
    v.object({
      qualificationCode: code,
      validityType: v.picklist(validityTypes),
      startTime: v.nullable(v.string()),
      expireTime: v.nullable(v.string()),
      number: v.string(),
      subjectType: v.nullable(subjectType),
      subjectNumber: v.nullable(v.string()),
      qualificationFileInfos: v.array(
        v.object({ objectId: v.string(), fileName: v.string(), fileSize: v.number(), sha256: v.string() }),
      ),
      /** Number of apps that have a task with one of its files. */
      usedBy: v.number(),
    }),
  ),
  /** First day on which one of its documents ends. Null: they are permanent. */
  expireTime: v.nullable(v.string()),
  lastAuditResult: v.nullable(v.object(auditResult)),
  /** Reviews of its earlier submissions, the latest first, with what the forms said then. */
  earlierReviews: v.array(
    v.object({
      /** The submission: the first is 1. */
      round: v.number(),
      ...auditResult,
      documents: v.array(v.object({ qualificationCode: code, number: v.string(), expireTime: v.nullable(v.string()) })),
    }),
  ),
  createTime: time,
  updateTime: time,
})
export const taskPage = page(task)
export type Task = v.InferOutput<typeof task>

export const appIdInput = v.object({ appId: id })

const record = v.object({
  /** Whether the app needs an ICP filing. */
  needed: v.boolean(),
  state: v.picklist(recordStates),
  recordNumber: v.nullable(v.string()),
  subjectType: v.nullable(subjectType),
  subjectNumber: v.nullable(v.string()),
  /** What the filing says otherwise than we do. */
  differences: v.array(v.object({ part: v.picklist(recordParts), filed: v.string(), ours: v.string() })),
  checkTime: v.nullable(time),
})

/** What an app needs, and how far it is there. */
export const requirementAnswer = v.object({
  appId: v.string(),
  appName: v.string(),
  /** The day for which it holds, in UTC. */
  day: v.string(),
  /** The feature that follows from the category. */
  mainFeature: v.nullable(feature),
  /** Features that the developer has declared. */
  declared: v.array(feature),
  requirements: v.array(
    v.object({
      ruleId: v.picklist(ruleIds),
      feature,
      group: v.picklist(ruleGroups),
      countries: v.array(v.string()),
      /** Any one of them is enough. */
      documents: v.array(code),
      source: v.string(),
      /** Whether the app is, or is to be, available in one of the countries. */
      isWanted: v.boolean(),
      state: v.picklist(requirementStates),
      taskId: v.nullable(v.string()),
      qualificationCode: v.nullable(code),
      expireTime: v.nullable(v.string()),
      renewal: v.nullable(v.object({ taskId: v.string(), state: v.picklist(['reviewing', 'rejected', 'scheduled']) })),
    }),
  ),
  record,
})

export type RequirementAnswer = v.InferOutput<typeof requirementAnswer>

export const updateFeatureInput = v.object({
  appId: id,
  /** Replaces all declared features. */
  features: v.pipe(v.array(feature), v.maxLength(features.length)),
})

/** Documents that an app doesn’t need, each with the fact that frees it. */
export const notRequiredAnswer = v.object({
  items: v.array(
    v.object({
      ruleId: v.picklist(ruleIds),
      feature,
      group: v.picklist(ruleGroups),
      documents: v.array(code),
      fact: v.picklist(freeingFacts),
      /** First day on which the rule applies. */
      from: v.string(),
    }),
  ),
})

export const checkRecordalInput = v.object({
  appId: id,
  recordNumber: v.pipe(
    nameText(taskLimits.number),
    v.regex(recordNumberPattern, 'must be the number of an ICP filing such as 京ICP备12345678号-2A'),
  ),
  /** Subject of the filing, to be compared: its type with its number, or neither. */
  subjectType: v.optional(v.nullable(subjectType), null),
  subjectNumber: v.optional(v.nullable(subjectNumber), null),
})
export const recordalAnswer = record
export type RecordAnswer = v.InferOutput<typeof record>
