import * as v from 'valibot'
import { id, listInput, nameText, objectId, page, text } from '@console-widgets/core/schemas'
import { expansionKinds, phasedStateWords, versionLimits } from '../model.ts'
import { phasedReleaseInput, rollbackInput, shelfOffInput, submitInput } from './lifecycle.ts'
import { testPlan } from './parts.ts'
import { appVersion, updateVersionInput, versionSummary } from './version.ts'

/** Without a version: the one that the app's state suggests. This interface was made for apps with one version. */
const ofApp = { appId: id, versionId: v.optional(id) }
export const distributionInput = v.object(ofApp)

/** The store listing of the version in progress, else of the live one. */
export const distributedApp = v.object({
  app: v.nullable(
    v.pick(appVersion, [
      'appId',
      'appName',
      'versionId',
      'versionNumber',
      'releaseState',
      'defaultLang',
      'languages',
      'materials',
      'privacyPolicy',
      'permissionReasons',
      'encryption',
      'publishCountry',
      'auditInfo',
      'updateTime',
    ]),
  ),
})
export const updateDistributedAppInput = v.object({
  ...v.pick(updateVersionInput, [
    'languages',
    'materials',
    'privacyPolicy',
    'permissionReasons',
    'encryption',
    'publishCountry',
  ]).entries,
  ...ofApp,
})

/** An app, with its live version and the one in progress. */
export const appById = v.object({
  app: v.object({
    appId: v.string(),
    appName: v.string(),
    packageName: v.nullable(v.string()),
    packageType: v.number(),
    parentType: v.number(),
    defaultLang: v.string(),
    deviceTypes: v.array(v.number()),
    releaseState: v.nullable(v.number()),
  }),
  onShelf: v.nullable(versionSummary),
  open: v.nullable(versionSummary),
})

/** The wide image at the top of the store page, of the version in progress, else of the live one. */
export const immersivePictureInfo = v.object({
  picture: v.nullable(
    v.object({
      versionId: v.string(),
      objectId: v.string(),
      fileName: v.string(),
      /** In bytes. */
      size: v.number(),
      /** In pixels. */
      width: v.number(),
      height: v.number(),
    }),
  ),
})

/** The release plan of the version in progress, else of the live one. */
export const distributedService = v.object({
  service: v.nullable(
    v.pick(appVersion, [
      'appId',
      'versionId',
      'versionNumber',
      'versionCode',
      'packageId',
      'releaseType',
      'releaseState',
      'releaseTime',
      'remark',
      'isAppForcedUpdate',
      'phasedRelease',
      'submitTime',
      'onShelfTime',
      'updateTime',
    ]),
  ),
})
export const updateDistributedServiceInput = v.object({
  ...v.pick(updateVersionInput, ['releaseType', 'releaseTime', 'packageId', 'remark', 'isAppForcedUpdate']).entries,
  ...ofApp,
})

/** The newest test of an app. */
export const betaTest = v.object({ betaTest: v.nullable(versionSummary) })
export const updateBetaTestInput = v.object({ ...ofApp, packageId: v.optional(v.nullable(id)), testInfo: testPlan })

export const distributionSubmitInput = v.object({ ...submitInput.entries, ...ofApp })
export const distributionRollbackInput = v.object({ ...rollbackInput.entries, ...ofApp })
export const distributionShelfOffInput = v.object({ ...shelfOffInput.entries, ...ofApp })

/** The version in phased release, else the one that is planned as such. */
export const distributedPhasedRelease = v.object({ phasedRelease: v.nullable(versionSummary) })
/** `releaseType: 1` makes it a full release. A plan needs its start, its end, and its percentage. */
export const distributedPhasedReleaseInput = v.object({
  ...v.pick(phasedReleaseInput, ['releaseType', 'percent', 'startTime', 'endTime', 'description']).entries,
  ...ofApp,
})
export const phasedReleaseStateInput = v.object({
  ...ofApp,
  state: v.picklist(phasedStateWords),
  reason: v.optional(text(versionLimits.shelfOffReason, 0), ''),
})

/** A package as this interface describes it. */
const distributedPackage = v.object({
  pkgId: v.string(),
  appId: v.string(),
  packageType: v.number(),
  fileName: v.string(),
  objectId: v.string(),
  size: v.number(),
  sha256: v.string(),
  /** 0 ready, 1 processing, 2 failed. */
  successStatus: v.number(),
  failMessage: v.nullable(v.string()),
  packageName: v.nullable(v.string()),
  versionName: v.nullable(v.string()),
  versionCode: v.nullable(v.number()),
  live: v.boolean(),
  createTime: v.number(),
  updateTime: v.number(),
})
export const distributedPackageAnswer = v.object({ package: distributedPackage })
export const distributedPackages = page(distributedPackage)
export const distributedPackagesInput = v.object({ appId: id, ...listInput })
export const distributedPackageInput = v.object({ appId: id, pkgId: id })
export const createDistributedPackageInput = v.object({
  appId: id,
  objectId,
  /** Default: the name of the object. */
  fileName: v.optional(nameText(255)),
})
/** Desktop programs don't state their name and version. */
export const createDistributedProgramInput = v.object({
  ...createDistributedPackageInput.entries,
  versionName: nameText(64),
  displayName: nameText(255),
})

const expansionKind = v.picklist(expansionKinds)
/** The expansion files of a package. */
export const expansionFiles = v.object({
  files: v.array(
    v.object({
      kind: expansionKind,
      objectId: v.string(),
      fileName: v.string(),
      size: v.number(),
      sha256: v.string(),
    }),
  ),
})
export const expansionInput = v.object({ ...distributedPackageInput.entries, kind: expansionKind })
export const createExpansionInput = v.object({ ...expansionInput.entries, objectId })

/** A package, an expansion file, or an image of a version. */
export const tempUrlInput = v.object({ appId: id, objectId })
export const tempUrl = v.object({ url: v.string(), fileName: v.string(), size: v.number(), expires: v.number() })

/** Countries and regions where apps can be released, with their names in every interface language. */
export const regionNames = v.object({
  regions: v.array(v.object({ id: v.string(), names: v.object({ cn: v.string(), en: v.string(), ru: v.string() }) })),
})
