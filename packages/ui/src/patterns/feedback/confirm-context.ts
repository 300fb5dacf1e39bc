import type { AnyCall, Confirmation } from '@console-widgets/contract'
import { createContext, type ReactNode, useContext } from 'react'

/** Something that goes or changes along with what is acted on. */
export interface Dependent {
  label: string
  /** What becomes of it, or what kind of thing it is. */
  detail?: string
  /** Route of the thing. */
  to?: string
}

/** The words of a question before an act. */
export interface ConfirmWords {
  /** The question: "Delete Atlas Maps?" */
  title: string
  /** What happens then, and whether there is a way back. */
  description?: ReactNode
  /** What goes along with it: a list, or what reads it. */
  dependents?: readonly Dependent[] | (() => Promise<readonly Dependent[]>)
  /** What must be typed when the severity is `typed`: the thing's name. */
  typed?: string
  /** Text of the button; by default that of the action, else "Confirm". */
  action?: string
}

/** A question before an act. */
export interface ConfirmRequest extends ConfirmWords {
  /** The call that follows: its `confirm` says how to ask; one that does not say is asked about in a dialog. */
  call?: AnyCall
  /** Overrides how to ask. */
  severity?: Confirmation
}

/** Asks; true when the act may go on. `undo` and `click` do not ask. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | null>(null)

/** Asks before an act, as its call's `confirm` says. @throws Error outside of a `WidgetRoot`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('Components of console-widgets need a <WidgetRoot> around them')
  return confirm
}
