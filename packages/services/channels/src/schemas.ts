import * as v from 'valibot'
import { id, listInput, nameText, objectId, optionalText, page, text, time } from '@console-widgets/core/schemas'
import {
  buildStates,
  channelIdForm,
  channelLimits,
  channelPlaces,
  largestPackageBytes,
  obstacles,
  taskStates,
} from './model.ts'

const channelId = v.pipe(
  v.string(),
  v.trim(),
  v.regex(channelIdForm, `must have 1 to ${channelLimits.channelId} letters, digits, - and _`),
)
const channelName = nameText(channelLimits.channelName)
const contact = optionalText(channelLimits.contact)

/** A channel of an app, as the platform returns it. */
export const channelConfig = v.object({
  configId: id,
  appId: id,
  channelId: v.string(),
  channelName: v.string(),
  contact: v.string(),
  /** Whether new jobs build packages for it. */
  isOn: v.boolean(),
  /** Of the app’s page in the store, which counts who installs from there. */
  address: v.string(),
  /** From the app’s page in the store, by visitors whom the channel has led there. */
  installs: v.number(),
  createTime: time,
  updateTime: time,
})
export const channelConfigPage = page(channelConfig)
export const configListInput = v.object({ appId: id, ...listInput })
export const configIdInput = v.object({ appId: id, configId: id })
/** What a form asks for. */
export const channelForm = v.object({ channelName, channelId, contact })
export const createConfigInput = v.object({ appId: id, ...channelForm.entries })
/** A channel ID is in packages that were built: it can't change. */
export const updateConfigInput = v.object({
  appId: id,
  configId: id,
  channelName: v.optional(channelName),
  contact,
  isOn: v.optional(v.boolean()),
})

/** SHA-256 in hexadecimal of a certificate. */
const fingerprint = v.string()

export const availabilityInput = v.object({ appId: id, pkgId: v.optional(id) })
/** Whether packages of channels can be built from a package, and if not, why. */
export const packageAvailability = v.object({
  pkgId: v.string(),
  fileName: v.string(),
  format: v.string(),
  versionName: v.nullable(v.string()),
  versionCode: v.nullable(v.number()),
  size: v.number(),
  schemes: v.array(v.number()),
  /** Certificate that signed it. */
  fingerprint: v.nullable(fingerprint),
  available: v.boolean(),
  obstacles: v.array(v.picklist(obstacles)),
  createTime: time,
})
export type PackageAvailability = v.InferOutput<typeof packageAvailability>
export const availabilityAnswer = v.object({
  packages: v.array(packageAvailability),
  /** Fingerprints of the app’s certificates. */
  certificates: v.array(fingerprint),
})

export const startUploadInput = v.object({
  appId: id,
  fileName: nameText(64, 5),
  contentLength: v.pipe(
    v.number(),
    v.integer('must be a whole number'),
    v.minValue(1, 'must be at least 1'),
    v.maxValue(largestPackageBytes, `must be at most ${largestPackageBytes}`),
  ),
})
/** How to send the file to the file service. A job then takes the object. */
export const uploadAnswer = v.object({
  bizTag: v.string(),
  fileName: v.string(),
  contentLength: v.number(),
  /** Size of a part; null if the file is sent as a whole. */
  partSize: v.nullable(v.number()),
})

/** A package of a channel, which a job builds. */
export const channelPackage = v.object({
  packageId: v.string(),
  channelId: v.string(),
  channelName: v.string(),
  state: v.picklist(buildStates),
  /** Why it couldn’t be built. */
  message: v.nullable(v.string()),
  place: v.nullable(v.picklist(channelPlaces)),
  objectId: v.nullable(v.string()),
  fileName: v.nullable(v.string()),
  size: v.nullable(v.number()),
  sha256: v.nullable(v.string()),
  endTime: v.nullable(time),
  /** Of the app’s page in the store, for the channel. */
  address: v.string(),
})
const jobEntries = {
  jobId: v.string(),
  appId: v.string(),
  /** Package of the app that it builds from; null for an uploaded file. */
  pkgId: v.nullable(v.string()),
  fileName: v.string(),
  versionName: v.nullable(v.string()),
  size: v.number(),
  fingerprint: v.nullable(fingerprint),
  state: v.picklist(buildStates),
  message: v.nullable(v.string()),
  total: v.number(),
  succeeded: v.number(),
  failed: v.number(),
  /** Percent done. */
  progress: v.number(),
  createTime: time,
  endTime: v.nullable(time),
}
/** A job that builds the packages of channels. */
export const packageJob = v.object(jobEntries)
export type PackageJob = v.InferOutput<typeof packageJob>
export const packageJobDetail = v.object({
  ...jobEntries,
  packages: v.array(channelPackage),
  /** The newest job before it that has built packages, with what these are. Null: there is none. */
  previous: v.nullable(
    v.object({
      jobId: v.string(),
      fileName: v.string(),
      versionName: v.nullable(v.string()),
      fingerprint: v.nullable(fingerprint),
      createTime: time,
      packages: v.array(
        v.object({
          channelId: v.string(),
          channelName: v.string(),
          size: v.nullable(v.number()),
          sha256: v.nullable(v.string()),
        }),
      ),
    }),
  ),
})
export const packageJobPage = page(packageJob)
export const jobListInput = v.object({ appId: id, ...listInput })
export const jobIdInput = v.object({ appId: id, jobId: id })
const channelIds = v.pipe(
  v.array(channelId),
  v.minLength(1, 'must name at least one channel'),
  v.maxLength(channelLimits.channelsPerJob, `must name at most ${channelLimits.channelsPerJob} channels`),
  v.check((ids) => new Set(ids).size === ids.length, 'must not name a channel twice'),
)
export const createJobInput = v.pipe(
  v.object({
    appId: id,
    channelIds,
    /** Package of the app. */
    pkgId: v.optional(id),
    /** Uploaded file, instead of a package of the app. */
    objectId: v.optional(objectId),
  }),
  v.forward(
    v.check(
      ({ pkgId, objectId: uploaded }) => (pkgId === undefined) !== (uploaded === undefined),
      'is required unless objectId is given, and not both',
    ),
    ['pkgId'],
  ),
)

/** A certificate that the packages of an app are signed with. It has no private key. */
export const signatureCertificate = v.object({
  certificateId: v.string(),
  appId: v.string(),
  certificateName: v.string(),
  fingerprint,
  subject: v.string(),
  issuer: v.string(),
  serial: v.string(),
  algorithm: v.string(),
  validFrom: v.number(),
  validTo: v.number(),
  createTime: time,
  updateTime: time,
})
export const certificatePage = page(signatureCertificate)
export const certificateListInput = v.object({ appId: id, ...listInput })
export const certificateIdInput = v.object({ appId: id, certificateId: id })
const certificateName = nameText(channelLimits.certificateName)
export const createCertificateInput = v.object({
  appId: id,
  certificateName,
  /** X.509 certificate as PEM, or its DER as base64. */
  certificate: text(channelLimits.certificate),
})
export const updateCertificateInput = v.object({ appId: id, certificateId: id, certificateName })

/** Running work of an app’s jobs. */
export const channelTask = v.object({
  taskId: v.string(),
  jobId: v.string(),
  appId: v.string(),
  fileName: v.string(),
  state: v.picklist(taskStates),
  done: v.number(),
  total: v.number(),
  createTime: time,
  startTime: v.nullable(time),
  endTime: v.nullable(time),
})
export const channelTaskPage = page(channelTask)
export const taskListInput = v.object({ appId: id, ...listInput })

/** Where all packages of a job are as one file, for a few minutes. */
export const packagesAddress = v.object({ url: v.string() })
