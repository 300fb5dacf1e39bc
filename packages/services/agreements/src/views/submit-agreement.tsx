import { Checkbox, DateTimeField, FormDialog, useData, useNow, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { agreementData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { agreementLimits } from '../model.ts'
import { submitAgreementInput } from '../schemas.ts'

interface SubmitAgreementProps {
  agreementId: string
  version: number
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface Values {
  confirm: boolean
  effectiveTime?: number
}

const schema = v.object({
  confirm: v.optional(v.boolean(), false),
  effectiveTime: submitAgreementInput.entries.effectiveTime,
})

/** Dialog that submits a version: whether users must agree again, and from when. */
export function SubmitAgreement({ agreementId, version, open, onOpenChange }: SubmitAgreementProps) {
  const text = useAgreementsText()
  const toasts = useToast()
  const now = useNow()
  const { submit } = useData(agreementData, agreementId)
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('agreements.submit')}
      description={text('agreements.submit.body')}
      submitLabel={text('agreements.submit')}
      schema={schema}
      draft={false}
      onSubmit={async ({ confirm, effectiveTime }) => {
        await submit.run({ id: agreementId, requireConfirm: confirm ? 1 : 0, effectiveTime })
        toasts.show({ tone: 'success', title: text('agreements.submit.done') })
      }}
    >
      {version > 1 ? (
        <Checkbox
          name="confirm"
          label={text('agreements.submit.confirm')}
          help={text('agreements.submit.confirm.help')}
        />
      ) : null}
      <DateTimeField
        name="effectiveTime"
        label={text('agreements.submit.time')}
        help={text('agreements.submit.time.help')}
        min={now}
        max={now + agreementLimits.daysAhead * 86_400_000}
      />
    </FormDialog>
  )
}
