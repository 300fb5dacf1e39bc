import { type ReactNode, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { DialogSize } from '../../parts/dialog.tsx'
import type { FormProps } from './form.tsx'
import { type LazyDialog, lazyDialog } from '../../parts/lazy-dialog.tsx'
import { lazyPart } from '../../parts/lazy-part.ts'

export interface FormDialogProps<Values extends FieldValues> extends Omit<
  FormProps<Values>,
  'id' | 'bare' | 'onCancel' | 'onStatus'
> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  size?: DialogSize
}

const loadOpenFormDialog = () => import('./open-form-dialog.tsx').then((module) => module.OpenFormDialog)
const OpenFormDialog = lazyPart(loadOpenFormDialog)

/**
 * A form in a dialog, which closes when the values have been sent, and asks before it loses any. Loaded when it opens.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  if (!props.open) return null
  return (
    <Suspense>
      <OpenFormDialog {...props} />
    </Suspense>
  )
}

/** A component around a `FormDialog`, loaded with its fields and its schema when they are needed. */
export function lazyFormDialog<Part extends (props: never) => ReactNode>(load: () => Promise<Part>): LazyDialog<Part> {
  return lazyDialog(() => Promise.all([load(), loadOpenFormDialog()]).then(([part]) => part))
}
