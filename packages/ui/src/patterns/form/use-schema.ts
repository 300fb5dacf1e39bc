import type { StandardSchemaV1 } from '@standard-schema/spec'
import { useEffect, useState } from 'react'

/** A schema, or what loads it: a view that shows a form when asked needs none before. */
export type FormSchema<Values = unknown> = SchemaOf<Values> | (() => Promise<SchemaOf<Values>>)

/** Any schema will do; where a form's values have no other type, they have that of its schema. */
type SchemaOf<Values> = StandardSchemaV1<Values, unknown> | StandardSchemaV1

/** A form's schema; `loading` until it is there. */
export function useSchema(schema: FormSchema | undefined): StandardSchemaV1 | 'loading' | undefined {
  const [loaded, setLoaded] = useState<StandardSchemaV1>()
  const [failure, setFailure] = useState<unknown>()
  // A Standard Schema may be a function, too: it has its own property then.
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
  // A part that cannot be loaded is what the boundary around it is for.
  if (failure !== undefined) throw failure
  return waits ? 'loading' : (loaded ?? (schema as StandardSchemaV1 | undefined))
}
