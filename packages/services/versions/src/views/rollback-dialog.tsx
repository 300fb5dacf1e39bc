import { Callout, FormDialog, TextArea, useData, useToast } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { versionActs } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

export interface RollbackDialogProps {
  version: Version
  /** The version to restore. */
  target: { versionId: string; versionNumber: string | null } | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for rolling back a live version to another one. */
export function RollbackDialog({ version, target, open, onOpenChange }: RollbackDialogProps) {
  const text = useVersionsText()
  const toasts = useToast()
  const { rollback } = useData(versionActs)
  const names = { from: version.versionNumber ?? '', to: target?.versionNumber ?? '' }
  return (
    <FormDialog
      open={open && target !== undefined}
      onOpenChange={onOpenChange}
      title={text('versions.rollback.title', names)}
      description={text(version.phasedRelease ? 'versions.rollback.phased' : 'versions.rollback.body', names)}
      submitLabel={text('versions.rollback')}
      schema={() => import('../schemas.ts').then(({ rollbackInput }) => rollbackInput)}
      defaults={{ appId: version.appId, versionId: version.versionId, targetVersionId: target?.versionId }}
      draft={`rollback-${version.versionId}`}
      onSubmit={rollback.run}
      onDone={() => toasts.show({ tone: 'success', title: text('versions.rollback.done', names) })}
    >
      <Callout tone="warning">{text('versions.rollback.warning')}</Callout>
      <TextArea name="reason" label={text('versions.rollback.reason')} />
    </FormDialog>
  )
}
