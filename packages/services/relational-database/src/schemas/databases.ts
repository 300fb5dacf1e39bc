import * as v from 'valibot'
import { listInput, page } from '@console-widgets/core/schemas'
import { characterSets, databaseStates } from '../model.ts'
import { comment, databaseName, databasePrivileges, newDatabaseName } from './parts.ts'

/** A database as the platform returns it. */
export const database = v.object({
  name: v.string(),
  comment: v.nullable(v.string()),
  characterSet: v.picklist(characterSets),
  state: v.picklist(databaseStates),
  /** Size after the last run; null before the first. */
  sizeBytes: v.nullable(v.number()),
  accounts: v.array(v.object({ name: v.string(), readonly: v.boolean() })),
  /** Name in the engine, which is unique across teams. */
  engineName: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const databasePage = page(database)
export const databaseListInput = v.object(listInput)
export const databaseNameInput = v.object({ name: databaseName })

export const createDatabaseInput = v.object({
  name: newDatabaseName,
  characterSet: v.optional(v.picklist(characterSets), 'UTF8'),
  comment,
  /** Accounts with initial access. */
  accounts: v.optional(databasePrivileges, []),
})
export const updateDatabaseInput = v.object({ name: databaseName, comment })
/** Replaces all privileges on the database. */
export const updateDatabasePrivilegesInput = v.object({ name: databaseName, accounts: databasePrivileges })
