import { ActionButton, Button, lazyFormDialog, Status, useData, useLanguage } from '@console-widgets/ui'
import { useId, useState } from 'react'
import { calls } from '../contract.ts'
import { type Finding, type Report, reportData } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { EvidencePlace, EvidenceView, hasView } from './evidence.tsx'

const SuppressDialog = lazyFormDialog(() => import('./suppress-dialog.tsx').then((module) => module.SuppressDialog))

/** A finding: where it is, its evidence on request, and the team’s decision about it. */
export function FindingItem({ finding, report }: { finding: Finding; report: Report }) {
  const text = useAppCheckText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isSuppressing, setSuppressing] = useState(false)
  const { restore } = useData(reportData, report.check.taskId, useLanguage())
  const { evidence, findingId, note, suppression } = finding
  return (
    <li className="flex flex-col gap-2 px-gutter py-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <EvidencePlace evidence={evidence} note={note} />
          {suppression ? (
            <Status tone="draft">{text('app-check.suppressed', { reason: suppression.reason })}</Status>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {hasView(evidence) ? (
            <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {text(isOpen ? 'app-check.evidence.hide' : 'app-check.evidence.show')}
            </Button>
          ) : null}
          {suppression ? (
            <ActionButton
              size="small"
              call={calls['app-check.finding.restore']}
              label={text('app-check.restore')}
              run={() => restore.run({ suppressionId: suppression.suppressionId })}
              confirm={{ title: text('app-check.restore.title'), action: text('app-check.restore') }}
            />
          ) : finding.rank === 'info' ? null : (
            <ActionButton
              size="small"
              call={calls['app-check.finding.suppress']}
              label={text('app-check.suppress')}
              run={() => setSuppressing(true)}
            />
          )}
        </div>
      </div>
      {isOpen ? (
        <div id={id}>
          <EvidenceView evidence={evidence} report={report} />
        </div>
      ) : null}
      <SuppressDialog
        checkId={report.check.taskId}
        findingId={findingId}
        open={isSuppressing}
        onOpenChange={setSuppressing}
      />
    </li>
  )
}
