import * as v from 'valibot'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { auditActors, changeActs } from '../model.ts'

/** One action: actor, call, time, and number of changed rows. */
const record = {
  recordId: v.string(),
  actor: v.picklist(auditActors),
  userId: v.string(),
  userName: v.string(),
  callId: v.string(),
  area: v.string(),
  effect: v.picklist(['write', 'destroy']),
  /** IDs and names of the resources involved, the most important first. */
  things: v.array(v.string()),
  changes: v.number(),
  time: v.number(),
}
export const auditRecordPage = page(v.object(record))
export const auditRecordListInput = v.object(listInput)
export const auditRecordIdInput = v.object({ recordId: id })

const row = v.nullable(v.record(v.string(), v.unknown()))
/** An action with its input, and each row before and after. Secrets are omitted. */
export const auditRecord = v.object({
  ...record,
  input: v.unknown(),
  rows: v.array(v.object({ thing: v.string(), act: v.picklist(changeActs), key: v.string(), before: row, after: row })),
})

/** Actions of the last day: equal actions of one person are one change, represented by the newest. */
export const recentChanges = v.object({
  items: v.array(
    v.object({
      recordId: v.string(),
      actor: v.picklist(auditActors),
      userName: v.string(),
      callId: v.string(),
      effect: v.picklist(['write', 'destroy']),
      things: v.array(v.string()),
      /** Number of actions. */
      count: v.number(),
      /** Time of the newest one. */
      time: v.number(),
    }),
  ),
})
