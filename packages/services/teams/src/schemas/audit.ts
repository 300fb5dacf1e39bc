import * as v from 'valibot'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { auditActors, changeActs } from '../model.ts'

/** Something that an action involved, with its name as of then. */
const thing = v.object({
  id: v.string(),
  /** Table of the row, without its prefix; `accounts` for a person. Null if the ID alone is known. */
  table: v.nullable(v.string()),
  /** Null if the row has none. */
  name: v.nullable(v.string()),
})

/** Work of the platform that followed from an action. */
const step = { recordId: v.string(), callId: v.string(), time: v.number() }

/** One action: actor, call, time, and number of changed rows. */
const record = {
  recordId: v.string(),
  actor: v.picklist(auditActors),
  userId: v.string(),
  userName: v.string(),
  callId: v.string(),
  area: v.string(),
  effect: v.picklist(['write', 'destroy']),
  /** Resources of the action, the most important first. */
  things: v.array(thing),
  changes: v.number(),
  /** What the platform did because of it, in order. */
  steps: v.array(v.object(step)),
  time: v.number(),
}
export const auditRecordPage = page(v.object(record))
export const auditRecordListInput = v.object(listInput)
export const auditRecordIdInput = v.object({ recordId: id })

/** In the languages of the interface. */
const names = v.object({ cn: v.string(), en: v.string(), ru: v.string() })

const row = v.nullable(v.record(v.string(), v.unknown()))
/** An action with its input, and each row before and after. Secrets are omitted. */
export const auditRecord = v.object({
  ...record,
  input: v.unknown(),
  /** Names, as of then, of what the input and the rows refer to by ID. */
  names: v.record(v.string(), v.string()),
  /** Names of codes in the rows that no screen has words for, by column (`apps.child_type`) and code. */
  codes: v.record(v.string(), v.record(v.string(), names)),
  /** Action that the platform did it because of. */
  cause: v.nullable(v.object({ ...step, actor: v.picklist(auditActors), userName: v.string() })),
  rows: v.array(
    v.object({
      thing: v.string(),
      act: v.picklist(changeActs),
      key: v.string(),
      name: v.nullable(v.string()),
      /** Kind of the row if it decides what its codes mean, such as `test` of a version. */
      kind: v.nullable(v.string()),
      before: row,
      after: row,
    }),
  ),
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
      things: v.array(thing),
      /** Number of actions. */
      count: v.number(),
      /** Time of the newest one. */
      time: v.number(),
    }),
  ),
})

/** What the audit log can be filtered by: the actions in it, and who did them. */
export const auditChoices = v.object({
  /** Call IDs, and kinds of the platform's work. */
  acts: v.array(v.string()),
  people: v.array(v.object({ userId: v.string(), userName: v.string() })),
})
