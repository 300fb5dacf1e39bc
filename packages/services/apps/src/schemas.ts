import * as v from 'valibot'
import { id, listInput, page, text } from '@console-widgets/core/schemas'
import { appLimits, deviceTypeCodes, developStatuses, packageNamePattern, packageTypeCodes, parentTypes } from './model.ts'

const appName = text(appLimits.appName)
const packageName = v.pipe(v.string(), v.trim(), v.regex(packageNamePattern, 'must have 7 to 128 characters in at least three dotted segments, such as com.example.app'))
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language tag such as en-US'))

/** An app as the platform answers it. */
export const app = v.object({
  appId: v.string(),
  appName: v.string(),
  packageName: v.nullable(v.string()),
  packageType: v.number(),
  parentType: v.number(),
  isFree: v.boolean(),
  installationFree: v.boolean(),
  defaultLang: v.string(),
  projectId: v.nullable(v.string()),
  deviceTypes: v.array(v.number()),
  developStatus: v.picklist(developStatuses),
  /** State of the newest version, null before the first. */
  releaseState: v.nullable(v.number()),
  onShelfVersion: v.nullable(v.string()),
  createTime: v.number(),
  updateTime: v.number(),
})
export const appPage = page(app)
export const appListInput = v.object(listInput)
export const appIdInput = v.object({ appId: id })

export const createAppInput = v.object({
  appName,
  parentType: v.picklist(parentTypes),
  packageType: v.optional(v.picklist(packageTypeCodes), 1),
  installationFree: v.optional(v.boolean(), false),
  isFree: v.optional(v.boolean(), true),
  defaultLang: v.optional(language, 'en-US'),
  packageName: v.optional(packageName),
  projectId: v.optional(id),
  deviceTypes: v.optional(v.pipe(v.array(v.picklist(deviceTypeCodes)), v.minLength(1, 'must name at least one device')), [4]),
})
