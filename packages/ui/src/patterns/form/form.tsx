import type { StandardSchemaV1 } from '@standard-schema/spec'
import { ConsoleError } from '@console-widgets/core'
import { readPlace } from '@console-widgets/data'
import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  useForm,
  useFormContext,
  type UseFormReturn,
} from 'react-hook-form'
import { Button } from '../../parts/button.tsx'
import { Callout } from '../../parts/callout.tsx'
import { FieldBindingContext } from '../../parts/field-binding.ts'
import { lazyPart } from '../../parts/lazy-part.tsx'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useLanguage } from '../../text/use-locale.ts'
import { usePlace } from '../place/place-context.tsx'
import { changedValues } from './changed-values.ts'
import { type Draft, useDraft } from './draft.ts'
import { FormSchemaContext, useFormField } from './form-field.ts'
import { issuesOf, type Issues } from './form-issues.ts'
import { FormSummary } from './form-summary.tsx'
import { useHasSaveBar, useUnsaved } from '../unsaved/unsaved-context.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { startValues } from './schema-fields.ts'
import { schemaResolver } from './schema-resolver.ts'
import { useFreshDefaults } from './use-fresh-defaults.ts'
import { type FormSchema, useSchema } from './use-schema.ts'

const ElsewhereNotice = lazyPart(() => import('./elsewhere-notice.tsx').then((module) => module.ElsewhereNotice))

/** State of a form. */
export interface FormStatus {
  dirty: boolean
  pending: boolean
  /** Deletes the draft, because the user discarded the changes. */
  forget: () => void
}

export interface FormProps<Values extends FieldValues> {
  /** Input schema of the call: any Standard Schema, or a function that loads one. Its issues appear at the fields. */
  schema?: FormSchema<Values>
  /**
   * Initial values. Default: the schema's defaults, or empty fields. One that comes with a read, and so later, fills
   * its field if that is still empty.
   */
  defaults?: Partial<Values>
  /**
   * Submits the values; `changed` are those that differ from the saved ones. A `ConsoleError` with issues shows them at
   * the fields.
   */
  onSubmit: (values: Values, changed: Partial<Values>) => unknown
  /** Called after a successful submission. */
  onDone?: () => void
  /** Custom error messages by field path, for patterns, which have no message of their own. */
  messages?: Issues
  /** Name of the draft in this session. Default: derived from the place and the fields; false disables drafts. */
  draft?: string | false
  submitLabel?: string
  onCancel?: () => void
  /** The fields, or a function that renders them from the current values. */
  children: ReactNode | ((values: Values) => ReactNode)
  /** Id of the form element, for buttons outside the form. */
  id?: string
  /** Hides the buttons. */
  bare?: boolean
  /**
   * Saves the changes in the page's save bar, with those of its other sections, instead of with buttons of its own. The
   * fields follow `defaults` that are saved elsewhere meanwhile.
   */
  joined?: boolean
  /** Toast after saving in the save bar. */
  saved?: string
  onStatus?: (status: FormStatus) => void
  /** Name of the field that the form was opened for: it gets the focus, if it is one of this form. */
  asked?: string | undefined
  /** Called when that field has the focus. */
  onAsked?: () => void
}

/**
 * Form in one column, with labels above the fields, errors at the fields and in a summary, and a draft saved whenever
 * typing pauses. Its schema determines required fields and limits.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const schema = useSchema(props.schema)
  return schema === 'loading' ? null : <OpenForm {...props} schema={schema} />
}

function OpenForm<Values extends FieldValues>(props: FormProps<Values> & { schema: StandardSchemaV1 | undefined }) {
  const { schema, onSubmit, onDone, messages, submitLabel, onCancel, children, id, bare, onStatus, saved } = props
  const text = useUiText()
  const language = useLanguage()
  const ownId = useId()
  const element = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<unknown>()
  const [start] = useState(() => startValues(schema))
  const current = { ...start, ...given(props.defaults ?? {}) }
  const [defaults] = useState(current)
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: schema ? schemaResolver(schema, language, messages) : undefined,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting } = form.formState
  const draft = useDraft(useDraftName(props.draft, defaults), form, element)
  const { forget, discard } = draft
  const joined = useHasSaveBar() && props.joined === true
  const theirs = useFreshDefaults(form as unknown as UseFormReturn<FieldValues>, current, joined)
  useLeaveGuard(isDirty && !isSubmitting && !joined, forget)
  useEffect(
    () => onStatus?.({ dirty: isDirty, pending: isSubmitting, forget }),
    [onStatus, isDirty, isSubmitting, forget],
  )

  const { asked, onAsked } = props
  useEffect(() => {
    if (asked === undefined || !Object.hasOwn(form.getValues(), asked.split('.')[0] as string)) return
    form.setFocus(asked as never)
    onAsked?.()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each field that is asked for
  }, [asked])

  const send = async (values: Values) => {
    try {
      await onSubmit(values, changedValues(values, form.formState.defaultValues ?? {}) as Partial<Values>)
    } catch (error) {
      setFailure(error)
      if (error instanceof ConsoleError) {
        for (const [field, message] of Object.entries(issuesOf(error)))
          form.setError(field as never, { type: 'platform', message })
      }
      throw error
    }
    draft.forget()
    form.reset(values)
    onDone?.()
  }
  /** Submits the form if its values are valid. Returns the number of invalid fields; rejects if submission fails. */
  const submit = async () => {
    setFailure(undefined)
    let wrong = 0
    await form.handleSubmit(
      (values) => send(values as unknown as Values),
      (errors) => void (wrong = Object.keys(errors).length),
    )()
    return wrong
  }
  useUnsaved(
    joined && isDirty
      ? {
          save: submit,
          discard,
          focus: () =>
            (element.current?.querySelector<HTMLElement>('[aria-invalid=true], [name]') ?? element.current)?.focus(),
          saved,
        }
      : undefined,
  )
  const onSubmitted = (event: FormEvent) => {
    event.preventDefault()
    // Submitting a form in a dialog must not submit the form that opened it.
    event.stopPropagation()
    // The form shows why it failed.
    submit().catch(() => {})
  }
  return (
    <FormProvider {...form}>
      <FormSchemaContext.Provider value={schema}>
        <FieldBindingContext.Provider value={useFormField}>
          <form
            ref={element}
            id={id ?? ownId}
            noValidate
            onSubmit={onSubmitted}
            className="flex max-w-[640px] flex-col gap-4"
          >
            <FormSummary failure={failure} form={element} />
            <DraftNotice draft={draft} joined={joined} />
            {theirs.fields.length > 0 ? (
              <Suspense>
                <ElsewhereNotice theirs={theirs} form={element} />
              </Suspense>
            ) : null}
            {typeof children === 'function' ? (
              <WithValues>{children as (values: FieldValues) => ReactNode}</WithValues>
            ) : (
              children
            )}
            {bare || joined ? null : (
              <div className="flex flex-wrap gap-2 pt-2">
                <Button type="submit" tone="primary" pending={isSubmitting}>
                  {submitLabel ?? text('ui.save')}
                </Button>
                {onCancel ? <Button onClick={onCancel}>{text('ui.cancel')}</Button> : null}
              </div>
            )}
          </form>
        </FieldBindingContext.Provider>
      </FormSchemaContext.Provider>
    </FormProvider>
  )
}

function useDraftName(draft: string | false | undefined, defaults: FieldValues): string | undefined {
  const { path } = readPlace(useStore(usePlace().$route))
  if (draft === false) return undefined
  return draft ?? `${path}:${Object.keys(defaults).join()}`
}

/** Removes undefined values, so that the schema's defaults apply. */
function given(defaults: object): object {
  return Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== undefined))
}

/** Says that a draft was restored. A page with a save bar discards it there. */
function DraftNotice({ draft, joined }: { draft: Draft; joined: boolean }) {
  const text = useUiText()
  if (draft.restored === undefined) return null
  return (
    <Callout
      tone="info"
      action={
        joined ? undefined : (
          <Button size="small" onClick={draft.discard}>
            {text('ui.form.discard')}
          </Button>
        )
      }
    >
      {text('ui.form.restored')} · <RelativeTime time={draft.restored} />
    </Callout>
  )
}

function WithValues({ children }: { children: (values: FieldValues) => ReactNode }) {
  return children(useFormContext().watch())
}
