import { FormDialog, TextArea, useData, useLanguage } from '@console-widgets/ui'
import * as v from 'valibot'
import { reportData } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { suppressInput } from '../schemas.ts'

interface SuppressDialogProps {
  checkId: string
  findingId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

const schema = v.pick(suppressInput, ['reason'])

/** Dialog for suppressing a finding, with the reason. */
export function SuppressDialog({ checkId, findingId, open, onOpenChange }: SuppressDialogProps) {
  const text = useAppCheckText()
  const { suppress } = useData(reportData, checkId, useLanguage())
  return (
    <FormDialog<{ reason: string }>
      open={open}
      onOpenChange={onOpenChange}
      title={text('app-check.suppress.title')}
      description={text('app-check.suppress.body')}
      submitLabel={text('app-check.suppress')}
      schema={schema}
      onSubmit={async ({ reason }) => {
        await suppress.run({ findingId, reason })
      }}
    >
      <TextArea name="reason" label={text('app-check.reason')} />
    </FormDialog>
  )
}
