import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type LazyDialog, lazyDialog } from '../../parts/lazy-dialog.tsx'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { Opened } from '../../parts/opened.tsx'
import type { FormDialogProps } from './form-dialog-props.ts'

export type { FormDialogProps } from './form-dialog-props.ts'

const loadOpenFormDialog = () => import('./open-form-dialog.tsx').then((module) => module.OpenFormDialog)
const OpenFormDialog = lazyPart(loadOpenFormDialog)

/** Form in a dialog that closes after submission and asks before discarding changes. It loads when it opens. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  if (!props.open) return null
  return (
    <Opened onClose={() => props.onOpenChange(false)}>
      <OpenFormDialog {...props} />
    </Opened>
  )
}

/** Wraps a `FormDialog` that loads on demand, with its fields and its schema. */
export function lazyFormDialog<Part extends (props: never) => ReactNode>(load: () => Promise<Part>): LazyDialog<Part> {
  return lazyDialog(() => Promise.all([load(), loadOpenFormDialog()]).then(([part]) => part))
}
