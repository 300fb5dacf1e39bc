import { reviewRules, type ReviewKind, type ReviewRule } from '@console-widgets/versions/model'
import type { AuditInfo, Finding } from './tables.ts'

/** Reviewer's text for each finding. */
const sentences: Record<ReviewRule, string> = {
  placeholder: 'The text contains a placeholder',
  sign: 'The name contains an emoji or a special character',
  'name-long': 'The name is longer than 30 characters; a Chinese character counts as two',
  'name-taken': 'Another live app has this name',
  price: 'The text mentions a price; the store shows prices itself',
  'package-unusable': 'The package can’t be used',
  'privacy-placeholder': 'The privacy policy URL is a placeholder',
  'privacy-not-effective': 'The privacy policy is hosted here, and isn’t in effect for this app',
  permissions: 'Sensitive permissions of the package aren’t explained',
  'same-screenshots': 'Screenshots show the same image',
  'same-images': 'Two advertising images are identical',
  'restricted-permission': 'The package requests a restricted permission that your team hasn’t been granted',
  'reason-short': 'The reason is too short to show to users',
  'reason-placeholder': 'The reason contains a placeholder',
  trademark: 'The name claims a trademark without a supporting document',
  'publication-number': 'A game in mainland China needs its publication number (ISBN) in the remark',
  record: 'In mainland China, the privacy policy must be on a domain with an ICP filing',
}

/** Describes findings: one sentence each, with the field and the sample. */
export function opinion(findings: readonly Finding[]): string {
  return findings
    .map(({ rule, field, sample }) => `${sentences[rule]} (${field}${sample === '' ? '' : `: ${sample}`}).`)
    .join(' ')
}

/** The reviewer's opinions by type; those of mainland China only for apps published there. */
export function auditInfoOf(findings: readonly Finding[], publishCountry: readonly string[], time: number): AuditInfo {
  const of = (kind: ReviewKind) => findings.filter(({ rule }) => reviewRules[rule] === kind)
  const result = (kind: ReviewKind) => (of(kind).length > 0 ? 1 : 0)
  const inChina = publishCountry.includes('CN')
  return {
    auditOpinion: opinion(of('audit')),
    copyRightAuditResult: result('copyRight'),
    copyRightAuditOpinion: opinion(of('copyRight')),
    copyRightCodeAuditResult: inChina ? result('copyRightCode') : null,
    copyRightCodeAuditOpinion: opinion(of('copyRightCode')),
    recordAuditResult: inChina ? result('record') : null,
    recordAuditOpinion: opinion(of('record')),
    findings: [...findings],
    time,
  }
}
