import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

/** Base paths of the newer and the older variant (R156, R157). */
const newer = '/cloud-storage/v2'
const older = '/cloud-storage/v1'

const define = defineCalls<typeof schemas>()

/** Every call is a POST with a body (R158), sent to the selected site. */
const at = <const Path extends string>(path: Path) =>
  ({
    method: 'POST',
    zone: 'site',
    path: `${newer}/${path}`,
    olderPath: { path: `${older}/${path}`, switch: 'cloudStorageZones' },
  }) as const

const read = { effect: 'read' } as const
const ofBuckets = { touches: ['cloud-storage.buckets'] } as const
/** Affected by file changes: contents of buckets, and cached files of sites. */
const ofFiles = { touches: ['cloud-storage.files', 'cloud-storage.buckets'] } as const
const manage = { permission: 'cloud-storage.manage' } as const
const upload = { permission: 'cloud-storage.upload' } as const
const look = { permission: 'cloud-storage.look' } as const

/** The service, and buckets. */
export const serviceCalls = define({
  'cloud-storage.service.exists': {
    ...at('storage/existService'),
    ...read,
    ...ofBuckets,
    follows: ['projects.orders'],
    title: 'Does the storage service exist',
    input: 'regionInput',
    output: 'serviceAnswer',
  },
  'cloud-storage.storage-bucket.create': {
    ...at('storage/createBucket'),
    ...manage,
    ...ofBuckets,
    title: 'Set up the service where it is not yet, and create a bucket',
    input: 'createBucketInput',
    output: 'bucketAnswer',
  },
  'cloud-storage.bucket-id.query': {
    ...at('common/queryBucketIds'),
    ...read,
    touches: ['cloud-storage.buckets', 'cloud-storage.rules', 'cloud-storage.cors', 'cloud-storage.hosting'],
    title: 'Query buckets',
    input: 'bucketListInput',
    output: 'bucketPage',
  },
  'cloud-storage.data.init': {
    ...at('common/initData'),
    ...manage,
    ...ofBuckets,
    title: 'Set up the service in a region',
    headless: { usedBy: 'pipeline', why: 'prepares a region for its buckets; in the console, the first bucket does' },
    input: 'regionInput',
    output: 'enabledService',
  },
  'cloud-storage.bucket-id.get': {
    ...at('common/getBucketId'),
    ...read,
    touches: ['cloud-storage.buckets', 'cloud-storage.rules', 'cloud-storage.cors', 'cloud-storage.hosting'],
    title: 'Get a bucket by its id or name',
    input: 'findBucketInput',
    output: 'bucketAnswer',
  },
  'cloud-storage.user-level.get': {
    ...at('common/getUserLevel'),
    ...read,
    touches: ['cloud-storage.buckets', 'cloud-storage.files', 'cloud-storage.hosting'],
    title: 'Get the team’s plan, quotas, and usage',
    input: 'regionInput',
    output: 'levelAnswer',
  },
})

/** Files, folders, and links to files. */
export const fileCalls = define({
  'cloud-storage.file.list': {
    ...at('file/listFiles'),
    ...read,
    ...ofFiles,
    title: 'List files and folders',
    input: 'fileListInput',
    output: 'filePage',
  },
  'cloud-storage.folder.create': {
    ...at('file/createFolder'),
    ...upload,
    ...ofFiles,
    title: 'Create folder',
    input: 'createFolderInput',
    output: 'entryAnswer',
  },
  'cloud-storage.file-bucket.create': {
    ...at('file/createBucket'),
    ...manage,
    ...ofBuckets,
    title: 'Create another bucket where the service is set up',
    input: 'createBucketInput',
    output: 'bucketAnswer',
  },
  'cloud-storage.file-bucket.delete': {
    ...at('file/deleteBucket'),
    ...manage,
    ...ofBuckets,
    title: 'Delete an empty bucket',
    effect: 'destroy',
    confirm: 'typed',
    input: 'bucketIdInput',
  },
  'cloud-storage.file-detail.query': {
    ...at('file/queryDetail'),
    ...read,
    ...look,
    touches: ['cloud-storage.files', 'cloud-storage.tokens'],
    title: 'Query file detail',
    input: 'fileKeyInput',
    output: 'fileAnswer',
  },
  'cloud-storage.files.delete': {
    ...at('file/deleteFiles'),
    ...upload,
    ...ofFiles,
    title: 'Delete files and folders',
    effect: 'destroy',
    input: 'filesInput',
    output: 'filesAnswer',
  },
  'cloud-storage.file-token.create': {
    ...at('file/createToken'),
    ...upload,
    touches: ['cloud-storage.tokens'],
    title: 'Create a link that opens a file',
    input: 'createTokenInput',
    output: 'tokenAnswer',
  },
  'cloud-storage.file-token.delete': {
    ...at('file/deleteToken'),
    ...upload,
    touches: ['cloud-storage.tokens'],
    title: 'Revoke a link',
    effect: 'destroy',
    confirm: 'click',
    input: 'tokenIdInput',
  },
  'cloud-storage.file-token.clear-and-refresh': {
    ...at('file/clearAndRefreshToken'),
    ...upload,
    touches: ['cloud-storage.tokens'],
    title: 'Revoke all links of a file and create a new one',
    effect: 'destroy',
    input: 'fileKeyInput',
    output: 'refreshTokensAnswer',
  },
  'cloud-storage.file.put': {
    ...at('file/putFile'),
    ...upload,
    ...ofFiles,
    title: 'Put an uploaded object into a bucket',
    spec: 'ours',
    input: 'putFileInput',
    output: 'fileAnswer',
  },
  'cloud-storage.files.move': {
    ...at('file/moveFiles'),
    ...upload,
    ...ofFiles,
    title: 'Move or rename files and folders',
    spec: 'ours',
    input: 'moveFilesInput',
    output: 'filesAnswer',
  },
  'cloud-storage.files.copy': {
    ...at('file/copyFiles'),
    ...upload,
    ...ofFiles,
    title: 'Copy files and folders',
    spec: 'ours',
    input: 'copyFilesInput',
    output: 'filesAnswer',
  },
  'cloud-storage.task.get': {
    ...at('task/queryTask'),
    ...read,
    ...ofFiles,
    title: 'Get how far a deletion, move, copy or refresh is',
    spec: 'ours',
    input: 'taskInput',
    output: 'taskAnswer',
  },
  'cloud-storage.task.cancel': {
    ...at('task/cancelTask'),
    ...upload,
    ...ofFiles,
    title: 'Stop a deletion, move or copy where it is',
    spec: 'ours',
    input: 'taskInput',
    output: 'taskAnswer',
  },
})

/** Storage, traffic, and request statistics. */
export const usageCalls = define({
  'cloud-storage.usage.list': {
    ...at('usage/listUsage'),
    ...read,
    ...ofFiles,
    title: 'List usage day by day',
    input: 'usageInput',
    output: 'usageAnswer',
  },
})

const ofRules = { touches: ['cloud-storage.rules'] } as const

/** Security rules and CORS of buckets. */
export const securityCalls = define({
  'cloud-storage.security-rule.set': {
    ...at('security/setSecurityRule'),
    ...manage,
    ...ofRules,
    title: 'Keep a draft of security rules, or publish them',
    input: 'setRulesInput',
    output: 'rulesAnswer',
  },
  'cloud-storage.security-rule-resource.get': {
    ...at('security/getSecurityRuleResource'),
    ...read,
    ...ofRules,
    title: 'Get security rules, their draft and their history',
    input: 'rulesInput',
    output: 'rulesAnswer',
  },
  'cloud-storage.security-simulator.run': {
    ...at('security/simulatorRun'),
    ...read,
    touches: ['cloud-storage.rules', 'cloud-storage.files'],
    title: 'Try security rules on a request',
    input: 'simulatorInput',
    output: 'simulatorAnswer',
  },
  'cloud-storage.security-stat.query': {
    ...at('security/queryStat'),
    ...read,
    ...ofRules,
    title: 'Query what security rules have decided',
    input: 'statisticsInput',
    output: 'statisticsAnswer',
  },
  'cloud-storage.security-rule.check': {
    ...at('security/check'),
    ...read,
    touches: [],
    title: 'Check a text of security rules',
    input: 'checkRulesInput',
    output: 'checkRulesAnswer',
  },
  'cloud-storage.security-rule.delete': {
    ...at('security/delete'),
    ...manage,
    ...ofRules,
    title: 'Go back to the default security rules',
    effect: 'destroy',
    input: 'bucketIdInput',
    output: 'rulesAnswer',
  },
  'cloud-storage.access-token.create': {
    ...at('security/createAccessToken'),
    ...manage,
    touches: [],
    title: 'Sign a user of an application in for the rules',
    spec: 'ours',
    headless: { usedBy: 'server', why: 'it knows who the users of its application are' },
    input: 'createAccessInput',
    output: 'accessAnswer',
  },
  'cloud-storage.bucket-cors.query': {
    ...at('bucket/queryCors'),
    ...read,
    touches: ['cloud-storage.cors'],
    title: 'Query CORS rules of a bucket',
    input: 'bucketIdInput',
    output: 'corsAnswer',
  },
  'cloud-storage.bucket-cors.update': {
    ...at('bucket/updateCors'),
    ...manage,
    touches: ['cloud-storage.cors'],
    title: 'Replace CORS rules of a bucket',
    input: 'updateCorsInput',
    output: 'corsAnswer',
  },
  'cloud-storage.bucket-cors.delete': {
    ...at('bucket/deleteCors'),
    ...manage,
    touches: ['cloud-storage.cors'],
    title: 'Delete all CORS rules of a bucket',
    effect: 'destroy',
    input: 'bucketIdInput',
  },
})

const ofHosting = { touches: ['cloud-storage.hosting'] } as const

/** Web sites served from buckets, and their cached files. */
export const hostingCalls = define({
  'cloud-storage.hosting-cdn.query': {
    ...at('hosting/queryCDN'),
    ...read,
    touches: ['cloud-storage.hosting', 'cloud-storage.files'],
    title: 'Query sites, their copies and refreshes',
    input: 'cdnInput',
    output: 'cdnAnswer',
  },
  'cloud-storage.hosting-cdn.refresh': {
    ...at('hosting/refreshCDN'),
    ...manage,
    ...ofHosting,
    title: 'Refresh copies of a site',
    input: 'refreshCdnInput',
    output: 'refreshCdnAnswer',
  },
  'cloud-storage.hosting-site.create': {
    ...at('hosting/createSite'),
    ...manage,
    ...ofHosting,
    title: 'Serve a bucket as a web site',
    spec: 'ours',
    input: 'createSiteInput',
    output: 'siteAnswer',
  },
  'cloud-storage.hosting-site.update': {
    ...at('hosting/updateSite'),
    ...manage,
    ...ofHosting,
    title: 'Change how a site is served',
    spec: 'ours',
    input: 'updateSiteInput',
    output: 'siteAnswer',
  },
  'cloud-storage.hosting-site.delete': {
    ...at('hosting/deleteSite'),
    ...manage,
    ...ofHosting,
    title: 'Stop serving a site',
    effect: 'destroy',
    spec: 'ours',
    input: 'siteIdInput',
  },
})

/** Calls of the area `cloud-storage`. */
export const calls = { ...serviceCalls, ...fileCalls, ...usageCalls, ...securityCalls, ...hostingCalls }
