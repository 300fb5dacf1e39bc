import * as v from 'valibot'
import { id, listInput, nameText, page, text } from '@console-widgets/core/schemas'
import { databaseLimits, runKinds, runStates } from '../model.ts'
import { databaseName } from './parts.ts'

/** A past or current run: actor, statements, and outcome. Passwords in its statements are blanked. */
export const run = v.object({
  runId: v.string(),
  kind: v.picklist(runKinds),
  accountName: v.string(),
  userId: v.string(),
  userName: v.string(),
  /** The statements, or the start of a long script. */
  sql: v.string(),
  fileName: v.nullable(v.string()),
  /** Task of a script, for its progress. */
  taskId: v.nullable(v.string()),
  state: v.picklist(runStates),
  statements: v.number(),
  /** Rows returned or changed by all statements. */
  rowCount: v.number(),
  durationMs: v.nullable(v.number()),
  error: v.nullable(v.string()),
  errorLine: v.nullable(v.number()),
  startTime: v.number(),
})
export const runPage = page(run)
export const runListInput = v.object({ ...listInput, name: databaseName })

/** A saved query of the team. */
const savedQuery = v.object({
  queryId: v.string(),
  queryName: v.string(),
  sql: v.string(),
  userId: v.string(),
  userName: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const queryPage = page(savedQuery)
export const queryListInput = v.object({ ...listInput, name: databaseName })
/** With an ID, replaces that query. */
export const saveQueryInput = v.object({
  name: databaseName,
  queryId: v.optional(id),
  queryName: nameText(databaseLimits.queryName),
  sql: text(databaseLimits.sqlLength),
})
export const saveQueryAnswer = v.object({ queryId: v.string() })
export const queryIdInput = v.object({ name: databaseName, queryId: id })
