import type { FieldValues } from 'react-hook-form'
import type { DialogSize } from '../../parts/dialog.tsx'
import type { FormProps } from './form.tsx'

export interface FormDialogProps<Values extends FieldValues> extends Omit<
  FormProps<Values>,
  'id' | 'bare' | 'joined' | 'saved' | 'onCancel' | 'onStatus'
> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  size?: DialogSize
}
