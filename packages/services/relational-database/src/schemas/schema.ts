import * as v from 'valibot'
import { relationKinds } from '../model.ts'
import { accountName, databaseName } from './parts.ts'

export const schemaInput = v.object({ name: databaseName, account: accountName })

const column = v.object({
  name: v.string(),
  type: v.string(),
  nullable: v.boolean(),
  /** Default expression; null if none. */
  default: v.nullable(v.string()),
  primaryKey: v.boolean(),
  comment: v.nullable(v.string()),
})

const index = v.object({ name: v.string(), definition: v.string(), unique: v.boolean(), primary: v.boolean() })

const foreignKey = v.object({
  name: v.string(),
  columns: v.array(v.string()),
  schema: v.string(),
  table: v.string(),
  targetColumns: v.array(v.string()),
})

const relation = v.object({
  name: v.string(),
  kind: v.picklist(relationKinds),
  comment: v.nullable(v.string()),
  /** From the engine's statistics; null before the first count. */
  rowEstimate: v.nullable(v.number()),
  sizeBytes: v.number(),
  /** Privileges of the account on it. */
  readable: v.boolean(),
  writable: v.boolean(),
  columns: v.array(column),
  indexes: v.array(index),
  foreignKeys: v.array(foreignKey),
})

/** Schema of a database as an account sees it, for completion and browsing. */
export const databaseSchema = v.object({
  version: v.string(),
  /** Schemas whose names can be omitted, in search order. */
  searchPath: v.array(v.string()),
  schemas: v.array(
    v.object({
      name: v.string(),
      relations: v.array(relation),
      functions: v.array(v.object({ name: v.string(), arguments: v.string(), result: v.string() })),
      enums: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
    }),
  ),
})
