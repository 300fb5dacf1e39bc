import { versionLimits } from './limits.ts'
import { releaseTypes } from './states.ts'

/** Editor section where a problem is fixed. */
export const sections = ['package', 'materials', 'texts', 'countries', 'privacy', 'release'] as const
export type Section = (typeof sections)[number]

/** Pre-submission check: a requirement, and whether it is met. */
export interface PreCheck {
  id: PreCheckId
  /** Errors must be fixed; warnings can be overridden with a reason, which is saved. */
  level: 'error' | 'warning'
  passed: boolean
  section: Section
  /** Field of the version that the check is about, such as `languages.en-US.appDesc`. */
  field: string
}

/** Input of the checks. */
export interface PreCheckFacts {
  releaseType: number
  releaseTime: number | null
  defaultLang: string
  languages: readonly { lang: string; appName: string; appDesc: string; briefInfo: string; newFeatures: string }[]
  materials: { icon: string | null; screenshots: readonly string[] }
  publishCountry: readonly string[]
  privacyPolicy: string
  remark: string
  phasedRelease: { percent: string; startTime: number; endTime: number } | null
  package: PackageFacts | null
  /** The live version. */
  onShelf: { versionCode: number; signature: string | null; appName: string } | null
  /** Number of times that the app's name has changed this year. */
  nameChanges: number
}

export interface PackageFacts {
  /** 0 ready, 1 processing, 2 failed. */
  successStatus: number
  /** Null until the package is parsed. */
  versionCode: number | null
  /** Fingerprint of the signature, if the package type has one. */
  signature: string | null
  sensitivePermissions: readonly string[]
  sensitivePermissionDesc: string
}

interface Rule {
  level: PreCheck['level']
  section: Section
  field: (facts: PreCheckFacts) => string
  /** Whether the rule applies to this version. */
  applies?: (facts: PreCheckFacts) => boolean
  passes: (facts: PreCheckFacts, now: number) => boolean
}

const defaultText = ({ languages, defaultLang }: PreCheckFacts) =>
  languages.find((language) => language.lang === defaultLang)
const isStore = ({ releaseType }: PreCheckFacts) => releaseType !== releaseTypes.test

/** All checks, in display order. */
const rules = {
  'package-chosen': {
    level: 'error',
    section: 'package',
    field: () => 'packageId',
    passes: (facts) => facts.package !== null,
  },
  'package-usable': {
    level: 'error',
    section: 'package',
    field: () => 'packageId',
    applies: (facts) => facts.package !== null,
    passes: (facts) => facts.package?.successStatus === 0,
  },
  'version-code': {
    level: 'error',
    section: 'package',
    field: () => 'packageId',
    applies: (facts) => facts.package !== null && facts.onShelf !== null,
    passes: ({ package: chosen, onShelf }) => (chosen?.versionCode ?? 0) >= (onShelf?.versionCode ?? 0),
  },
  'version-code-raised': {
    level: 'warning',
    section: 'package',
    field: () => 'packageId',
    applies: (facts) => isStore(facts) && facts.package !== null && facts.onShelf !== null,
    passes: ({ package: chosen, onShelf }) => chosen?.versionCode !== onShelf?.versionCode,
  },
  signature: {
    level: 'error',
    section: 'package',
    field: () => 'packageId',
    applies: (facts) => Boolean(facts.package?.signature && facts.onShelf?.signature),
    passes: ({ package: chosen, onShelf }) => chosen?.signature === onShelf?.signature,
  },
  'sensitive-permissions': {
    level: 'warning',
    section: 'privacy',
    field: () => 'remark',
    applies: (facts) => (facts.package?.sensitivePermissions.length ?? 0) > 0,
    passes: ({ package: chosen, remark }) => Boolean(chosen?.sensitivePermissionDesc) || remark !== '',
  },
  icon: {
    level: 'error',
    section: 'materials',
    field: () => 'materials.icon',
    applies: isStore,
    passes: ({ materials }) => materials.icon !== null,
  },
  screenshots: {
    level: 'error',
    section: 'materials',
    field: () => 'materials.screenshots',
    applies: isStore,
    passes: ({ materials }) => new Set(materials.screenshots).size >= versionLimits.fewestScreenshots,
  },
  'default-name': {
    level: 'error',
    section: 'texts',
    field: (facts) => `languages.${facts.defaultLang}.appName`,
    passes: (facts) => Boolean(defaultText(facts)?.appName),
  },
  'default-brief': {
    level: 'error',
    section: 'texts',
    field: (facts) => `languages.${facts.defaultLang}.briefInfo`,
    applies: isStore,
    passes: (facts) => Boolean(defaultText(facts)?.briefInfo),
  },
  'default-description': {
    level: 'error',
    section: 'texts',
    field: (facts) => `languages.${facts.defaultLang}.appDesc`,
    applies: isStore,
    passes: (facts) => Boolean(defaultText(facts)?.appDesc),
  },
  'new-features': {
    level: 'warning',
    section: 'texts',
    field: (facts) => `languages.${facts.defaultLang}.newFeatures`,
    applies: (facts) => isStore(facts) && facts.onShelf !== null,
    passes: (facts) => Boolean(defaultText(facts)?.newFeatures),
  },
  'all-languages': {
    level: 'warning',
    section: 'texts',
    field: (facts) => `languages.${incomplete(facts)?.lang ?? facts.defaultLang}.appDesc`,
    applies: (facts) => isStore(facts) && facts.languages.length > 1,
    passes: (facts) => incomplete(facts) === undefined,
  },
  'name-changes': {
    level: 'error',
    section: 'texts',
    field: (facts) => `languages.${facts.defaultLang}.appName`,
    applies: (facts) =>
      isStore(facts) && facts.onShelf !== null && defaultText(facts)?.appName !== facts.onShelf.appName,
    passes: ({ nameChanges }) => nameChanges < versionLimits.nameChangesPerYear,
  },
  countries: {
    level: 'error',
    section: 'countries',
    field: () => 'publishCountry',
    applies: isStore,
    passes: ({ publishCountry }) => publishCountry.some((country) => country !== 'OTHER'),
  },
  'privacy-policy': {
    level: 'error',
    section: 'privacy',
    field: () => 'privacyPolicy',
    passes: ({ privacyPolicy }) => privacyPolicy !== '',
  },
  schedule: {
    level: 'error',
    section: 'release',
    field: () => 'releaseTime',
    applies: ({ releaseType, releaseTime }) => releaseType === releaseTypes.wholeNetwork && releaseTime !== null,
    passes: ({ releaseTime }, now) => (releaseTime ?? 0) > now,
  },
  'phased-base': {
    level: 'error',
    section: 'release',
    field: () => 'releaseType',
    applies: ({ releaseType }) => releaseType === releaseTypes.phased,
    passes: ({ onShelf }) => onShelf !== null,
  },
  'phased-plan': {
    level: 'error',
    section: 'release',
    field: () => 'phasedRelease',
    applies: ({ releaseType }) => releaseType === releaseTypes.phased,
    passes: ({ phasedRelease }, now) =>
      phasedRelease !== null && phasedRelease.endTime > Math.max(now, phasedRelease.startTime),
  },
} as const satisfies Record<string, Rule>

export type PreCheckId = keyof typeof rules
export const preCheckIds = Object.keys(rules) as PreCheckId[]

/** A language that has a name but lacks a text. */
function incomplete({ languages }: PreCheckFacts) {
  return languages.find((language) => !language.appDesc || !language.briefInfo)
}

/** Checks a version before it is submitted: returns all checks that apply, in order, passed or not. */
export function preChecks(facts: PreCheckFacts, now: number): PreCheck[] {
  return (Object.entries(rules) as [PreCheckId, Rule][]).flatMap(([id, { level, section, field, applies, passes }]) =>
    applies && !applies(facts) ? [] : [{ id, level, section, field: field(facts), passed: passes(facts, now) }],
  )
}
