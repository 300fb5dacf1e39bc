import { ConsoleError } from '@console-widgets/core'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type FieldValues, FormProvider, type DefaultValues, useForm } from 'react-hook-form'
import { Button } from '../../parts/button.tsx'
import { FieldBindingContext } from '../../parts/field-binding.ts'
import { useUiText } from '../../text/ui-text.ts'
import { clearDraft, useDraft } from './draft.ts'
import { FormSummary } from './form-summary.tsx'
import { useFormField } from './form-field.ts'
import { issuesOf, type Issues } from './form-issues.ts'
import { schemaResolver } from './schema-resolver.ts'
import { useLeaveGuard } from './leave-guard.ts'

export interface FormProps<Values extends FieldValues> {
  /** The call's input schema: any Standard Schema. What it says is wrong stands at the fields. */
  schema?: StandardSchemaV1
  defaults: Values
  /** Sends the values; a `ConsoleError` with issues goes to the fields. */
  onSubmit: (values: Values) => unknown
  /** After a submit that went well. */
  onDone?: () => void
  /** Own words for what is wrong with a field, by its path: for patterns, which have no words of their own. */
  messages?: Issues
  /** Keeps what was typed under this name until it is sent, for this session. */
  draft?: string
  submitLabel?: string
  onCancel?: () => void
  /** The fields, or what makes them from the values of the moment. */
  children: ReactNode | ((values: Values) => ReactNode)
  /** Leaves the buttons out: a dialog has its own, joined by `id`. */
  id?: string
  bare?: boolean
  onStateChange?: (state: { dirty: boolean; pending: boolean }) => void
}

/** A form: one column, labels above, what is wrong at the fields and summed up on top; a draft at every pause. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { schema, defaults, onSubmit, onDone, messages, draft, submitLabel, onCancel, children, id, bare, onStateChange } = props
  const text = useUiText()
  const ownId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: schema ? schemaResolver(schema, text, messages) : undefined,
    reValidateMode: 'onChange',
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const kept = useDraft(draft, form)
  useLeaveGuard(isDirty && !isSubmitting, text('ui.form.leave'))
  onStateChange?.({ dirty: isDirty, pending: isSubmitting })

  const submit = (event: FormEvent) => {
    // A form in a dialog of a form's field must not send the outer one.
    event.stopPropagation()
    setFailure(undefined)
    void form.handleSubmit(
      async (values) => {
        try {
          await onSubmit(values as unknown as Values)
          clearDraft(draft)
          form.reset(values as never)
          onDone?.()
        } catch (error) {
          setFailure(error)
          if (error instanceof ConsoleError) {
            for (const [field, message] of Object.entries(issuesOf(error))) form.setError(field as never, { type: 'platform', message })
          }
          requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[data-cw-summary]')?.focus())
        }
      },
      () => requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[data-cw-summary]')?.focus()),
    )(event)
  }
  return (
    <FormProvider {...form}>
      <FieldBindingContext.Provider value={useFormField}>
        <form ref={element} id={id ?? ownId} noValidate onSubmit={submit} className="flex max-w-[640px] flex-col gap-4">
          <FormSummary failure={failure} form={element} />
          {kept}
          {typeof children === 'function' ? <WithValues form={form}>{children as (values: FieldValues) => ReactNode}</WithValues> : children}
          {bare ? null : (
            <div className="flex flex-wrap gap-2 pt-2">
              <Button type="submit" tone="primary" pending={isSubmitting}>
                {submitLabel ?? text('ui.save')}
              </Button>
              {onCancel ? <Button onClick={onCancel}>{text('ui.cancel')}</Button> : null}
            </div>
          )}
        </form>
      </FieldBindingContext.Provider>
    </FormProvider>
  )
}

function WithValues({ form, children }: { form: { watch: () => FieldValues }; children: (values: FieldValues) => ReactNode }) {
  return children(form.watch())
}
