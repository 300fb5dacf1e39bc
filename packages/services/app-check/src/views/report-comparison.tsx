import { Callout, RelativeTime, Segmented, Status } from '@console-widgets/ui'
import { useState } from 'react'
import type { Report } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import type { FindingChange } from '../model.ts'
import { rankTones } from './check-status.tsx'
import { EvidencePlace } from './evidence.tsx'
import { FindingGroups } from './finding-groups.tsx'

/** What has changed since the check before: new, gone, and still there. */
export function ReportComparison({ report }: { report: Report }) {
  const text = useAppCheckText()
  const { groups, gone, previous } = report
  const findings = groups.flatMap((group) => group.findings)
  const counts = {
    new: findings.filter(({ change }) => change === 'new').length,
    still: findings.filter(({ change }) => change === 'still').length,
    gone: gone.length,
  }
  const [chosen, choose] = useState<FindingChange>()
  if (!previous)
    return (
      <div className="flex flex-col gap-4">
        <Callout tone="info">{text('app-check.comparison.first')}</Callout>
        <FindingGroups groups={groups} report={report} />
      </div>
    )
  const shown = chosen ?? (counts.new > 0 ? 'new' : counts.gone > 0 ? 'gone' : 'still')
  const changed = groups
    .map((group) => ({ ...group, findings: group.findings.filter(({ change }) => change === shown) }))
    .filter((group) => group.findings.length > 0)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {text('app-check.comparison.with', { version: previous.versionName ?? '–' })}
          <span className="text-muted">
            {' · '}
            <RelativeTime time={previous.createTime} />
          </span>
        </p>
        <Segmented
          label={text('app-check.tab.comparison')}
          value={shown}
          onChange={choose}
          choices={(['new', 'gone', 'still'] as const).map((value) => ({
            value,
            label: text(`app-check.comparison.${value}`, { count: counts[value] }),
          }))}
        />
      </div>
      {shown === 'gone' ? <Gone report={report} /> : <FindingGroups groups={changed} report={report} />}
    </div>
  )
}

function Gone({ report: { gone } }: { report: Report }) {
  const text = useAppCheckText()
  if (gone.length === 0) return <p className="text-muted">{text('app-check.findings.none')}</p>
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {gone.map(({ rule, rank, title, findingKey, evidence, note }) => (
        <li key={rule + findingKey} className="flex flex-col gap-0.5 px-3 py-2">
          <Status tone={rankTones[rank]}>{title}</Status>
          <EvidencePlace evidence={evidence} note={note} />
        </li>
      ))}
    </ul>
  )
}
