import type { AnyCall } from '@console-widgets/contract'
import { useCallback, useRef, useState } from 'react'
import { useErrorWords } from '../errors/error-words.ts'
import { type ConfirmWords, useConfirm } from './confirm-context.ts'
import { useToast } from './toast-context.ts'

/** One act of a person: what it calls, how it asks, and what it says when it is done. */
export interface Act {
  call?: AnyCall
  run: () => unknown
  /** Words of the question that the call's `confirm` wants. */
  confirm?: ConfirmWords
  /** Text of the button, for the question's own. */
  label: string
  /** Said in a toast when it went well. */
  done?: string
}

/** Runs acts: asks first, shows a failure in a toast, and knows whether one is under way. */
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
      // A change that can be undone waits for that time; its button does not.
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
