import * as v from 'valibot'

/** Selects the fields of a response that its call declares. No other field leaves the platform. */
export function declaredFields(schema: v.GenericSchema | undefined, answer: unknown): object {
  return schema ? (v.parse(schema, answer) as object) : {}
}
