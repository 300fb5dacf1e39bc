import type { Messages } from '@lingui/core'
import type { Language } from '@console-widgets/core'
import { markLoadFailure } from '../parts/load-failures.ts'
import type { LocaleLoaders } from '../tag.ts'

/** State of a load, cached per loader, since a catalog never changes while the page is open. */
interface Load {
  promise: Promise<void>
  messages?: Messages
  error?: unknown
}

const loads = new WeakMap<() => Promise<unknown>, Load>()

function loadOne(load: LocaleLoaders[Language]): Load {
  const known = loads.get(load)
  if (known) return known
  const entry: Load = {
    promise: load().then(
      (module) => void (entry.messages = module.default as Messages),
      (error: unknown) => void (entry.error = markLoadFailure(error)),
    ),
  }
  loads.set(load, entry)
  return entry
}

/** Preloads the messages of a language. Retries failed loads. */
export async function loadMessages(locales: readonly LocaleLoaders[], language: Language): Promise<void> {
  for (const loaders of locales) if (loads.get(loaders[language])?.error) loads.delete(loaders[language])
  await Promise.all(locales.map((loaders) => loadOne(loaders[language]).promise))
}

/** The loaded messages of a language, without those that failed to load. */
export function loadedMessages(locales: readonly LocaleLoaders[], language: Language): Messages {
  return Object.assign({}, ...locales.map((loaders) => loads.get(loaders[language])?.messages)) as Messages
}

/** Whether some of a language's messages failed to load. */
export function haveFailed(locales: readonly LocaleLoaders[], language: Language): boolean {
  return locales.some((loaders) => loads.get(loaders[language])?.error)
}

/** Whether a language's messages have loaded or failed to. */
export function haveSettled(locales: readonly LocaleLoaders[], language: Language): boolean {
  return locales.every((loaders) => {
    const load = loads.get(loaders[language])
    return load?.messages || load?.error
  })
}

/**
 * Messages of a language, for a component inside a Suspense boundary.
 *
 * @throws a promise while they load, and the error if they can't be loaded
 */
export function readMessages(locales: readonly LocaleLoaders[], language: Language): Messages {
  const all = locales.map((loaders) => loadOne(loaders[language]))
  const failed = all.find((load) => load.error)
  if (failed) throw failed.error
  const waiting = all.filter((load) => !load.messages)
  if (waiting.length > 0) throw Promise.all(waiting.map((load) => load.promise))
  return Object.assign({}, ...all.map((load) => load.messages)) as Messages
}
