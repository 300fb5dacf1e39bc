import { Callout, useErrorWords } from '@console-widgets/ui'
import { type ReactNode, useState } from 'react'

/** What a dialog saves, as far as it has come. */
interface Saving {
  pending: boolean
  /** What has gone wrong. Nothing as long as nothing has. */
  notice: ReactNode
  /** Runs work, and keeps its failure for the notice. */
  attempt(work: () => Promise<void>): Promise<void>
}

/** The saving of a dialog: it waits for it, and says what has failed. */
export function useSaving(): Saving {
  const words = useErrorWords()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const attempt = async (work: () => Promise<void>) => {
    setPending(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  const notice =
    failure === undefined ? null : (
      <Callout live tone="danger" title={words(failure).what}>
        {words(failure).advice}
      </Callout>
    )
  return { pending, notice, attempt }
}
