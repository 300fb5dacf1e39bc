import * as v from 'valibot'
import { id } from '@console-widgets/core/schemas'
import { allianceFields, takeableFields } from '../model/alliance.ts'

/** What the developer alliance's register records of an app. Null: it doesn't record this. */
export const allianceAttributes = v.object({
  appId: v.string(),
  appName: v.nullable(v.string()),
  packageName: v.nullable(v.string()),
  /** 2 for games, 13 for apps. */
  parentType: v.nullable(v.number()),
  /** SHA-256 of the certificate of the app's packages. */
  fingerprint: v.nullable(v.string()),
  /** Version in the store. */
  onShelfVersion: v.nullable(v.string()),
  updateTime: v.number(),
})
export const allianceAppInput = v.object({ projectId: id, appId: id })

const value = v.nullable(v.union([v.string(), v.number()]))
/** Where the register differs from the apps of a project, field by field. */
export const allianceDiffs = v.object({
  items: v.array(
    v.object({
      appId: v.string(),
      appName: v.string(),
      field: v.picklist(allianceFields),
      /** The value in the console. */
      ours: value,
      /** The value in the register. */
      theirs: value,
      /** Whether the app can take the value of the register. */
      canTake: v.boolean(),
    }),
  ),
  total: v.number(),
})
export const allianceDiffsInput = v.object({ projectId: id })
export const takeAllianceValueInput = v.object({ projectId: id, appId: id, field: v.picklist(takeableFields) })
export const resolveAllianceDiffInput = v.object({ projectId: id, appId: id, field: v.picklist(allianceFields) })
