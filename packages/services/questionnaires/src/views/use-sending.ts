import { useErrorWords, useToast } from '@console-widgets/ui'

/** Runs a change, and says in a toast why it failed. What was entered stays. */
export function useSending() {
  const words = useErrorWords()
  const toasts = useToast()
  return async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      const { what, advice, silent } = words(error)
      if (!silent) toasts.show({ tone: 'danger', title: what, body: advice })
    }
  }
}
