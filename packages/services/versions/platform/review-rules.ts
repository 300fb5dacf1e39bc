import { releaseTypes, versionLimits, type ReviewRule } from '@console-widgets/versions/model'
import { findPlaceholder, findPlaceholderName, findPrice, findSign, findTrademark, nameUnits } from './review-words.ts'
import type { Finding } from './tables.ts'

/** What the reviewer looks at. */
export interface Submission {
  releaseType: number
  /** 2 is a game. */
  parentType: number
  languages: readonly { lang: string; appName: string; appDesc: string; briefInfo: string; newFeatures: string }[]
  privacyPolicy: string
  remark: string
  publishCountry: readonly string[]
  package: { successStatus: number; sensitivePermissions: readonly string[]; sensitivePermissionDesc: string } | null
  /** SHA-256 of each screenshot. */
  screenshotHashes: readonly string[]
  /** Names in small letters under which other apps are on the shelf. */
  takenNames: ReadonlySet<string>
}

/** One finding, or none; the sample is what was found, empty when the rule says it all. */
const found = (rule: ReviewRule, field: string, sample: string | undefined): Finding[] =>
  sample === undefined ? [] : [{ rule, field, sample }]

/** What the machine finds in the pre-review: what needs no judgement. */
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

/** The rules of a name that need no other app: what the name check answers, too. */
export function nameFindings(field: string, appName: string): Finding[] {
  return [
    ...found('placeholder', field, findPlaceholderName(appName)),
    ...found('sign', field, findSign(appName)),
    ...found('name-long', field, nameUnits(appName) > versionLimits.nameUnits ? appName : undefined),
  ]
}

/** What the reviewer finds. */
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

/** A game's or an app's sensitive permissions, when neither the package nor the remark says what they are for. */
function unexplained({ package: chosen, remark }: Submission): string | undefined {
  const needed = chosen?.sensitivePermissions ?? []
  return needed.length === 0 || chosen?.sensitivePermissionDesc || remark
    ? undefined
    : needed.map((name) => name.slice(name.lastIndexOf('.') + 1)).join(', ')
}

/** A host that nobody publishes a privacy policy at. The demo team's own addresses end in .example. */
export function placeholderAddress(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return /^(www\.)?(example\.(com|org|net)|(your-?)?(domain|site|company)\.com|test\.com)$|^localhost$|\.(test|invalid|localhost|local)$/.test(
    host,
  )
    ? host
    : undefined
}

/** A record names a domain, and this address has none. */
export function addressWithoutDomain(address: string): string | undefined {
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  return /^[\d.]+$|^\[/.test(host) ? host : undefined
}
