import * as v from 'valibot'
import { nameText, serviceOrder, timeZone } from '@console-widgets/core/schemas'
import { databaseLimits, instanceStates } from '../model.ts'
import { comment, rowLimit, timeoutSeconds } from './parts.ts'

/** The instance of a team: engine, state, and default settings of runs. */
export const baseInfo = v.object({
  instanceName: v.string(),
  comment: v.nullable(v.string()),
  engine: v.literal('PostgreSQL'),
  version: v.string(),
  /** Location of the databases: files of the platform, a server, or the memory of the page. */
  placement: v.picklist(['embedded', 'server', 'page']),
  /**
   * Whether the engine itself keeps accounts from reading the names of other databases and roles, and read-only ones
   * from writing large objects. Otherwise, code that builds SQL at run time can do both.
   */
  isolatesAccounts: v.boolean(),
  state: v.picklist(instanceStates),
  /** Reason why it can't be changed. */
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
  /** The order that lets the team use it. */
  order: serviceOrder,
  /** Number of current runs and connected programs. */
  openConnections: v.number(),
  connectionLimit: v.number(),
  /** Where programs connect with PostgreSQL's protocol; null if nothing listens. */
  address: v.nullable(v.object({ host: v.string(), port: v.number() })),
  updateTime: v.nullable(v.number()),
})

export const updateBaseInfoInput = v.object({
  instanceName: v.optional(nameText(databaseLimits.instanceName)),
  comment,
  /** IANA time zone in which runs show times with a zone. */
  timeZone: v.optional(timeZone),
  rowLimit: v.optional(rowLimit),
  timeoutSeconds: v.optional(timeoutSeconds),
})
