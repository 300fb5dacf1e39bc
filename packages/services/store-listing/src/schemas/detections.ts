import * as v from 'valibot'
import { id, objectId, time } from '@console-widgets/core/schemas'
import { detectionKinds, detectionStates } from '../model.ts'
import { reviewFinding } from './parts.ts'

export const taskIdInput = v.object({ taskId: id })
/** A version whose listing is examined. */
export const versionInput = v.object({ appId: id, versionId: id })
/** A video that has been uploaded. */
export const videoInput = v.object({ appId: id, objectId })
const finding = v.object({
  ...reviewFinding.entries,
  /** Whether what it is about is still the same. */
  isOpen: v.boolean(),
})

/** An examination of texts, pictures, or a video. */
export const detection = v.object({
  taskId: v.string(),
  appId: v.string(),
  versionId: v.nullable(v.string()),
  kind: v.picklist(detectionKinds),
  state: v.picklist(detectionStates),
  /** Texts, pictures, or videos that were examined. */
  checked: v.number(),
  findings: v.array(finding),
  /** Whether what it examined is still all of it, unchanged. */
  isCurrent: v.boolean(),
  /** Name of the video. */
  fileName: v.nullable(v.string()),
  createTime: time,
  endTime: v.nullable(time),
})

export type Detection = v.InferOutput<typeof detection>
/** What a video file says about itself. Null before it has been read, or if it can’t be. */
export const videoParseResult = v.object({
  taskId: v.string(),
  state: v.picklist(detectionStates),
  fileName: v.nullable(v.string()),
  video: v.nullable(
    v.object({
      container: v.picklist(['mp4', 'mov']),
      /** As displayed, in pixels. */
      width: v.number(),
      height: v.number(),
      /** In milliseconds. */
      duration: v.number(),
      size: v.number(),
      codec: v.nullable(v.string()),
      hasSound: v.boolean(),
      indexFirst: v.boolean(),
    }),
  ),
})
