import * as v from 'valibot'
import { id, optionalText, time } from '@console-widgets/core/schemas'
import { sharedPageLimits } from '../model.ts'
import { versionInput } from './detections.ts'

/** A version whose preview is shared, and a note on who gets the link. */
export const createPageInput = v.object({ ...versionInput.entries, note: optionalText(sharedPageLimits.note) })
export const pageIdInput = v.object({ pageId: id })
/** An address at which anyone who has it sees the preview of a version. */
export const sharedPage = v.object({
  pageId: v.string(),
  appId: v.string(),
  versionId: v.string(),
  note: v.string(),
  address: v.string(),
  /** Who made it. Null if they have left the team. */
  userName: v.nullable(v.string()),
  createTime: time,
  expireTime: time,
})

export type SharedPage = v.InferOutput<typeof sharedPage>
/** Addresses that work, the newest first. */
export const sharedPageList = v.object({ pages: v.array(sharedPage) })
