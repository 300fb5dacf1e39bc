import type { PermissionDeclarations } from '@console-widgets/contract'
import { freeDomain, linkPath } from '@console-widgets/redirects'

export const linkLimits = {
  prefixesPerProject: 10,
  allowedUris: 20,
  linksPerApp: 5000,
  linkName: 64,
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

/** Path of a link with a suffix. */
export function pathOfLink(prefix: string, suffix: string): string {
  return `${linkPath}/${prefix}/${suffix}`
}

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

export const permissions = {
  'links.manage': ['app-administrator', 'development', 'operations'],
} satisfies PermissionDeclarations
