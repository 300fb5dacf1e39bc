import { FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { type ReportOf, type ReportQuestion, templatesData } from '../data.ts'
import { daysBetween, type FilterId, reportOf } from '../model.ts'
import { createTemplateInput } from '../schemas.ts'
import { useReportsText } from '../generated/text.ts'

interface SaveTemplateProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  report: ReportOf
  question: ReportQuestion
  /** Number of days up to the last complete one; a custom period is saved as its length. */
  days: number | undefined
}

const schema = v.pick(createTemplateInput, ['templateName'])

/** Saves the current report as a template for the whole team. */
export function SaveTemplate({ open, onOpenChange, report: { reportId }, question, days }: SaveTemplateProps) {
  const text = useReportsText()
  const { create } = useData(templatesData)
  const toasts = useToast()
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('reports.template.save')}
      description={text('reports.template.saveHelp')}
      schema={schema}
      onSubmit={async ({ templateName }) => {
        await create.run({
          templateName,
          reportId,
          days: days ?? daysBetween(question.startTime, question.endTime),
          groupBy: [...(question.groupBy ?? reportOf(reportId).groupBy)],
          metrics: [...(question.metrics ?? [])],
          filterCondition: [...(question.filterCondition ?? [])] as FilterId[],
          filterConditionValue: [...(question.filterConditionValue ?? [])],
        })
        toasts.show({ title: text('reports.template.saved') })
      }}
    >
      <TextField name="templateName" label={text('reports.template.name')} />
    </FormDialog>
  )
}
