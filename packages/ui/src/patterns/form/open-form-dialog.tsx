import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../parts/button.tsx'
import { Dialog, DialogContent } from '../../parts/dialog.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { Form, type FormStatus } from './form.tsx'
import type { FormDialogProps } from './form-dialog-props.ts'
import { useAskToDiscard } from './leave-guard.ts'

/** The open dialog of a `FormDialog`. */
export function OpenFormDialog<Values extends FieldValues>({
  onOpenChange,
  title,
  description,
  size = 'small',
  submitLabel,
  onDone,
  ...form
}: FormDialogProps<Values>) {
  const text = useUiText()
  const id = useId()
  const ask = useAskToDiscard()
  const [status, setStatus] = useState<FormStatus>()
  const close = async () => {
    if (status?.dirty && !(await ask())) return
    status?.forget()
    onOpenChange(false)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && void close()}>
      <DialogContent
        title={title}
        description={description}
        size={size}
        closeLabel={text('ui.close')}
        footer={
          <>
            <Button onClick={() => void close()}>{text('ui.cancel')}</Button>
            <Button type="submit" form={id} tone="primary" pending={status?.pending}>
              {submitLabel ?? text('ui.save')}
            </Button>
          </>
        }
      >
        <Form
          {...form}
          bare
          id={id}
          onStatus={setStatus}
          onDone={() => {
            onOpenChange(false)
            onDone?.()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
