import { type Console, createConsole } from '@console-widgets/core'
import { pageRegistry } from './page-registry.ts'

/** The console shared by all tags of the page, unless a tag is given its own. */
export function pageConsole(): Console {
  const registry = pageRegistry()
  registry.console ??= startConsole(registry)
  return registry.console
}

function startConsole({ origin, options }: ReturnType<typeof pageRegistry>): Console {
  const console = createConsole({
    zones: { china: { api: origin } },
    capabilities: ['changed', 'notify', 'resize', 'theme-tokens'],
    ...options,
  })
  console.host.on('setTheme', (message) =>
    import('./element/host-theme.ts').then(({ applyHostTheme }) => applyHostTheme(message), console.ports.reportError),
  )
  return console
}

/** Calls the listener when the page's console is replaced. */
export function onPageConsoleChange(listener: () => void): () => void {
  const { listeners } = pageRegistry()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
