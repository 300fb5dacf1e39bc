import * as v from 'valibot'
import { listInput, page } from '@console-widgets/core/schemas'
import { characterSets, databaseStates } from '../model.ts'
import { comment, databaseName, databasePrivileges, newDatabaseName } from './parts.ts'

/** A database as the platform answers it. */
export const database = v.object({
  name: v.string(),
  comment: v.nullable(v.string()),
  characterSet: v.picklist(characterSets),
  state: v.picklist(databaseStates),
  /** As it was after the last run; null before the first. */
  sizeBytes: v.nullable(v.number()),
  accounts: v.array(v.object({ name: v.string(), readonly: v.boolean() })),
  /** What the engine calls it: names of teams do not meet there. */
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
  /** Accounts that may use it from the start. */
  accounts: v.optional(databasePrivileges, []),
})
export const updateDatabaseInput = v.object({ name: databaseName, comment })
/** Takes the place of all privileges that accounts have on the database. */
export const updateDatabasePrivilegesInput = v.object({ name: databaseName, accounts: databasePrivileges })
