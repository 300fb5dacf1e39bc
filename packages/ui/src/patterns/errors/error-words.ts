import { ConsoleError, type ErrorKind } from '@console-widgets/core'
import { useCallback } from 'react'
import { type UiText, useUiText } from '../../text/ui-text.ts'

/** Error message for users. */
export interface ErrorWords {
  /** What happened, in the current language. */
  what: string
  /** How to fix it, or the platform's message. */
  advice: string | undefined
  /** Already reported elsewhere, or not worth reporting. */
  silent: boolean
  /** A retry may help. */
  retry: boolean
}

const mayPass: readonly ErrorKind[] = ['network', 'timeout', 'throttled', 'server']

/** Kinds of errors whose message from the platform is more specific than ours. */
type Explained = 'refused' | 'conflict' | 'invalid' | 'too-large'
const isExplained = (kind: ErrorKind): kind is Explained => /refused|conflict|invalid|too-large/.test(kind)

/** Describes any error to users. */
export function describeError(error: unknown, text: UiText): ErrorWords {
  if (!(error instanceof ConsoleError)) {
    return {
      what: text('ui.error.client'),
      advice: error instanceof Error ? error.message : undefined,
      silent: false,
      retry: true,
    }
  }
  const { kind, reason, refusesPage } = error
  // Neither visitors nor people of no team have a role, nor an administrator to ask.
  const outside = reason === 'demo-read-only' ? 'visitor' : reason === 'no-team' ? 'no-team' : undefined
  if (outside)
    return {
      what: text(`ui.error.${outside}`),
      advice: text(`ui.error.${outside}.then`),
      silent: error.suppressed,
      retry: false,
    }
  return {
    what: text(`ui.error.${refusesPage ? 'refused' : kind}`),
    advice:
      refusesPage || isExplained(kind) || reason === 'storage-unavailable'
        ? error.message
        : text(`ui.error.${kind}.then`, { seconds: error.retryAfter ?? 0 }),
    silent: error.suppressed,
    retry: refusesPage || mayPass.includes(kind),
  }
}

/** Describes errors in the current language. */
export function useErrorWords(): (error: unknown) => ErrorWords {
  const text = useUiText()
  return useCallback((error: unknown) => describeError(error, text), [text])
}
