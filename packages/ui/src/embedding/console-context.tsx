import type { Console } from '@console-widgets/core'
import { createContext, useContext } from 'react'

const ConsoleContext = createContext<Console | null>(null)

export const ConsoleProvider = ConsoleContext.Provider

/** The console that the widget belongs to. @throws Error outside of a `WidgetRoot`. */
export function useConsole(): Console {
  const console = useContext(ConsoleContext)
  if (!console) throw new Error('Components of console-widgets need a <WidgetRoot console={…}> around them')
  return console
}
