import { type Console, createConsole } from '@console-widgets/core'
import { pageRegistry } from './page-registry.ts'

/** The console that every tag of the page shares, unless one is given its own. */
export function pageConsole(): Console {
  const registry = pageRegistry()
  registry.console ??= createConsole({ zones: { china: { api: registry.origin } }, ...registry.options })
  return registry.console
}

/** Calls the listener when the page's console is another one. */
export function onPageConsoleChange(listener: () => void): () => void {
  const { listeners } = pageRegistry()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
