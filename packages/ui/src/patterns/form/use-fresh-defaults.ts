import { useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changedValues, isSame } from './changed-values.ts'

/** Values that were saved elsewhere while the same fields were changed here. */
export interface Theirs {
  fields: readonly string[]
  /** Takes them over in place of the changes. */
  take(): void
}

/**
 * Keeps a form up to date with values that are saved elsewhere, such as in another tab: fields without changes take
 * them over, so that saving doesn't bring back what is old.
 *
 * @param defaults values as they are saved at the moment; undefined leaves the form as it is
 * @returns fields that were changed on both sides; the form keeps its changes
 */
export function useFreshDefaults(form: UseFormReturn<FieldValues>, defaults: FieldValues | undefined): Theirs {
  const known = useRef(defaults)
  const [theirs, setTheirs] = useState<FieldValues>({})
  useEffect(() => {
    const saved = defaults && known.current ? changedValues(defaults, known.current) : {}
    known.current = defaults
    if (Object.keys(saved).length === 0) return
    const { getValues, reset, setValue } = form
    const base = form.formState.defaultValues ?? {}
    const changed = changedValues(getValues(), base)
    reset({ ...base, ...saved }, { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true })
    for (const [field, value] of Object.entries(changed))
      if (!isSame(value, saved[field])) setValue(field, value, { shouldDirty: true })
    const conflicts = Object.entries(saved).filter(
      ([field, value]) => field in changed && !isSame(value, changed[field]),
    )
    setTheirs((before) => ({ ...before, ...Object.fromEntries(conflicts) }))
  }, [form, defaults])
  const { dirtyFields, isDirty } = form.formState
  // Saved or discarded: what is entered later is about the values that there are then.
  if (!isDirty && Object.keys(theirs).length > 0) setTheirs({})
  const fields = Object.keys(theirs).filter((field) => field in dirtyFields)
  return {
    fields,
    take() {
      for (const field of fields) form.setValue(field, form.formState.defaultValues?.[field], { shouldDirty: true })
      setTheirs({})
    },
  }
}
