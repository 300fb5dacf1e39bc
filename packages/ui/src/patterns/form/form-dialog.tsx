import { type ReactNode, Suspense } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { DialogSize } from '../../parts/dialog.tsx'
import type { FormProps } from './form.tsx'
import { lazyPart } from '../../parts/lazy-part.ts'

export interface FormDialogProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'id' | 'bare' | 'onCancel' | 'onStatus'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: string
  size?: DialogSize
}

const loadOpenFormDialog = () => import('./open-form-dialog.tsx').then((module) => module.OpenFormDialog)
const OpenFormDialog = lazyPart(loadOpenFormDialog)

/** A form in a dialog, which closes when the values have been sent, and asks before it loses any. Loaded when it opens. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  if (!props.open) return null
  return (
    <Suspense>
      <OpenFormDialog {...props} />
    </Suspense>
  )
}

/**
 * A component around a `FormDialog` that is loaded when it first opens, with its fields and its schema; `prepare` loads it
 * before, when a pointer or the focus comes to what opens it.
 */
export function lazyFormDialog<Part extends (props: never) => ReactNode>(load: () => Promise<Part>): Part & { prepare: () => void } {
  const loadAll = () => Promise.all([load(), loadOpenFormDialog()])
  const Loaded = lazyPart<(props: object) => ReactNode>(() => loadAll().then(([part]) => part as unknown as (props: object) => ReactNode))
  function LazyFormDialog(props: { open: boolean }) {
    if (!props.open) return null
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  }
  // A failure is met again, and shown, where the dialog opens.
  return Object.assign(LazyFormDialog as unknown as Part, { prepare: () => void loadAll().catch(() => {}) })
}
