import { FormDialog, TextField, useData } from '@console-widgets/ui'
import { reportsData } from '../data.ts'
import { reportLimits } from '../model.ts'
import { createReportInput } from '../schemas.ts'
import { useReportsText } from '../text.ts'

export interface CreateReportProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const defaults = { reportName: '' }

/** The form for a new report, in a dialog. */
export function CreateReport({ open, onOpenChange }: CreateReportProps) {
  const text = useReportsText()
  const { create } = useData(reportsData)
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={text('reports.create')} submitLabel={text('reports.create')} schema={createReportInput} defaults={defaults} onSubmit={create.run}>
      <TextField name="reportName" label={text('reports.name')} help={text('reports.name.help')} maxLength={reportLimits.reportName} required />
    </FormDialog>
  )
}
