import { FormDialog, Select, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { requirementsData, type AppRequirements } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'
import { recordNumberPattern, subjectTypes, taskLimits } from '../model.ts'

const schema = v.object({
  recordNumber: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(taskLimits.number),
    v.regex(recordNumberPattern),
  ),
  subjectType: v.optional(v.picklist([0, ...subjectTypes])),
  subjectNumber: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(taskLimits.number))),
})

interface Values {
  recordNumber: string
  subjectType?: 0 | 1 | 2 | 3
  subjectNumber?: string
}

/** Dialog that looks up the ICP filing of an app. */
export function RecordForm({
  appId,
  record,
  open,
  onOpenChange,
}: {
  appId: string
  record: AppRequirements['record']
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const text = useQualificationText()
  const { checkRecord } = useData(requirementsData, appId)
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('qualification.record')}
      submitLabel={text('qualification.record.check')}
      schema={schema}
      draft={false}
      defaults={{
        recordNumber: record.recordNumber ?? '',
        subjectType: record.subjectType ?? 0,
        subjectNumber: record.subjectNumber ?? '',
      }}
      messages={{ recordNumber: text('qualification.record.form') }}
      onSubmit={async ({ recordNumber, subjectType = 0, subjectNumber = '' }) => {
        await checkRecord.run({
          appId,
          recordNumber,
          subjectType: subjectType || null,
          subjectNumber: subjectType ? subjectNumber || null : null,
        })
      }}
    >
      <TextField
        name="recordNumber"
        label={text('qualification.record.number')}
        help={text('qualification.record.form')}
      />
      <Select
        name="subjectType"
        label={text('qualification.subject')}
        choices={[0 as const, ...subjectTypes].map((value) => ({
          value,
          label: text(`qualification.subject.${value}`),
        }))}
      />
      <TextField name="subjectNumber" label={text('qualification.subjectNumber')} />
    </FormDialog>
  )
}
