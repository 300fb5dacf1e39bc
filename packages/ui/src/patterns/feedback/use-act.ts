import type { AnyCall } from '@console-widgets/contract'
import { useCallback, useRef, useState } from 'react'
import { useErrorWords } from '../errors/error-words.ts'
import { type ConfirmWords, useConfirm } from './confirm-context.ts'
import { useToast } from './toast-context.ts'

/** An action: its call, its confirmation, and its success message. */
export interface Act {
  call?: AnyCall
  run: () => unknown
  /** Texts of the confirmation. */
  confirm?: ConfirmWords
  /** Label of the button in the confirmation. */
  label: string
  /** Toast on success. */
  done?: string
}

/** Runs actions with confirmation and error toasts, and tracks whether one is pending. */
export function useAct() {
  const confirm = useConfirm()
  const toasts = useToast()
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const running = useRef(false)
  const act = useCallback(
    async ({ call, run, confirm: question, label, done }: Act) => {
      if (running.current) return
      if (question && !(await confirm({ call, action: label, ...question }))) return
      // An undoable change is sent after the undo period; its button doesn't wait for that.
      const waits = call?.confirm !== 'undo'
      running.current = waits
      setPending(waits)
      try {
        await run()
        if (done) toasts.show({ title: done })
      } catch (error) {
        const { what, advice, silent } = words(error)
        if (!silent) toasts.show({ tone: 'danger', title: what, body: advice })
      } finally {
        running.current = false
        setPending(false)
      }
    },
    [confirm, toasts, words],
  )
  return { act, pending }
}
