import type { KeyValueStore } from '@console-widgets/core'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useConsole } from '../../embedding/console-context.tsx'
import { changedValues } from './changed-values.ts'

/** Milliseconds after the last key press until a draft is saved. */
const pause = 400

/** Unsent form values. */
export interface Draft {
  /** When the restored draft was saved, if there was one. */
  restored: number | undefined
  /** Deletes the draft after submission. */
  forget(): void
  /** Deletes the draft and resets the form. */
  discard(): void
}

interface KeptDraft {
  time: number
  values: FieldValues
}

/**
 * Saves a form's changes for the session whenever typing pauses, and restores them. Saves nothing if the name is
 * undefined.
 */
export function useDraft<Values extends FieldValues>(
  name: string | undefined,
  form: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
): Draft {
  const { ports } = useConsole()
  const key = name === undefined ? undefined : `cw-draft-${name}`
  const [restored, setRestored] = useState(() =>
    key === undefined ? undefined : readDraft(ports.sessionStorage, key)?.time,
  )
  useEffect(() => {
    if (key === undefined) return
    const kept = readDraft(ports.sessionStorage, key)
    if (kept) form.reset({ ...form.getValues(), ...kept.values } as Values, { keepDefaultValues: true })
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues = {} }) => {
        clearTimeout(timer)
        // Fields without changes have the saved values when the draft is restored.
        const changed = changedValues(values, defaultValues)
        // At once: a form that is saved may be left before the pause is over.
        if (Object.keys(changed).length === 0) return ports.sessionStorage.removeItem(key)
        timer = setTimeout(() => {
          const draft: KeptDraft = { time: ports.now(), values: withoutSecrets(changed, element.current) }
          ports.sessionStorage.setItem(key, JSON.stringify(draft, withoutNoNumbers))
        }, pause)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [key, form, ports, element])
  return useMemo(() => {
    const forget = () => {
      if (key !== undefined) ports.sessionStorage.removeItem(key)
      setRestored(undefined)
    }
    return {
      restored,
      forget,
      discard() {
        forget()
        form.reset()
      },
    }
  }, [key, ports, form, restored])
}

/** A text that is no date is NaN, for which JSON has null: the draft has no value instead. */
const withoutNoNumbers = (_: string, value: unknown) => (Number.isNaN(value) ? undefined : value)

function readDraft(store: KeyValueStore, key: string): KeptDraft | undefined {
  try {
    const value = JSON.parse(store.getItem(key) ?? 'null') as KeptDraft | null
    return value && typeof value.values === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

/** Passwords and files are never stored. */
function withoutSecrets(values: FieldValues, form: HTMLFormElement | null): FieldValues {
  const secret = new Set(
    [...(form?.querySelectorAll<HTMLInputElement>('input[type=password]') ?? [])].map(
      (input) => input.name.split('.')[0],
    ),
  )
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !secret.has(name) && !holdsFile(value)))
}

function holdsFile(value: unknown): boolean {
  return value instanceof Blob || (Array.isArray(value) && value.some((each) => each instanceof Blob))
}
