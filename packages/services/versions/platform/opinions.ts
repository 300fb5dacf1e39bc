import { reviewRules, type ReviewKind, type ReviewRule } from '@console-widgets/versions/model'
import type { AuditInfo, Finding } from './tables.ts'

/** Reviewer's text for each finding. */
const sentences: Record<ReviewRule, string> = {
  placeholder: 'The text holds a placeholder',
  sign: 'The name holds an emoji or a special sign',
  'name-long': 'The name is longer than 30 characters, of which a Chinese one counts as two',
  'name-taken': 'Another app is on the shelf under this name',
  price: 'The text speaks of the price, which the store shows itself',
  'package-unusable': 'The package cannot be used',
  'privacy-placeholder': 'The privacy policy is at an address that stands for another',
  permissions: 'The package asks for sensitive permissions, and nothing says what for',
  'same-screenshots': 'Screenshots are the same picture',
  'reason-short': 'The reason is too short to tell users of',
  'reason-placeholder': 'The reason holds a placeholder',
  trademark: 'The name claims a trademark, and no proof of it is with the app',
  'publication-number': 'A game in mainland China needs its publication number (ISBN) in the remark',
  record: 'The record in mainland China names a domain, and the privacy policy is at a bare address',
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
