import * as v from 'valibot'
import { id, listInput, nameText, page, webAddress, wholeNumber } from '@console-widgets/core/schemas'
import {
  appLimits,
  appRelations,
  currencies,
  dataRegions,
  developStatuses,
  deviceTypeCodes,
  moveObstacles,
  nonAgAppStates,
  packageNamePattern,
  packageNameStates,
  packageTypeCodes,
  parentTypes,
} from './model.ts'

export { documentChanges } from '@console-widgets/core/schemas'
export * from './series/schemas.ts'

const appName = nameText(appLimits.appName)
const packageName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    packageNamePattern,
    'must have 7 to 128 characters in at least three dotted segments, such as com.example.app',
  ),
)
const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'must be a language tag such as en-US'),
)
const devices = v.pipe(
  v.array(v.picklist(deviceTypeCodes)),
  v.minLength(1, 'must name at least one device'),
  v.maxLength(deviceTypeCodes.length),
)
const kind = wholeNumber(1, 99_999_999)
/** In hundredths of the currency. */
const price = wholeNumber(1, appLimits.highestPrice)

/** An app as the platform returns it. */
export const app = v.object({
  appId: v.string(),
  appName: v.string(),
  packageName: v.nullable(v.string()),
  packageType: v.number(),
  parentType: v.number(),
  childType: v.nullable(v.number()),
  grandChildType: v.nullable(v.number()),
  isFree: v.boolean(),
  price: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  installationFree: v.boolean(),
  defaultLang: v.string(),
  projectId: v.nullable(v.string()),
  projectName: v.nullable(v.string()),
  deviceTypes: v.array(v.number()),
  developStatus: v.picklist(developStatuses),
  /** State that follows from all versions; null before the first. */
  releaseState: v.nullable(v.number()),
  onShelfVersion: v.nullable(v.string()),
  createTime: v.number(),
  updateTime: v.number(),
})
/** An app, and whether its package name is fixed because it has a package. */
export const appDetail = v.object({
  ...app.entries,
  packageNameFixed: v.boolean(),
  /** Newest package that is ready, if it is newer than the versions that were live or are in progress. */
  waitingPackage: v.nullable(v.object({ pkgId: v.string(), versionName: v.string() })),
  /** Whether a version is being prepared: the state of the app doesn’t say so while another version is live. */
  hasDraft: v.boolean(),
})
export const appPage = page(app)
export const appListInput = v.object(listInput)
export const projectAppListInput = v.object({ ...listInput, projectId: id })
export const appIdInput = v.object({ appId: id })

export const createAppInput = v.pipe(
  v.object({
    appName,
    parentType: v.picklist(parentTypes),
    childType: v.optional(kind),
    grandChildType: v.optional(kind),
    packageType: v.optional(v.picklist(packageTypeCodes), 1),
    installationFree: v.optional(v.boolean(), false),
    isFree: v.optional(v.boolean(), true),
    price: v.optional(price),
    currency: v.optional(v.picklist(currencies)),
    defaultLang: v.optional(language, 'en-US'),
    packageName: v.optional(packageName),
    projectId: v.optional(id),
    deviceTypes: v.optional(devices, [4]),
  }),
  v.forward(
    v.check(
      ({ isFree, price, currency }) => isFree || (price !== undefined && currency !== undefined),
      'is required with a currency, because the app is paid',
    ),
    ['price'],
  ),
)

export const updateAppInput = v.object({
  appId: id,
  appName: v.optional(appName),
  childType: v.optional(v.nullable(kind)),
  grandChildType: v.optional(v.nullable(kind)),
  isFree: v.optional(v.boolean()),
  price: v.optional(price),
  currency: v.optional(v.picklist(currencies)),
  defaultLang: v.optional(language),
  deviceTypes: v.optional(devices),
  /** The target project; null takes the app out of its project. */
  projectId: v.optional(v.nullable(id)),
})
export const packageNameInput = v.object({ appId: id, packageName })
export const developStatusInput = v.object({ appId: id, developStatus: v.picklist(developStatuses) })

/** Region that stores the app's data. */
export const appLocation = v.object({
  appId: v.string(),
  siteId: v.number(),
  zone: v.string(),
  region: v.picklist(dataRegions),
})

/** The demo project, which is open to everyone. */
export const demoProject = v.object({
  projectId: v.string(),
  projectName: v.string(),
  region: v.nullable(v.string()),
  siteId: v.number(),
  /** Whether the caller can change it (R120, R121). */
  editable: v.boolean(),
  apps: v.array(
    v.object({ appId: v.string(), appName: v.string(), packageName: v.nullable(v.string()), parentType: v.number() }),
  ),
})

export const moveCheckInput = v.object({ appId: id, projectId: id })
export const moveCheckAnswer = v.object({ movable: v.boolean(), obstacles: v.array(v.picklist(moveObstacles)) })

const names = v.object({ cn: v.string(), en: v.string(), ru: v.string() })
const leafKind = v.object({ kindId: v.number(), name: names })
/** Categories by app type: two levels, in some cases three. */
export const appKindsAnswer = v.object({
  kinds: v.array(
    v.object({
      parentType: v.number(),
      name: names,
      children: v.array(v.object({ ...leafKind.entries, children: v.array(leafKind) })),
    }),
  ),
})
export const appKindsInput = v.object({ parentType: v.optional(v.picklist(parentTypes)) })

/** A category that an app is to have. Null: none. */
export const kindChangeInput = v.object({ appId: id, childType: v.nullable(kind), grandChildType: v.nullable(kind) })

export const appRelationsAnswer = v.object({
  relations: v.array(
    v.object({ appId: v.string(), appName: v.string(), packageType: v.number(), relation: v.picklist(appRelations) }),
  ),
})

export const packageNameCheckInput = v.object({
  packageNames: v.pipe(
    v.array(packageName),
    v.minLength(1, 'must name at least one'),
    v.maxLength(appLimits.packageNamesPerCheck, `must name at most ${appLimits.packageNamesPerCheck}`),
  ),
})
export const packageNameCheckAnswer = v.object({
  results: v.array(v.object({ packageName: v.string(), state: v.picklist(packageNameStates) })),
})

/** The permission that the caller needs on the apps. */
export const managedAppListInput = v.object({
  ...listInput,
  permission: v.optional(v.picklist(['apps.manage', 'apps.develop', 'apps.delete']), 'apps.manage'),
})

/** An app that is published elsewhere and uses services of the platform. */
const nonAgApp = v.object({
  packageName: v.string(),
  appName: v.string(),
  url: v.nullable(v.string()),
  state: v.picklist(nonAgAppStates),
  updateTime: v.number(),
})
export const nonAgAppPage = page(nonAgApp)
/** Adds the package name if it isn't listed yet. */
export const updateNonAgAppInput = v.object({
  packageName,
  appName,
  url: v.optional(webAddress),
  state: v.optional(v.picklist(nonAgAppStates), 'active'),
})
export const nonAgAppAnswer = nonAgApp
