import { releaseTypes, versionLimits, type ReviewRule } from '@console-widgets/versions/model'
import { findPlaceholder, findPlaceholderName, findPrice, findSign, findTrademark, nameUnits } from './review-words.ts'
import type { Finding } from './tables.ts'

/** Input of the review. */
export interface Submission {
  releaseType: number
  /** App type; 2 is a game. */
  parentType: number
  languages: readonly { lang: string; appName: string; appDesc: string; briefInfo: string; newFeatures: string }[]
  privacyPolicy: string
  remark: string
  publishCountry: readonly string[]
  package: { successStatus: number; sensitivePermissions: readonly string[]; sensitivePermissionDesc: string } | null
  /** SHA-256 of each screenshot. */
  screenshotHashes: readonly string[]
  /** Lowercase names of other live apps. */
  takenNames: ReadonlySet<string>
}

/** One finding, or none; the sample is the text in question, empty if the rule is self-explanatory. */
const found = (rule: ReviewRule, field: string, sample: string | undefined): Finding[] =>
  sample === undefined ? [] : [{ rule, field, sample }]

/** Findings of the automated pre-review: rules that need no judgment. */
export function preReviewFindings(submission: Submission): Finding[] {
  return [
    ...submission.languages.flatMap(({ lang, appName, briefInfo, appDesc, newFeatures }) => [
      ...nameFindings(`languages.${lang}.appName`, appName),
      ...found('placeholder', `languages.${lang}.briefInfo`, findPlaceholderName(briefInfo)),
      ...found('placeholder', `languages.${lang}.appDesc`, findPlaceholder(appDesc)),
      ...found('placeholder', `languages.${lang}.newFeatures`, findPlaceholder(newFeatures)),
    ]),
    ...found('package-unusable', 'packageId', submission.package?.successStatus === 0 ? undefined : ''),
  ]
}

/** Rules about a name that don't depend on other apps; the name check uses them, too. */
export function nameFindings(field: string, appName: string): Finding[] {
  return [
    ...found('placeholder', field, findPlaceholderName(appName)),
    ...found('sign', field, findSign(appName)),
    ...found('name-long', field, nameUnits(appName) > versionLimits.nameUnits ? appName : undefined),
  ]
}

/** Findings of the review. */
export function reviewFindings(submission: Submission): Finding[] {
  const { languages, privacyPolicy, remark, publishCountry, parentType, releaseType } = submission
  const inChina = publishCountry.includes('CN')
  return [
    ...languages.flatMap(({ lang, appName, briefInfo }) => [
      ...found('price', `languages.${lang}.appName`, findPrice(appName)),
      ...found('price', `languages.${lang}.briefInfo`, findPrice(briefInfo)),
      ...found(
        'name-taken',
        `languages.${lang}.appName`,
        submission.takenNames.has(appName.toLowerCase()) ? appName : undefined,
      ),
      ...found('trademark', `languages.${lang}.appName`, findTrademark(appName)),
    ]),
    ...found('privacy-placeholder', 'privacyPolicy', placeholderAddress(privacyPolicy)),
    ...found('permissions', 'remark', unexplained(submission)),
    ...found(
      'same-screenshots',
      'materials.screenshots',
      new Set(submission.screenshotHashes).size === submission.screenshotHashes.length ? undefined : '',
    ),
    ...found(
      'publication-number',
      'remark',
      inChina && releaseType !== releaseTypes.test && parentType === 2 && !/ISBN[\s:]*978[\d-]{10,}/i.test(remark)
        ? ''
        : undefined,
    ),
    ...found('record', 'privacyPolicy', inChina ? addressWithoutDomain(privacyPolicy) : undefined),
  ]
}

/** Sensitive permissions of an app that neither the package nor the remark explains. */
function unexplained({ package: chosen, remark }: Submission): string | undefined {
  const needed = chosen?.sensitivePermissions ?? []
  return needed.length === 0 || chosen?.sensitivePermissionDesc || remark
    ? undefined
    : needed.map((name) => name.slice(name.lastIndexOf('.') + 1)).join(', ')
}

/** A host that can't be anyone's privacy policy. The demo team's own addresses end in .example. */
export function placeholderAddress(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return /^(www\.)?(example\.(com|org|net)|(your-?)?(domain|site|company)\.com|test\.com)$|^localhost$|\.(test|invalid|localhost|local)$/.test(
    host,
  )
    ? host
    : undefined
}

/** An ICP filing is for a domain, and this URL has none. */
export function addressWithoutDomain(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return /^[\d.]+$|^\[/.test(host) ? host : undefined
}
