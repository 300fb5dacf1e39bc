import type { AnyCall, Confirmation } from '@console-widgets/contract'
import { createContext, type ReactNode } from 'react'
import { useProvided } from '../../embedding/use-provided.ts'

/** Object that an action deletes or changes as well. */
export interface Dependent {
  label: string
  /** What happens to it, or its type. */
  detail?: string
  /** Route of the object. */
  to?: string
}

/** Texts of a confirmation. */
export interface ConfirmWords {
  /** The question: "Delete Atlas Maps?" */
  title: string
  /**
   * Consequences of the action, and whether it can be undone. It is rendered by the widget's root, so a component in it
   * doesn't have texts that load with a part of the widget: pass the texts themselves.
   */
  description?: ReactNode
  /** Affected objects: a list, or a function that loads them. */
  dependents?: readonly Dependent[] | (() => Promise<readonly Dependent[]>)
  /** Text that the user must type at severity `typed`: the name of the object. */
  typed?: string
  /** Label of the button. Default: the action's label, else "Confirm". */
  action?: string
  /** Overrides the call's `confirm`, such as for several objects at once. */
  severity?: Confirmation
  /** What can be done instead, and is recommended. Resolves to whether to proceed; the dialog closes either way. */
  instead?: { label: string; run: () => Promise<boolean> }
  /** Aborted when nothing is left to ask about: the dialog closes, and the answer is yes. */
  settled?: AbortSignal
}

/** A confirmation. */
export interface ConfirmRequest extends ConfirmWords {
  /** The call to confirm: its `confirm` decides how. A call without one is confirmed in a dialog. */
  call?: AnyCall
}

/** Asks for confirmation and returns whether to proceed. `undo` and `click` don't ask. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | null>(null)

/** Asks for confirmation according to the call's `confirm`. @throws Error outside of a `WidgetRoot`. */
export function useConfirm(): Confirm {
  return useProvided(ConfirmContext)
}
