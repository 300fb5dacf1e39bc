import type { Console } from '@console-widgets/core'
import { createContext } from 'react'
import { useProvided } from './use-provided.ts'

const ConsoleContext = createContext<Console | null>(null)

export const ConsoleProvider = ConsoleContext.Provider

/** The console that the widget belongs to. @throws Error outside of a `WidgetRoot`. */
export function useConsole(): Console {
  return useProvided(ConsoleContext, '<WidgetRoot console={…}>')
}
