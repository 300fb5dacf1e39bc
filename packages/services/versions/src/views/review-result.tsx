import { Callout, Link } from '@console-widgets/ui'
import type { Finding, Version } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'
import { ProblemPlace } from './check-words.tsx'
import { sectionOf, useFieldRoute } from './field-route.ts'

const rejected: readonly number[] = [1, 8, 13]

/** Findings of the reviewer, each with a link to its field. */
export function ReviewResult({ version }: { version: Version }) {
  const text = useVersionsText()
  const fieldRoute = useFieldRoute()
  const findings = version.auditInfo?.findings ?? []
  if (!rejected.includes(version.releaseState) || findings.length === 0) return null
  return (
    <Callout tone="danger" live title={text('versions.rejected', { count: findings.length })}>
      <ul className="flex flex-col gap-1.5 pt-1">
        {findings.map((finding, index) => (
          <li key={index} className="flex flex-wrap gap-x-3">
            <FindingText finding={finding} />
            <Link to={fieldRoute(version, sectionOf(finding.field), finding.field)}>{text('versions.fix')}</Link>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** Description of a finding: the rule, and the text that violates it. */
export function FindingText({ finding: { rule, field, sample } }: { finding: Finding }) {
  const text = useVersionsText()
  return (
    <span>
      {text(`versions.finding.${rule}`)}
      <ProblemPlace field={field} sample={sample} />
    </span>
  )
}
