import * as v from 'valibot'
import { projectRegions, serviceOrderStates, suspensionReasons } from '@console-widgets/core/model'
import { id, listInput, nameText, page } from '@console-widgets/core/schemas'
import { apiKeyLimits, serviceKinds, serviceStatuses } from '../model/delegate-services.ts'

const region = v.picklist(projectRegions)
const status = v.picklist(serviceStatuses)
const suspension = v.nullable(v.picklist(suspensionReasons))

/** An API key of an app, with its current value. Values are public: every copy of the app has one. */
const key = v.object({
  keyId: v.string(),
  appId: v.string(),
  keyName: v.string(),
  apiKey: v.string(),
  /** The only package that can use it, and the SHA-256 fingerprint of its certificate. Null together: any. */
  packageName: v.nullable(v.string()),
  fingerprint: v.nullable(v.string()),
  /** The only region that answers it. Null: any. */
  region: v.nullable(region),
  /** Until when the value before the last rotation is accepted as well; null if none is. */
  previousUntil: v.nullable(v.number()),
  /** Whether the configuration file of the app contains it. */
  isInConfigFile: v.boolean(),
  /** Whether it is the app's only key, which can't be deleted. */
  isOnly: v.boolean(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const apiKey = key
export const apiKeyPage = page(key)

const keyName = nameText(apiKeyLimits.keyName)
const packageName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(?=.{3,128}$)[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'must be a package name, such as com.example.app'),
)
const fingerprint = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^([\dA-Fa-f]{2}:?){31}[\dA-Fa-f]{2}$/, 'must be a SHA-256 fingerprint of 64 hexadecimal digits'),
)
const restriction = {
  packageName: v.optional(v.nullable(packageName)),
  fingerprint: v.optional(v.nullable(fingerprint)),
  region: v.optional(v.nullable(region)),
}

export const apiKeyListInput = v.object({ projectId: id, ...listInput })
export const createApiKeyInput = v.object({ projectId: id, appId: id, keyName, ...restriction })
export const updateApiKeyInput = v.object({
  projectId: id,
  keyId: id,
  keyName: v.optional(keyName),
  ...restriction,
  /** Gives the key a new value. The one before is accepted for a while. */
  rotate: v.optional(v.boolean(), false),
})
export const apiKeyIdInput = v.object({ projectId: id, keyId: id })

/** An API that the apps of a project call. */
const api = v.object({
  /** Area of the service that answers it. */
  apiId: v.string(),
  isOn: v.boolean(),
  status,
  suspension,
  /** Who turned it on or off last; null if no one has. */
  userName: v.nullable(v.string()),
  updateTime: v.nullable(v.number()),
})
export const projectApi = api
export const projectApis = v.object({ apis: v.array(api) })
export const projectApisInput = v.object({ projectId: id })
export const projectApiInput = v.object({
  projectId: id,
  apiId: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/, 'must be the ID of an API')),
})

/** Every service that a project orders or its apps call, with its status. */
export const serviceStatus = v.object({
  services: v.array(
    v.object({
      /** Area of the service. */
      service: v.string(),
      kind: v.picklist(serviceKinds),
      status,
      suspension,
      /** Orders that aren't canceled, with what is stored in each region. An API has none. */
      regions: v.array(v.object({ region, state: v.picklist(serviceOrderStates), things: v.number() })),
    }),
  ),
})
