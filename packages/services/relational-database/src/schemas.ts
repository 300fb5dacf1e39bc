import * as v from 'valibot'
import { id, listInput, page, text } from '@console-widgets/core/schemas'
import { databaseLimits } from './model.ts'

/** One of the relational database as the platform answers it. */
export const database = v.object({
  databaseId: v.string(),
  databaseName: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const databasePage = page(database)
export const databaseListInput = v.object(listInput)
export const databaseIdInput = v.object({ databaseId: id })
export const createDatabaseInput = v.object({ databaseName: text(databaseLimits.databaseName) })
