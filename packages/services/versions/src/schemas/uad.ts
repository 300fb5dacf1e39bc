import * as v from 'valibot'
import { id, nameText, objectId } from '@console-widgets/core/schemas'
import { uadStates, versionLimits } from '../model.ts'
import { finding } from './version.ts'

const material = v.object({ name: nameText(versionLimits.uadName), objectId })

/** A review of advertising images. */
export const uadReviewTask = v.object({
  taskId: v.string(),
  appId: v.string(),
  materials: v.array(material),
  state: v.picklist(uadStates),
  /** Findings of the reviewer, by asset name. */
  findings: v.array(finding),
  createTime: v.number(),
  updateTime: v.number(),
})
export type UadReviewTask = v.InferOutput<typeof uadReviewTask>

/** Without a task: the app's newest one, or null if there is none. */
export const uadTaskInput = v.object({ appId: id, taskId: v.optional(id) })
export const uadTaskAnswer = v.object({ task: v.nullable(uadReviewTask) })
export const createUadTaskInput = v.object({
  appId: id,
  materials: v.pipe(
    v.array(material),
    v.minLength(1, 'must name at least one image'),
    v.maxLength(versionLimits.uadMaterials, `must name at most ${versionLimits.uadMaterials} images`),
  ),
})
export const submitUadTaskInput = v.object({ appId: id, taskId: id })
export const uadTaskMade = v.object({ task: uadReviewTask })
