import * as v from 'valibot'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { auditActors, changeActs } from '../model.ts'

/** One act of somebody: who, what, when, and to how many rows. */
const record = {
  recordId: v.string(),
  actor: v.picklist(auditActors),
  userId: v.string(),
  userName: v.string(),
  callId: v.string(),
  area: v.string(),
  effect: v.picklist(['write', 'destroy']),
  /** Ids and names that tell what the act had to do with, the foremost first. */
  things: v.array(v.string()),
  changes: v.number(),
  time: v.number(),
}
export const auditRecordPage = page(v.object(record))
export const auditRecordListInput = v.object(listInput)
export const auditRecordIdInput = v.object({ recordId: id })

const row = v.nullable(v.record(v.string(), v.unknown()))
/** An act with what was asked, and each row before and after. Secrets are left out. */
export const auditRecord = v.object({
  ...record,
  input: v.unknown(),
  rows: v.array(v.object({ thing: v.string(), act: v.picklist(changeActs), key: v.string(), before: row, after: row })),
})
