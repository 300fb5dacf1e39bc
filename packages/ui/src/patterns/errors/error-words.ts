import { ConsoleError, type ErrorKind } from '@console-widgets/core'
import { useCallback } from 'react'
import { type UiText, useUiText } from '../../text/ui-text.ts'

/** An error in a person's words. */
export interface ErrorWords {
  /** What happened, in the language of the moment. */
  what: string
  /** What to do about it, or what the platform said. */
  advice: string | undefined
  /** It has been told elsewhere, or is nothing to tell. */
  silent: boolean
  /** It may go away by itself. */
  retry: boolean
}

const mayPass: readonly ErrorKind[] = ['network', 'timeout', 'throttled', 'server']

/** Puts any error into words. */
export function describeError(error: unknown, text: UiText): ErrorWords {
  if (!(error instanceof ConsoleError)) {
    return {
      what: text('ui.error.client'),
      advice: error instanceof Error ? error.message : undefined,
      silent: false,
      retry: true,
    }
  }
  const { kind } = error
  // The platform's own words say more than ours of what it refused.
  const speaks = kind === 'refused' || kind === 'conflict' || kind === 'invalid' || kind === 'too-large'
  return {
    what: text(`ui.error.${kind}`),
    advice: speaks ? error.message : text(`ui.error.${kind}.then`, { seconds: error.retryAfter ?? 0 }),
    silent: error.suppressed,
    retry: mayPass.includes(kind),
  }
}

/** Puts errors into words in the language of the moment. */
export function useErrorWords(): (error: unknown) => ErrorWords {
  const text = useUiText()
  return useCallback((error: unknown) => describeError(error, text), [text])
}
