import * as v from 'valibot'
import { id, nameText, objectId, optionalText, time } from '@console-widgets/core/schemas'
import { demoLimits, demoStates } from '../model.ts'
import { demoContent, reviewFinding } from './parts.ts'

export const demoIdInput = v.object({ demoId: id })
const demoFields = {
  /** Language of the listing in which the demo is shown. */
  lang: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language tag such as en-US')),
  title: nameText(demoLimits.title),
  description: optionalText(demoLimits.description),
  /** Images in order. */
  pictures: v.optional(
    v.pipe(
      v.array(objectId),
      v.maxLength(demoLimits.pictures),
      v.check((list) => new Set(list).size === list.length, 'must not name an image twice'),
    ),
  ),
  videoId: v.optional(v.nullable(objectId)),
}

export const createDemoInput = v.object({ appId: id, ...demoFields })
/** What is left out stays as it is. */
export const updateDemoInput = v.object({ demoId: id, ...v.partial(v.object(demoFields)).entries })
/** A demonstration of an app for its store page: texts in one language, images, and a video. */
export const demo = v.object({
  ...demoContent,
  appId: v.string(),
  state: v.picklist(demoStates),
  /** Reasons of a rejection, and what the reviewer noticed in one that was approved. */
  findings: v.array(reviewFinding),
  submitTime: v.nullable(time),
  reviewTime: v.nullable(time),
  createTime: time,
  updateTime: time,
})

export type Demo = v.InferOutput<typeof demo>
/** Demos of an app, the newest first, and the languages that a demo can have. */
export const demoList = v.object({ demos: v.array(demo), languages: v.array(v.string()), defaultLang: v.string() })
export const demoBrief = v.object({
  demoId: v.string(),
  appId: v.string(),
  lang: v.string(),
  title: v.string(),
  state: v.picklist(demoStates),
})
