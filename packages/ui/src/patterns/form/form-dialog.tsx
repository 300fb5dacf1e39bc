import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../../parts/button.tsx'
import { Dialog, DialogContent, type DialogSize } from '../../parts/dialog.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { Form, type FormProps } from './form.tsx'

export interface FormDialogProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'id' | 'bare' | 'onCancel' | 'onStateChange'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  size?: DialogSize
}

/** A form in a dialog: it closes when the values have been sent. */
export function FormDialog<Values extends FieldValues>({ open, onOpenChange, title, description, size = 'small', submitLabel, onDone, ...form }: FormDialogProps<Values>) {
  const text = useUiText()
  const id = useId()
  const [state, setState] = useState({ dirty: false, pending: false })
  if (!open) return null
  return (
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={description}
        size={size}
        closeLabel={text('ui.close')}
        persistent={state.dirty}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>{text('ui.cancel')}</Button>
            <Button type="submit" form={id} tone="primary" pending={state.pending}>
              {submitLabel ?? text('ui.save')}
            </Button>
          </>
        }
      >
        <Form
          {...form}
          bare
          id={id}
          onStateChange={setState}
          onDone={() => {
            onOpenChange(false)
            onDone?.()
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
