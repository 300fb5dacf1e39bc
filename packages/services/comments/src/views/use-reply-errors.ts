import type { ConsoleError } from '@console-widgets/core'
import { useErrorWords } from '@console-widgets/ui'
import { useState } from 'react'
import { useCommentsText } from '../generated/text.ts'

/** Why a reply wasn’t taken, and whether someone else was faster. */
export interface ReplyFailure {
  message: string
  isConflict: boolean
}

/** Runs a reply, and tells what stands against it. The text stays in the field. */
export function useReplyErrors() {
  const text = useCommentsText()
  const words = useErrorWords()
  const [failure, setFailure] = useState<ReplyFailure>()
  const [pending, setPending] = useState(false)
  const run = async (work: () => Promise<void>) => {
    if (pending) return
    setPending(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      const { reason, issues } = error as ConsoleError
      if (reason === 'comment-answered' || reason === 'comment-changed')
        setFailure({
          message: text(reason === 'comment-answered' ? 'comments.conflict.answered' : 'comments.conflict.changed'),
          isConflict: true,
        })
      else setFailure({ message: issues?.[0]?.message ?? words(error).what, isConflict: false })
    } finally {
      setPending(false)
    }
  }
  return { failure, pending, run, clear: () => setFailure(undefined) }
}
