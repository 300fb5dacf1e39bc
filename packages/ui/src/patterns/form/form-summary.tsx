import type { RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { Callout } from '../../parts/callout.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { useErrorWords } from '../errors/error-words.ts'

/** What is wrong with the whole form, with a link to each field. */
export function FormSummary({ failure, form }: { failure: unknown; form: RefObject<HTMLFormElement | null> }) {
  const text = useUiText()
  const words = useErrorWords()
  const { errors, submitCount } = useFormState()
  const wrong = flatten(errors as Record<string, unknown>)
  if (submitCount === 0 || (wrong.length === 0 && !failure)) return null
  const told = failure ? words(failure) : undefined
  if (told?.silent) return null
  const goTo = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  return (
    <div data-cw-summary="" tabIndex={-1} className="rounded-md">
      <Callout tone="danger" live title={told?.what ?? text('ui.form.wrong', { count: wrong.length })}>
        {told?.then && wrong.length === 0 ? <p>{told.then}</p> : null}
        {wrong.length > 0 ? (
          <ul className="list-disc ps-4">
            {wrong.map(({ name, message }) => (
              <li key={name}>
                <button type="button" className="text-start underline underline-offset-2" onClick={() => goTo(name)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </Callout>
    </div>
  )
}

/** Every field that is wrong, in the order of the form's values. */
function flatten(errors: Record<string, unknown>, before = ''): { name: string; message: string }[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    const name = before ? `${before}.${key}` : key
    if (!value || typeof value !== 'object') return []
    if ('message' in value && typeof value.message === 'string') return [{ name, message: value.message }]
    return flatten(value as Record<string, unknown>, name)
  })
}
