import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { UiText } from '../../text/ui-text.ts'
import { checkValues, type Issues } from './form-issues.ts'

/** A schema, or what loads it: a view that shows a form when asked needs none before. */
export type FormSchema = StandardSchemaV1 | (() => Promise<StandardSchemaV1>)

/** Lets any Standard Schema check a form. */
export function schemaResolver<Values extends FieldValues>(
  schema: FormSchema,
  text: UiText,
  messages?: Issues,
): Resolver<Values> {
  return async (values) => {
    // A Standard Schema may be a function, too: it has its own property then.
    const checker = '~standard' in schema ? schema : await schema()
    const issues = await checkValues(checker, values, text, messages)
    const paths = Object.keys(issues)
    if (paths.length === 0) return { values, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const path of paths) setAt(errors, path.split('.'), { type: 'schema', message: issues[path] })
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

function setAt(target: Record<string, unknown>, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[head] ??= value
  else setAt((target[head] ??= {}) as Record<string, unknown>, rest, value)
}
