import * as v from 'valibot'
import { text, wholeNumber } from '@console-widgets/core/schemas'
import {
  accountNamePattern,
  databaseLimits,
  databaseNamePattern,
  isReservedAccount,
  isReservedDatabase,
} from '../model.ts'

/** Name of an existing account. */
export const accountName = v.pipe(
  v.string(),
  v.regex(accountNamePattern, `must have 1 to ${databaseLimits.accountName} letters, digits, - and _`),
)
/** Name of an existing database. */
export const databaseName = v.pipe(
  v.string(),
  v.regex(databaseNamePattern, `must have 1 to ${databaseLimits.databaseName} letters, digits, - and _`),
)

export const newAccountName = v.pipe(
  accountName,
  v.check((name) => !isReservedAccount(name), 'must be none of the names that the platform uses itself'),
)
export const newDatabaseName = v.pipe(
  databaseName,
  v.check((name) => !isReservedDatabase(name), 'must be none of the names that the engine uses itself'),
)

/** Null removes the comment. */
export const comment = v.optional(v.nullable(text(databaseLimits.comment)))

export const rowLimit = wholeNumber(1, databaseLimits.rows)
export const timeoutSeconds = wholeNumber(1, databaseLimits.timeoutSeconds)

const once = (items: { name: string; readonly: boolean }[]) =>
  new Set(items.map(({ name }) => name.toLowerCase())).size === items.length

/** Databases that an account can use, without duplicates. */
export const accountPrivileges = v.pipe(
  v.array(v.object({ name: databaseName, readonly: v.boolean() })),
  v.maxLength(databaseLimits.databasesPerTeam, `must name at most ${databaseLimits.databasesPerTeam}`),
  v.check(once, 'must name each database once'),
)
/** Accounts that can use a database, without duplicates. */
export const databasePrivileges = v.pipe(
  v.array(v.object({ name: accountName, readonly: v.boolean() })),
  v.maxLength(databaseLimits.accountsPerTeam, `must name at most ${databaseLimits.accountsPerTeam}`),
  v.check(once, 'must name each account once'),
)
