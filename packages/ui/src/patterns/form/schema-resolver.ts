import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Language } from '@console-widgets/core'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { checkValues, type Issues } from './form-issues.ts'
import { withoutEmptyTexts } from './schema-fields.ts'

/** Form resolver for any Standard Schema. */
export function schemaResolver<Values extends FieldValues>(
  schema: StandardSchemaV1,
  language: Language,
  messages?: Issues,
): Resolver<Values> {
  return async (entered) => {
    const values = withoutEmptyTexts(schema, entered)
    const issues = await checkValues(schema, values, language, messages)
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
