import type { Console, ConsoleOptions } from '@console-widgets/core'
import type { Autoloader } from './loader/page-loader.ts'

/** The version of this package, which distinguishes two copies on one page. */
export const version = '0.1.0'

/** State shared by the copies of this package on one page. Keep it small: it is part of the autoloader's entry. */
interface PageRegistry {
  version: string
  options?: Partial<ConsoleOptions>
  console?: Console
  autoloader?: Autoloader
  listeners: Set<() => void>
  /** Gives every React root on the page unique IDs. */
  lastId: number
  /** Elements whose start has been announced. */
  started: WeakSet<Element>
  /** The origin that the first copy was loaded from. */
  origin: string
}

const KEY = Symbol.for('console-widgets.page')

/** The registry of this page. */
export function pageRegistry(): PageRegistry {
  const page = globalThis as { [KEY]?: PageRegistry }
  page[KEY] ??= {
    version,
    listeners: new Set(),
    lastId: 0,
    started: new WeakSet(),
    origin: originOf(import.meta.url) ?? globalThis.location?.origin ?? '',
  }
  return page[KEY]
}

/**
 * Configures the page's console: its endpoints, login, language. Call it before or after the tags are on the page; a
 * second call creates a new console. Without it, calls go to the origin of the script.
 */
export function configureConsole(options: Partial<ConsoleOptions>): void {
  const registry = pageRegistry()
  registry.options = options
  const previous = registry.console
  registry.console = undefined
  for (const listener of registry.listeners) listener()
  previous?.close()
}

function originOf(url: string): string | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : 'null'
  return origin === 'null' ? undefined : origin
}
