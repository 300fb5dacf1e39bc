import { type Console, createConsole } from '@console-widgets/core'
import { pageRegistry } from './page-registry.ts'

/** The console shared by all tags of the page, unless a tag is given its own. */
export function pageConsole(): Console {
  const registry = pageRegistry()
  registry.console ??= startConsole(registry)
  return registry.console
}

function startConsole({ origin, options }: ReturnType<typeof pageRegistry>): Console {
  return createConsole({
    zones: { china: { api: origin } },
    // What `element/join-page.ts` does.
    capabilities: ['changed', 'notify', 'resize', 'theme-tokens'],
    // English is the platform's own language, and its text stays if the words can't be loaded.
    wordRefusal: async (refusal, language) =>
      language === 'en'
        ? {}
        : import('./words/index.ts').then((words) => words.wordRefusal(refusal, language)).catch(() => ({})),
    ...options,
  })
}

/** Calls the listener when the page's console is replaced. */
export function onPageConsoleChange(listener: () => void): () => void {
  const { listeners } = pageRegistry()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
