import * as v from 'valibot'
import {
  constraintKinds,
  databaseLimits,
  droppableKinds,
  policyCommands,
  relationKinds,
  rowSecurityStates,
} from '../model.ts'
import { accountName, databaseName } from './parts.ts'

export const schemaInput = v.object({ name: databaseName, account: accountName })

const column = v.object({
  name: v.string(),
  type: v.string(),
  nullable: v.boolean(),
  /** Default expression; null if none. */
  default: v.nullable(v.string()),
  /** How the engine makes its values: numbers them, or computes them from others; null if it doesn't. */
  generated: v.nullable(v.picklist(['identity', 'expression'])),
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

/** A constraint; the definition is SQL. */
const constraint = v.object({ name: v.string(), kind: v.picklist(constraintKinds), definition: v.string() })

/** A row policy; its expressions are SQL. */
const policy = v.object({
  name: v.string(),
  command: v.picklist(policyCommands),
  /** Whether a row needs any of the permissive policies; otherwise it needs this one, too. */
  permissive: v.boolean(),
  /** Roles in the engine; `public` is all of them. */
  roles: v.array(v.string()),
  /** Condition of existing rows; null if there is none. */
  using: v.nullable(v.string()),
  /** Condition of new rows; null if it is that of existing ones. */
  check: v.nullable(v.string()),
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
  constraints: v.array(constraint),
  rowSecurity: v.picklist(rowSecurityStates),
  policies: v.array(policy),
})

/** Schema of a database as an account sees it, for completion and browsing. */
export const databaseSchema = v.object({
  version: v.string(),
  /** Schemas whose names can be omitted, in search order. */
  searchPath: v.array(v.string()),
  /** Types that a column can have, by their names in SQL. */
  types: v.array(
    v.object({
      name: v.string(),
      /** Whether it was created in this database. */
      own: v.boolean(),
      /** Whether it can be limited in parentheses, such as `numeric(12, 2)`. */
      takesModifier: v.boolean(),
    }),
  ),
  /** Roles in the engine that row policies can be for. */
  roles: v.array(
    v.object({
      role: v.string(),
      kind: v.picklist(['writers', 'readers', 'account']),
      /** The read-only account that the role is of. */
      account: v.nullable(v.string()),
    }),
  ),
  schemas: v.array(
    v.object({
      name: v.string(),
      relations: v.array(relation),
      functions: v.array(v.object({ name: v.string(), arguments: v.string(), result: v.string() })),
      enums: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
    }),
  ),
})

const identifier = v.pipe(
  v.string(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(databaseLimits.identifier, `must have at most ${databaseLimits.identifier} characters`),
  v.check((name) => name.isWellFormed() && !name.includes('\0'), 'must not contain U+0000 or broken Unicode'),
)

export const dependentListInput = v.object({
  name: databaseName,
  account: accountName,
  kind: v.picklist(droppableKinds),
  schema: identifier,
  /** Name of the table. */
  table: identifier,
  /** Name of its column, constraint, or index; not for the table itself. */
  part: v.optional(identifier),
})

/** Objects that would be dropped with another one. */
export const dependentList = v.object({
  dependents: v.array(
    v.object({
      /** PostgreSQL's own word for its type, such as `view`. */
      kind: v.string(),
      /** Name in SQL, with its schema. */
      name: v.string(),
      /** Whether it is only dropped by CASCADE, because it isn't a part of what is dropped. */
      needsCascade: v.boolean(),
    }),
  ),
})
