import { Button, Popover, PopoverContent, PopoverTrigger, useData, useStore } from '@console-widgets/ui'
import { useState } from 'react'
import { type ReportTemplate, templatesData } from '../data.ts'
import type { ReportId } from '../model.ts'
import { useReportsText } from '../generated/text.ts'
import { useTemplateName } from './template-words.ts'
import type { Chosen } from './use-report.ts'

/** Template selection of a report; hidden if there are no templates. */
export function TemplateChoice({ reportId, chosen }: { reportId: ReportId; chosen: Chosen }) {
  const text = useReportsText()
  const nameOf = useTemplateName()
  const [open, setOpen] = useState(false)
  const { every } = useData(templatesData)
  const { data } = useStore(every)
  const own = (data?.items ?? []).filter((template) => template.reportId === reportId)
  if (own.length === 0) return null
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <Button size="small" trailingIcon="chevron-down">
          {text('reports.templates')}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={text('reports.templates')}>
        <div className="flex flex-col gap-1">
          {own.map((template) => (
            <Button
              key={template.templateId}
              tone="quiet"
              className="justify-start"
              onClick={() => {
                chosen.set(chosenBy(template))
                setOpen(false)
              }}
            >
              {nameOf(template)}
            </Button>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  )
}

/** Report settings from a template. */
export function chosenBy({ days, groupBy, metrics, filterCondition, filterConditionValue }: ReportTemplate) {
  return {
    days,
    period: undefined,
    groupBy,
    sort: undefined,
    metric: metrics[0],
    metrics: metrics.length > 0 ? metrics : undefined,
    filters: filterCondition.map((id, index) => ({ id, value: filterConditionValue[index] ?? '' })),
  }
}
