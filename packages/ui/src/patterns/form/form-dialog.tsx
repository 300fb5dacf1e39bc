import { type ReactNode, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type LazyDialog, lazyDialog } from '../../parts/lazy-dialog.tsx'
import { lazyPart } from '../../parts/lazy-part.ts'
import type { FormDialogProps } from './form-dialog-props.ts'

export type { FormDialogProps } from './form-dialog-props.ts'

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
