import * as v from 'valibot'
import {
  id,
  listInput,
  nameText,
  objectId,
  optionalText,
  page,
  text,
  webAddress,
  wholeNumber,
} from '@console-widgets/core/schemas'
import {
  claimStates,
  deviceObstacles,
  failReasons,
  largestVersionCode,
  nameStates,
  packageFormats,
  packageLimits,
  packageWarnings,
  processStages,
  successStatusCodes,
  type FailReason,
  type PackageFormat,
} from './model.ts'

const packageName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(128, 'must have at most 128 characters'),
  v.regex(
    /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/,
    'must be dotted segments of letters, digits and underscores, such as com.example.app',
  ),
)
const versionName = nameText(packageLimits.versionName)
const versionCode = wholeNumber(1, largestVersionCode)

/** An expansion file, main or patch. */
const expansion = v.object({ obsObjectId: v.string(), fileName: v.string(), fileSize: v.number(), sha256: v.string() })

/** Signer of a package, from the certificate. */
const signer = v.object({
  /** SHA-256 of the certificate in hexadecimal. */
  fingerprint: v.string(),
  subject: v.string(),
  issuer: v.string(),
  algorithm: v.string(),
  validFrom: v.number(),
  validTo: v.number(),
})
export type Signer = v.InferOutput<typeof signer>

/** Size of a package by purpose, packed and unpacked. */
const contentPart = v.object({
  kind: v.picklist(['code', 'native', 'resources', 'assets', 'signature', 'other']),
  packed: v.number(),
  unpacked: v.number(),
  files: v.number(),
})
export type ContentPart = v.InferOutput<typeof contentPart>

/** A package as the platform returns it. Parser results are null or empty until parsed. */
export const appPackage = v.object({
  pkgId: v.string(),
  appId: v.string(),
  /** Version name shown to users; used as the version's name in lists. */
  pkgVersion: v.nullable(v.string()),
  packageType: v.number(),
  format: v.picklist(Object.keys(packageFormats) as PackageFormat[]),
  fileName: v.string(),
  objectId: v.string(),
  size: v.number(),
  sha256: v.string(),
  /** 0 ready, 1 processing, 2 failed. */
  successStatus: v.picklist(successStatusCodes),
  failReason: v.nullable(v.picklist(Object.keys(failReasons) as FailReason[])),
  /** Platform code of the failure. */
  failCode: v.nullable(v.number()),
  failMessage: v.nullable(v.string()),
  warnings: v.array(v.picklist(packageWarnings)),
  packageName: v.nullable(v.string()),
  label: v.nullable(v.string()),
  versionName: v.nullable(v.string()),
  versionCode: v.nullable(v.number()),
  minSdk: v.nullable(v.number()),
  targetSdk: v.nullable(v.number()),
  debuggable: v.boolean(),
  permissions: v.array(v.string()),
  features: v.array(v.string()),
  /** Processor architectures of its native code; empty if it has none. */
  abis: v.array(v.string()),
  /** Signature schemes that were found and verified. */
  signatureSchemes: v.array(v.number()),
  signer: v.nullable(signer),
  contents: v.array(contentPart),
  sensitivePermissionDesc: v.string(),
  remark: v.string(),
  obbMain: v.nullable(expansion),
  obbPatch: v.nullable(expansion),
  /** Package of the live version. */
  live: v.boolean(),
  createTime: v.number(),
  updateTime: v.number(),
})
export type AppPackage = v.InferOutput<typeof appPackage>

export const packageAnswer = v.object({ package: appPackage })
/** A package, and its app's live one to compare it with. */
export const packageDetail = v.object({ package: appPackage, livePackage: v.nullable(appPackage) })
export const packagePage = page(appPackage)

export const packageInput = v.object({ pkgId: id })
export const packageListInput = v.object({ appId: id, ...listInput })

const obbObject = v.optional(v.nullable(objectId))
export const createPackageInput = v.object({
  appId: id,
  objectId,
  /** Default: the name of the object. */
  fileName: v.optional(nameText(packageLimits.fileName)),
  sensitivePermissionDesc: optionalText(packageLimits.sensitivePermissionDesc),
  remark: optionalText(packageLimits.remark),
  obbMain: obbObject,
  obbPatch: obbObject,
  /** Desktop programs don't state their version. */
  versionName: v.optional(versionName),
  displayName: v.optional(nameText(packageLimits.displayName)),
})
/** Fields of a package that users can change; null removes an expansion file. */
export const updatePackageInput = v.object({
  pkgId: id,
  sensitivePermissionDesc: optionalText(packageLimits.sensitivePermissionDesc),
  remark: optionalText(packageLimits.remark),
  obbMain: obbObject,
  obbPatch: obbObject,
})

export const processTask = v.object({
  taskId: v.string(),
  pkgId: v.string(),
  state: v.picklist(['running', 'done', 'failed']),
  stages: v.array(
    v.object({
      stage: v.picklist(processStages),
      state: v.picklist(['waiting', 'running', 'done', 'failed']),
      time: v.nullable(v.number()),
    }),
  ),
  startTime: v.number(),
  endTime: v.nullable(v.number()),
})
export type ProcessTask = v.InferOutput<typeof processTask>

export const packageStateInput = v.object({
  pkgIds: v.pipe(
    v.array(id),
    v.minLength(1, 'must name at least one package'),
    v.maxLength(packageLimits.stateIds, `must name at most ${packageLimits.stateIds} packages`),
  ),
})
/** States of packages, in request order; unknown ones are omitted. */
export const packageStates = v.object({
  packages: v.array(
    v.object({ ...v.pick(appPackage, ['pkgId', 'successStatus', 'failReason', 'failCode', 'failMessage']).entries }),
  ),
})

/** A web page to turn into a quick app. */
export const rpkFromWebInput = v.object({
  appId: id,
  name: nameText(30),
  url: webAddress,
  packageName,
  versionName,
  versionCode,
})
export const rpkListInput = v.object({ appId: v.optional(id), packageName: v.optional(packageName), ...listInput })

export const phoneListInput = v.object({ pkgId: id })
/** Device catalog, with the reasons why the package doesn't run on each device. */
export const phoneList = v.object({
  phones: v.array(
    v.object({
      model: v.string(),
      name: v.string(),
      brand: v.string(),
      deviceType: v.number(),
      systemVersion: v.string(),
      sdk: v.number(),
      abis: v.array(v.string()),
      supported: v.boolean(),
      obstacles: v.array(v.object({ obstacle: v.picklist(deviceObstacles), detail: v.string() })),
    }),
  ),
})
export type Phone = v.InferOutput<typeof phoneList>['phones'][number]

export const claim = v.object({
  claimId: v.string(),
  packageName: v.string(),
  description: v.string(),
  proofs: v.array(v.object({ objectId: v.string(), fileName: v.string() })),
  state: v.picklist(claimStates),
  /** Reviewer's comment. */
  opinion: v.string(),
  createTime: v.number(),
  updateTime: v.number(),
})
export type Claim = v.InferOutput<typeof claim>
export const createClaimInput = v.object({
  packageName,
  description: text(packageLimits.claimDescription, 10),
  proofs: v.pipe(
    v.array(objectId),
    v.minLength(1, 'must name at least one proof'),
    v.maxLength(packageLimits.claimProofs, `must name at most ${packageLimits.claimProofs} proofs`),
  ),
})
export const claimAnswer = v.object({ claim })
export const claimIdInput = v.object({ claimId: id })
/** Without either, returns all claims of the team, newest first. */
export const claimsInput = v.object({ claimId: v.optional(id), packageName: v.optional(packageName) })
export const claims = v.object({ claims: v.array(claim) })
export const checkNameInput = v.object({ packageName })
export const checkNameAnswer = v.object({ packageName: v.string(), state: v.picklist(nameStates) })
