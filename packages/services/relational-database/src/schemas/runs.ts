import * as v from 'valibot'
import { id, text } from '@console-widgets/core/schemas'
import { databaseLimits, riskKinds, runOutcomes, scriptStates } from '../model.ts'
import { accountName, databaseName, rowLimit, timeoutSeconds } from './parts.ts'

/**
 * SQL as it was typed: neither trimmed, so that places in it are exact, nor with U+0000, which PostgreSQL cannot take.
 */
const sql = v.pipe(
  v.string(),
  v.maxLength(
    databaseLimits.sqlLength,
    `must have at most ${databaseLimits.sqlLength} characters; run more as a script`,
  ),
  v.check((value) => value.trim() !== '', 'must not be empty'),
  v.check((value) => value.isWellFormed() && !value.includes('\0'), 'must not contain U+0000 or broken Unicode'),
)

/**
 * Where a statement stands in the SQL: from `start` to before `end` in UTF-16 units, and its line and column from 1 on.
 */
const place = { start: v.number(), end: v.number(), line: v.number(), column: v.number() }

/** What a statement would destroy, and of what. */
const risk = v.object({ ...place, statement: v.number(), kind: v.picklist(riskKinds), target: v.string() })

/** What the engine says went wrong; the words of PostgreSQL. */
const engineError = v.object({
  severity: v.string(),
  message: v.string(),
  detail: v.nullable(v.string()),
  hint: v.nullable(v.string()),
  /**
   * SQLSTATE; that of the platform's own limits begins with CW: `CWTIM` the time, `CWCAN` cancelled, `CWCPY` COPY from
   * or to the client.
   */
  code: v.string(),
  /** Statement from 0 on. */
  statement: v.number(),
  /** Place in the SQL that was sent: offset in UTF-16 units, line and column from 1 on. */
  position: v.number(),
  line: v.number(),
  column: v.number(),
})

const notice = v.object({ severity: v.string(), message: v.string() })

/** What one statement gave. */
const statementResult = v.object({
  ...place,
  /** What was done, as PostgreSQL says it: `SELECT`, `INSERT`, `CREATE TABLE`. */
  command: v.string(),
  /** Empty when it answers no rows. */
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  /** Values as PostgreSQL writes them, so that each is exact; null is NULL. */
  rows: v.array(v.array(v.nullable(v.string()))),
  /** Rows that it answered or changed; null when it is no statement that counts. */
  rowCount: v.nullable(v.number()),
  /** Whether there were more rows than the limit, or than one answer carries. */
  truncated: v.boolean(),
  durationMs: v.number(),
  notices: v.array(notice),
})

export const executeInput = v.object({
  name: databaseName,
  account: accountName,
  sql,
  /** Of each statement. Default: the instance's. */
  rowLimit: v.optional(rowLimit),
  /** Of all statements together. Default: the instance's. */
  timeoutSeconds: v.optional(timeoutSeconds),
  /**
   * All or nothing: one transaction around all statements. Otherwise each that succeeds is kept, unless the SQL says
   * BEGIN.
   */
  oneTransaction: v.optional(v.boolean(), false),
  /** Statements that destroy run only when this is true. */
  confirmed: v.optional(v.boolean(), false),
  /** An id of the caller's own making, so that the run can be cancelled. */
  runId: v.optional(id),
})

/** Statements that failed are an answer, not a refusal: those before the failed one are in `statements`. */
export const executeAnswer = v.object({
  runId: v.string(),
  outcome: v.picklist(runOutcomes),
  statements: v.array(statementResult),
  error: v.nullable(engineError),
  /** Whether what the statements did was taken back, since the transaction around them did not end well. */
  rolledBack: v.boolean(),
  /** What asks for a confirmation; empty unless the outcome is `asks`. */
  risks: v.array(risk),
  /** Whether tables, columns or the like may have changed, so that the schema should be read again. */
  schemaChanged: v.boolean(),
  durationMs: v.number(),
})

export const cancelRunInput = v.object({ name: databaseName, runId: id })
export const cancelAnswer = v.object({ cancelled: v.boolean() })

export const checkInput = v.object({ sql })
/** What PostgreSQL's own parser says, without running anything. */
export const checkAnswer = v.object({
  /** Empty when the SQL has an error. */
  statements: v.array(v.object({ ...place, command: v.string() })),
  risks: v.array(risk),
  error: v.nullable(v.object({ message: v.string(), position: v.number(), line: v.number(), column: v.number() })),
})

/** The script itself is the body, in UTF-8. */
export const executeScriptInput = v.object({
  name: databaseName,
  account: accountName,
  fileName: v.optional(text(databaseLimits.scriptFileName)),
  /** Seconds of each statement. Default: the most there are. */
  timeoutSeconds: v.optional(timeoutSeconds),
  oneTransaction: v.optional(v.boolean(), false),
  confirmed: v.optional(v.boolean(), false),
})
/** The task whose progress is asked for; none when the script asks for a confirmation first. */
export const executeScriptAnswer = v.object({
  taskId: v.nullable(v.string()),
  statements: v.number(),
  risks: v.array(risk),
})

export const scriptTaskInput = v.object({ taskId: id })
export const scriptProgress = v.object({
  taskId: v.string(),
  databaseName: v.string(),
  accountName: v.string(),
  fileName: v.nullable(v.string()),
  state: v.picklist(scriptStates),
  /** Statements that ran, and how many there are. */
  done: v.number(),
  total: v.number(),
  /** Line of the statement that runs or failed; null once all have run. */
  line: v.nullable(v.number()),
  error: v.nullable(engineError),
  /** Whether what ran was taken back. */
  rolledBack: v.boolean(),
  startTime: v.number(),
  endTime: v.nullable(v.number()),
})
