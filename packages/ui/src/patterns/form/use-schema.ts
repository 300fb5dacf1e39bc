import type { StandardSchemaV1 } from '@standard-schema/spec'
import { useEffect, useState } from 'react'

/** A schema, or a function that loads it, for views that don't show the form at first. */
export type FormSchema<Values = unknown> = SchemaOf<Values> | (() => Promise<SchemaOf<Values>>)

/** Any schema. The form's values have its type unless another one is given. */
type SchemaOf<Values> = StandardSchemaV1<Values, unknown> | StandardSchemaV1

/** A form's schema; `loading` until it is loaded. */
export function useSchema(schema: FormSchema | undefined): StandardSchemaV1 | 'loading' | undefined {
  const [loaded, setLoaded] = useState<StandardSchemaV1>()
  const [failure, setFailure] = useState<unknown>()
  // A Standard Schema can be a function as well, but then it has the standard property.
  const load = schema === undefined || '~standard' in schema ? undefined : schema
  const waits = load !== undefined && loaded === undefined
  useEffect(() => {
    if (!waits) return
    let wanted = true
    load().then(
      (read) => wanted && setLoaded(read),
      (error: unknown) => wanted && setFailure(error),
    )
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a function written in place is another at each rendering
  }, [waits])
  // Loading errors go to the surrounding error boundary.
  if (failure !== undefined) throw failure
  return waits ? 'loading' : (loaded ?? (schema as StandardSchemaV1 | undefined))
}
