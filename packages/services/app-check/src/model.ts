import type { PermissionDeclarations } from '@console-widgets/contract'

/** What a check looks at. */
export const checkCategories = [
  'compatibility',
  'stability',
  'performance',
  'power',
  'security',
  'privacy',
  'experience',
] as const
export type CheckCategory = (typeof checkCategories)[number]

/** How far a check is. `failed` has findings that block a release; `error` couldn't be completed. */
export const checkStates = ['pending', 'running', 'passed', 'failed', 'error'] as const
export type CheckState = (typeof checkStates)[number]

/** Whether a check has yet to end. */
export function isRunning(status: CheckState): boolean {
  return status === 'pending' || status === 'running'
}

/** How much a finding matters, most first. */
export const findingRanks = ['block', 'serious', 'minor', 'info'] as const
export type FindingRank = (typeof findingRanks)[number]

/** Who started a check. */
export const checkSources = ['console', 'pipeline'] as const

/** Rules with their categories, in the order of a report. */
export const checkRules = {
  'package-unreadable': 'compatibility',
  'target-sdk': 'compatibility',
  'no-64-bit-code': 'compatibility',
  'page-size': 'compatibility',
  'page-size-stored': 'compatibility',
  'device-obstacle': 'compatibility',
  'crash-rate': 'stability',
  'freeze-rate': 'stability',
  'duplicate-files': 'performance',
  'png-as-webp': 'performance',
  'debug-symbols': 'performance',
  'package-grew': 'performance',
  'background-location': 'power',
  'battery-exemption': 'power',
  'secret-in-package': 'security',
  'open-component': 'security',
  debuggable: 'security',
  'debug-certificate': 'security',
  'certificate-weak': 'security',
  'certificate-ends': 'security',
  'signature-scheme': 'security',
  'cleartext-traffic': 'security',
  'user-certificates': 'security',
  backup: 'security',
  'risky-call': 'security',
  'executable-stack': 'security',
  'writable-addresses': 'security',
  'restricted-permission': 'privacy',
  'unused-permission': 'privacy',
  'sdk-data': 'privacy',
  'missing-translations': 'experience',
} as const satisfies Record<string, CheckCategory>
export type CheckRule = keyof typeof checkRules
export const checkRuleIds = Object.keys(checkRules) as readonly CheckRule[]

/** What a rule came to in a check: nothing found, findings, or it couldn't judge. */
export const itemStates = ['passed', 'found', 'not-judged'] as const
export type ItemState = (typeof itemStates)[number]

/** A finding compared with those of the check before. */
export const findingChanges = ['new', 'still', 'gone'] as const
export type FindingChange = (typeof findingChanges)[number]

/** Formats that a report can be downloaded in. SARIF is what build servers show findings from. */
export const reportFormats = ['html', 'json', 'sarif'] as const
export type ReportFormat = (typeof reportFormats)[number]

/** Languages that reports are written in. */
export const reportLanguages = ['cn', 'en', 'ru'] as const
export type ReportLanguage = (typeof reportLanguages)[number]

export const checkLimits = {
  /** Checks that a team can start in 24 hours. */
  checksPerDay: 20,
  checksPerApp: 100,
  suppressionsPerApp: 500,
  reason: 300,
  testAccount: 100,
  /** Findings that a rule keeps. */
  findingsPerRule: 200,
} as const

/** Seconds for which the address of a report is valid. */
export const reportLinkSeconds = 600

/** Devices with a version below which its rates say nothing. */
export const fewestDevices = 30

/** Fields that the list of checks can be filtered and sorted by. */
export const checkListFields = {
  fileName: 'text',
  versionName: 'text',
  status: 'text',
  createTime: 'time',
  endTime: 'time',
} as const

/** Fields that the list of the team’s security checks can be filtered and sorted by. */
export const securityListFields = {
  appName: 'text',
  versionName: 'text',
  status: 'text',
  createTime: 'time',
} as const

/** Fields that the list of findings can be filtered and sorted by. */
export const findingListFields = { category: 'text', rule: 'text', rank: 'text', position: 'number' } as const

export const permissions = {
  'app-check.manage': ['app-administrator', 'operations', 'development'],
} satisfies PermissionDeclarations
