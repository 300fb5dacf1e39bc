import { type RefObject, useEffect, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { Callout } from '../../parts/callout.tsx'
import { useJoin } from '../../text/use-join.ts'
import { useUiText } from '../../text/ui-text.ts'
import { useErrorWords } from '../errors/error-words.ts'
import { labelIn } from './label-in.ts'

/** Errors of the whole form, with a link to each field. */
export function FormSummary({ failure, form }: { failure: unknown; form: RefObject<HTMLFormElement | null> }) {
  const text = useUiText()
  const join = useJoin()
  const words = useErrorWords()
  const control = useFormContext()
  const { errors, submitCount } = useFormState()
  const wrong = flatten(errors as Record<string, unknown>)
  const summary = useRef<HTMLDivElement>(null)
  // Focused after each failed submission, so that screen readers start here.
  useEffect(() => summary.current?.focus(), [submitCount, failure])
  if (submitCount === 0 || (wrong.length === 0 && !failure)) return null
  const told = failure ? words(failure) : undefined
  if (told?.silent) return null
  const summarize = (label: string | undefined, message: string) => (label ? join.labeled(label, message) : message)
  return (
    <div ref={summary} tabIndex={-1} className="rounded-md">
      <Callout tone="danger" live title={told?.what ?? text('ui.form.wrong', { count: wrong.length })}>
        {told?.advice && wrong.length === 0 ? <p>{told.advice}</p> : null}
        {wrong.length > 0 ? (
          <ul className="list-disc ps-4">
            {wrong.map(({ name, message }) => (
              <li key={name}>
                <button
                  type="button"
                  className="rounded-sm text-start align-top underline underline-offset-2 focus-ring"
                  onClick={() => control.setFocus(name)}
                >
                  {summarize(labelIn(form.current, name), message)}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </Callout>
    </div>
  )
}

/** All invalid fields, in the order of the form's values. */
function flatten(errors: Record<string, unknown>, before = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const name = before ? `${before}.${key}` : key
    if (!value || typeof value !== 'object') return []
    if ('message' in value && typeof value.message === 'string') return [{ name, message: value.message }]
    return flatten(value as Record<string, unknown>, name)
  })
}
