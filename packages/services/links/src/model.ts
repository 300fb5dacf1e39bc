import type { PermissionDeclarations } from '@console-widgets/contract'
import { freeDomain, linkPath } from '@console-widgets/redirects'

export const linkLimits = {
  /** Apps of Apple devices that a prefix names. */
  appleApps: 5,
  prefixesPerProject: 10,
  allowedUris: 20,
  linksPerApp: 5000,
  /** Rows of a file of links, and links that one request creates. */
  importRows: 1000,
  importedAtOnce: 100,
  domainsPerApp: 20,
  intentsPerApp: 50,
  codesPerApp: 500,
  /** Characters of the JSON schema of an intent's parameters. */
  parameters: 8000,
  linkName: 64,
  /** Characters of each part of a campaign. */
  campaign: 64,
  description: 200,
  pattern: 300,
  /** Length of a suffix that the platform chooses. */
  shortSuffix: 6,
  longSuffix: 17,
  /** Most days that a report covers. */
  reportDays: 90,
} as const

/** Kinds of links. A deep link carries its targets in its address; the others have a suffix and stored targets. */
export const linkKinds = ['short', 'deep', 'unified', 'harmony'] as const
export type LinkKind = (typeof linkKinds)[number]

export const suffixLengths = ['SHORT', 'LONG'] as const
export type SuffixLength = (typeof suffixLengths)[number]

/** Why a link of a file isn't created. */
export const importProblems = ['suffix-used', 'allowed-uri', 'target', 'limit', 'other'] as const
export type ImportProblem = (typeof importProblems)[number]

export const linkStatuses = ['on', 'off'] as const
export type LinkStatus = (typeof linkStatuses)[number]

/** State of a link: its status, or that its time is over. */
export const linkStates = ['on', 'off', 'expired'] as const
export type LinkState = (typeof linkStates)[number]

export const prefixForm = /^[a-z0-9]{4,32}$/
export const suffixForm = /^[A-Za-z0-9]{4,32}$/
export const packageNameForm = /^[A-Za-z]\w{0,63}(\.[A-Za-z]\w{0,63}){1,9}$/

/** Prefixes that look like the platform’s own addresses. */
export const reservedPrefixes: readonly string[] = [
  'about',
  'account',
  'accounts',
  'admin',
  'agconnect',
  'agreement',
  'agreements',
  'apps',
  'assets',
  'auth',
  'billing',
  'console',
  'developer',
  'developers',
  'docs',
  'download',
  'harmony',
  'harmonyos',
  'help',
  'home',
  'huawei',
  'legal',
  'link',
  'links',
  'login',
  'mail',
  'pay',
  'payment',
  'payments',
  'privacy',
  'security',
  'service',
  'signin',
  'signup',
  'static',
  'status',
  'store',
  'support',
  'system',
  'test',
  'verify',
  'wellknown',
]

/** Address of a prefix, as the specification writes it: the free host. */
export function uriPrefixOf(prefix: string): string {
  return `https://${prefix}.${freeDomain}`
}

/** Address of a link with a suffix at a host of the app’s own. */
export const addressAtDomain = (domain: string, suffix: string): string => `https://${domain}/${suffix}`

/** Path of a link with a suffix. */
export function pathOfLink(prefix: string, suffix: string): string {
  return `${linkPath}/${prefix}/${suffix}`
}

/** States of a domain of HarmonyOS links: its file is being read, names the app, or doesn't. */
export const domainStates = ['checking', 'verified', 'failed'] as const
export type DomainState = (typeof domainStates)[number]

/** Why a domain isn't verified. */
export const domainProblems = ['unreachable', 'status', 'too-large', 'not-json', 'no-app'] as const
export type DomainProblem = (typeof domainProblems)[number]

/** A public host name, without a port. */
export const domainForm = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** Path of the file by which a site says which apps open its links. */
export const verificationPath = '/.well-known/applinking.json'

/** What the file must contain for an app. HarmonyOS reads it when the app is installed. */
export const verificationFile = (appId: string): string =>
  JSON.stringify({ applinking: { apps: [{ appIdentifier: appId }] } }, null, 2)

/** Path of the file in which Android reads which apps open the links of a host. */
export const assetLinksPath = '/.well-known/assetlinks.json'

/** Path of the file by which Apple’s devices read which apps open the links of a host. */
export const appleFilePath = '/.well-known/apple-app-site-association'

/** Form of an app’s ID there: that of its developer team, and its bundle ID. */
export const appleAppForm = /^[A-Z0-9]{10}\.[A-Za-z0-9-]{1,100}(\.[A-Za-z0-9-]{1,100}){1,10}$/

/** The lines of a text that aren’t empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The file, as Universal Links define it: every path of the host opens in the apps. */
export function appleFile(appIds: readonly string[]): string {
  const details = appIds.length === 0 ? [] : [{ appIDs: appIds, components: [{ '/': '/*' }] }]
  return JSON.stringify({ applinks: { details } }, null, 2)
}

/** An Android app, and the SHA-256 in hexadecimal of a certificate that has signed it. */
export interface SignedApp {
  packageName: string
  fingerprint: string
}

/** The file, as Digital Asset Links define it: one statement for each app, with all of its certificates. */
export function assetLinksFile(apps: readonly SignedApp[]): string {
  const statements = [...new Set(apps.map(({ packageName }) => packageName))].map((name) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: {
      namespace: 'android_app',
      package_name: name,
      sha256_cert_fingerprints: apps
        .filter(({ packageName }) => packageName === name)
        .map(({ fingerprint }) => (fingerprint.toUpperCase().match(/../g) ?? []).join(':')),
    },
  }))
  return JSON.stringify(statements, null, 2)
}

/** Names of intents and abilities, as HarmonyOS has them. */
export const intentNameForm = /^[A-Z][A-Za-z0-9]{1,63}$/
export const abilityForm = /^[A-Za-z]\w{0,126}$/

/** Codes whose target stays, and those whose target can be changed. */
export const codeTypes = ['fixed', 'changeable'] as const
export type CodeType = (typeof codeTypes)[number]

/** Path of an HM Code. No prefix is as short. */
export const pathOfCode = (code: string): string => `${linkPath}/h/${code}`

/** State of a link at a time. */
export function stateOfLink(link: { status: LinkStatus; expireTime: number | null }, now: number): LinkState {
  if (link.status === 'off') return 'off'
  return link.expireTime !== null && link.expireTime <= now ? 'expired' : 'on'
}

/** Fields that the lists can be filtered and sorted by. */
export const linkListFields = {
  linkName: 'text',
  suffix: 'text',
  prefix: 'text',
  status: 'text',
  expireTime: 'time',
  createTime: 'time',
  updateTime: 'time',
} as const
export const prefixListFields = { prefix: 'text', description: 'text', createTime: 'time', updateTime: 'time' } as const
export const allowedUriListFields = {
  pattern: 'text',
  description: 'text',
  createTime: 'time',
  updateTime: 'time',
} as const

export const domainListFields = { domain: 'text', state: 'text', checkTime: 'time', createTime: 'time' } as const
export const intentListFields = { intentName: 'text', ability: 'text', createTime: 'time', updateTime: 'time' } as const
export const codeListFields = { codeType: 'text', code: 'text', createTime: 'time', updateTime: 'time' } as const

export const permissions = {
  'links.manage': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations
