import { AskedPart, Badge, Button, Card, Status, useAsked } from '@console-widgets/ui'
import { useState } from 'react'
import type { FindingGroup, Report } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { rankTones } from './check-status.tsx'
import { FindingItem } from './finding-item.tsx'

interface FindingGroupsProps {
  groups: readonly FindingGroup[]
  report: Report
}

/** Findings by cause: a rule with many files is one problem. */
export function FindingGroups({ groups, report }: FindingGroupsProps) {
  const text = useAppCheckText()
  const { field } = useAsked()
  const asked = groups.find(({ rank }) => rank === field)
  if (groups.length === 0) return <p className="text-muted">{text('app-check.findings.none')}</p>
  return (
    <div className="flex flex-col gap-4">
      {groups.map((group) => (
        <AskedPart key={`${group.rule} ${group.rank}`} isAsked={group === asked}>
          <Group group={group} report={report} />
        </AskedPart>
      ))}
    </div>
  )
}

/** Findings of a group that are shown at first. */
const fewest = 5

function Group({ group, report }: { group: FindingGroup; report: Report }) {
  const text = useAppCheckText()
  const [isOpen, setOpen] = useState(false)
  const { rank, category, title, help, findings, more } = group
  const shown = isOpen ? findings : findings.slice(0, fewest)
  return (
    <Card
      title={
        <span className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Status tone={rankTones[rank]}>{title}</Status>
          <span className="flex flex-wrap gap-1.5">
            <Badge tone={rankTones[rank]}>{text(`app-check.rank.${rank}`)}</Badge>
            <Badge>{text(`app-check.category.${category}`)}</Badge>
          </span>
        </span>
      }
      description={help}
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((finding) => (
          <FindingItem key={finding.findingId} finding={finding} report={report} />
        ))}
      </ul>
      {findings.length > shown.length ? (
        <div className="border-t border-line px-gutter py-2">
          <Button size="small" onClick={() => setOpen(true)}>
            {more > 0
              ? text('app-check.findings.first', { count: findings.length, total: findings.length + more })
              : text('app-check.findings.all', { count: findings.length })}
          </Button>
        </div>
      ) : null}
      {more > 0 && findings.length === shown.length ? (
        <p className="border-t border-line px-gutter py-2 text-sm text-muted">
          {text('app-check.findings.more', { count: findings.length, total: findings.length + more })}
        </p>
      ) : null}
    </Card>
  )
}
