import * as v from 'valibot'

/** Keeps the fields of an answer that its call declares: nothing else leaves the platform. */
export function declaredFields(schema: v.GenericSchema | undefined, answer: unknown): object {
  return schema ? (v.parse(schema, answer) as object) : {}
}
