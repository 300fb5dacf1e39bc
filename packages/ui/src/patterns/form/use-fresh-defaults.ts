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
 * Keeps a form up to date with defaults that change while it is open: those that come with a read, such as the newest
 * package, and, if it follows what is saved elsewhere, all of them. Fields without changes take them over, so that
 * saving doesn't bring back what is old.
 *
 * @param follows whether the defaults are values as they are saved at the moment, such as from another tab
 * @returns fields that were changed on both sides; the form keeps its changes
 */
export function useFreshDefaults(form: UseFormReturn<FieldValues>, defaults: FieldValues, follows: boolean): Theirs {
  const known = useRef(defaults)
  const [theirs, setTheirs] = useState<FieldValues>({})
  useEffect(() => {
    const before = known.current
    const saved = Object.fromEntries(
      Object.entries(changedValues(defaults, before)).filter(([field]) => follows || isEmpty(before[field])),
    )
    known.current = defaults
    if (Object.keys(saved).length === 0) return
    const { getValues, reset, setValue } = form
    const base = form.formState.defaultValues ?? {}
    const changed = changedValues(getValues(), base)
    reset({ ...base, ...saved }, { keepErrors: true, keepTouched: true, keepIsSubmitted: true, keepSubmitCount: true })
    for (const [field, value] of Object.entries(changed))
      if (!isSame(value, saved[field])) setValue(field, value, { shouldDirty: true })
    const conflicts = Object.entries(saved).filter(
      ([field, value]) => follows && field in changed && !isSame(value, changed[field]),
    )
    setTheirs((before) => ({ ...before, ...Object.fromEntries(conflicts) }))
  }, [form, defaults, follows])
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

const isEmpty = (value: unknown) => value === undefined || value === ''
