import { type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export function useDraft<Values extends FieldValues>(_name: string | undefined, _form: UseFormReturn<Values>): ReactNode {
  return null
}

export function clearDraft(_name: string | undefined): void {}
