import * as v from 'valibot'
import { text } from '@console-widgets/core/schemas'
import { databaseLimits, instanceStates } from '../model.ts'
import { comment, rowLimit, timeoutSeconds } from './parts.ts'

/** The instance of a team: the engine, how it is, and what its runs do when they are not told otherwise. */
export const baseInfo = v.object({
  instanceName: v.string(),
  comment: v.nullable(v.string()),
  engine: v.literal('PostgreSQL'),
  version: v.string(),
  /** Where the databases are: in files of the platform, on a server, or in the memory of the page. */
  placement: v.picklist(['embedded', 'server', 'page']),
  state: v.picklist(instanceStates),
  /** Why it is in no state to be changed. */
  stateReason: v.nullable(v.string()),
  timeZone: v.string(),
  rowLimit: v.number(),
  timeoutSeconds: v.number(),
  sizeBytes: v.number(),
  storageLimitBytes: v.number(),
  databases: v.number(),
  databaseLimit: v.number(),
  accounts: v.number(),
  accountLimit: v.number(),
  /** Runs that are under way now. */
  openConnections: v.number(),
  connectionLimit: v.number(),
  /** Where programs of one's own connect to, with the names that the engine knows; null where nothing listens. */
  address: v.nullable(v.object({ host: v.string(), port: v.number() })),
  updateTime: v.nullable(v.number()),
})

export const updateBaseInfoInput = v.object({
  instanceName: v.optional(text(databaseLimits.instanceName)),
  comment,
  /** A name of the IANA time zone database, in which runs show times with a zone. */
  timeZone: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(64, 'must have at most 64 characters'),
      v.check(isTimeZone, 'must be a time zone such as Europe/Berlin'),
    ),
  ),
  rowLimit: v.optional(rowLimit),
  timeoutSeconds: v.optional(timeoutSeconds),
})

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9]*([/_+-][A-Za-z0-9]+)*$/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
