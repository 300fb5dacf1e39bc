import * as v from 'valibot'
import { id, nameText } from '@console-widgets/core/schemas'
import { databaseLimits, riskKinds, runOutcomes, scriptStates } from '../model.ts'
import { accountName, databaseName, rowLimit, timeoutSeconds } from './parts.ts'

/** SQL as typed: not trimmed, so that positions are exact, and without U+0000, which PostgreSQL doesn't accept. */
const sql = v.pipe(
  v.string(),
  v.maxLength(
    databaseLimits.sqlLength,
    `must have at most ${databaseLimits.sqlLength} characters; run more as a script`,
  ),
  v.check((value) => value.trim() !== '', 'must not be empty'),
  v.check((value) => value.isWellFormed() && !value.includes('\0'), 'must not contain U+0000 or broken Unicode'),
)

/** Position of a statement in the SQL: `start` to `end`, exclusive, in UTF-16 units; line and column start at 1. */
const place = { start: v.number(), end: v.number(), line: v.number(), column: v.number() }

/** A destructive effect of a statement, and its objects. */
const risk = v.object({ ...place, statement: v.number(), kind: v.picklist(riskKinds), target: v.string() })

/** Error of the engine, in PostgreSQL's words. */
const engineError = v.object({
  severity: v.string(),
  message: v.string(),
  detail: v.nullable(v.string()),
  hint: v.nullable(v.string()),
  /** Where it happened within functions and blocks, innermost first, one a line. */
  context: v.optional(v.string()),
  /**
   * SQLSTATE; codes of the platform's own limits start with CW: `CWTIM` time limit, `CWCAN` canceled, `CWCPY` COPY from
   * or to the client.
   */
  code: v.string(),
  /** Index of the statement, starting at 0. */
  statement: v.number(),
  /** Position in the SQL that was sent: offset in UTF-16 units; line and column start at 1. */
  position: v.number(),
  line: v.number(),
  column: v.number(),
})

const notice = v.object({ severity: v.string(), message: v.string() })

/** Result of one statement. */
const statementResult = v.object({
  ...place,
  /** Command tag of PostgreSQL: `SELECT`, `INSERT`, `CREATE TABLE`. */
  command: v.string(),
  /** Empty if it returns no rows. */
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  /** Exact values as PostgreSQL writes them; null is NULL. */
  rows: v.array(v.array(v.nullable(v.string()))),
  /** Rows returned or changed; null if the statement has no count. */
  rowCount: v.nullable(v.number()),
  /** Whether more rows exist than the limits on rows and response size allow. */
  truncated: v.boolean(),
  durationMs: v.number(),
  notices: v.array(notice),
})

export const executeInput = v.object({
  name: databaseName,
  account: accountName,
  sql,
  /** Per statement. Default: the instance's. */
  rowLimit: v.optional(rowLimit),
  /** For all statements together. Default: the instance's. */
  timeoutSeconds: v.optional(timeoutSeconds),
  /**
   * Runs all statements in one transaction, all or nothing. Otherwise each success is kept, unless the SQL contains
   * BEGIN.
   */
  oneTransaction: v.optional(v.boolean(), false),
  /** Required for destructive statements. */
  confirmed: v.optional(v.boolean(), false),
  /** Caller-defined ID, with which the run can be canceled. */
  runId: v.optional(id),
})

/** Failed statements are a response, not a refusal: the ones before the failure are in `statements`. */
export const executeAnswer = v.object({
  runId: v.string(),
  outcome: v.picklist(runOutcomes),
  statements: v.array(statementResult),
  error: v.nullable(engineError),
  /** Whether the transaction that was open at the end was rolled back, and with it all effects but committed ones. */
  rolledBack: v.boolean(),
  /** Number of statements at the start whose effects remain, whatever happened to those after them. */
  committed: v.number(),
  /** Effects to confirm; empty unless the outcome is `asks`. */
  risks: v.array(risk),
  /** Whether tables, columns, or similar may have changed, so that the schema should be read again. */
  schemaChanged: v.boolean(),
  durationMs: v.number(),
})

export const cancelRunInput = v.object({ name: databaseName, runId: id })
export const cancelAnswer = v.object({ cancelled: v.boolean() })

export const checkInput = v.object({ sql })
/** Result of PostgreSQL's own parser, without running anything. */
export const checkAnswer = v.object({
  /** Empty if the SQL has an error. */
  statements: v.array(v.object({ ...place, command: v.string() })),
  risks: v.array(risk),
  error: v.nullable(v.object({ message: v.string(), position: v.number(), line: v.number(), column: v.number() })),
})

/** The request body is the script itself, in UTF-8. */
export const executeScriptInput = v.object({
  name: databaseName,
  account: accountName,
  fileName: v.optional(nameText(databaseLimits.scriptFileName)),
  /** Seconds per statement. Default: the maximum. */
  timeoutSeconds: v.optional(timeoutSeconds),
  oneTransaction: v.optional(v.boolean(), false),
  confirmed: v.optional(v.boolean(), false),
})
/** Task to poll for progress; null if the script needs a confirmation first. */
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
  /** Statements completed, and in total. */
  done: v.number(),
  total: v.number(),
  /** Line of the current or failed statement; null once all have run. */
  line: v.nullable(v.number()),
  error: v.nullable(engineError),
  /** Whether the transaction that was open at the end was rolled back. */
  rolledBack: v.boolean(),
  /** Number of statements at the start whose effects remain, whatever happened to those after them. */
  committed: v.number(),
  startTime: v.number(),
  endTime: v.nullable(v.number()),
})
