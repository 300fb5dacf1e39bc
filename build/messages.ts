import { readFile } from 'node:fs/promises'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { transform } from 'esbuild'
import { bindSpaces } from './russian-spaces.ts'

/**
 * Files with the messages of one language, as flat IDs with ICU messages: those of a package's widgets, and a service's
 * messages for views across services.
 */
export const CATALOGUE = /\/(locales|words)\/(cn|en|ru)\.ts$/

/** The languages whose catalogues must have the same ids. */
export const LANGUAGES = ['cn', 'en', 'ru'] as const

/** Placeholder types that the distribution removes from Lingui. */
const leftOut = ['date', 'time', 'selectordinal']

/** Compiles a catalog module to Lingui's compiled messages, so that the browser needs no ICU parser. */
export async function compileCatalogue(source: string, file: string): Promise<string> {
  const messages = await readCatalogue(source, file)
  const compiled: Record<string, unknown> = {}
  const written = file.endsWith('/ru.ts') ? bindSpaces : (message: string) => message
  for (const [id, message] of Object.entries(messages)) {
    try {
      compiled[id] = compileMessageOrThrow(written(message))
    } catch (error) {
      throw new Error(
        `${file}: the message "${id}" is not a valid ICU message: ${(error as Error).message}\n  ${message}`,
      )
    }
    const kind = kindsIn(compiled[id]).find((each) => leftOut.includes(each))
    if (kind)
      throw new Error(
        `${file}: the message "${id}" has a ${kind}, which no page can show (build/unused-parts.ts): give it as a text\n  ${message}`,
      )
  }
  return `export default ${JSON.stringify(compiled)}\n`
}

/** Types of the placeholders in a compiled message, such as `plural`, including those nested in its cases. */
function kindsIn(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((token) => {
    if (!Array.isArray(token)) return []
    const [, kind, cases] = token as [name: string, kind?: string, cases?: object]
    return [kind ?? '', ...Object.values(cases ?? {}).flatMap(kindsIn)]
  })
}

/** IDs that a catalog lacks and one of its siblings has. */
export async function missingMessages(file: string): Promise<string[]> {
  const own = await readIds(file)
  const missing = new Set<string>()
  for (const language of LANGUAGES) {
    for (const id of await readIds(file.replace(CATALOGUE, `/$1/${language}.ts`))) {
      if (!own.has(id)) missing.add(id)
    }
  }
  return [...missing]
}

async function readIds(file: string): Promise<Set<string>> {
  return new Set(Object.keys(await readCatalogue(await readFile(file, 'utf8'), file)))
}

/** @throws Error with the IDs that a catalog lacks */
export async function requireEveryMessage(file: string): Promise<void> {
  const missing = await missingMessages(file)
  if (missing.length === 0) return
  const shown = missing.slice(0, 10).join(', ')
  throw new Error(`${file}: ${missing.length} messages are missing: ${shown}${missing.length > 10 ? ', …' : ''}`)
}

/** Evaluates a catalog module, which only contains data, and returns its messages. */
export async function readCatalogue(source: string, file: string): Promise<Record<string, string>> {
  const { code } = await transform(source, { loader: 'ts', format: 'esm', sourcefile: file })
  if (/^\s*import\s/m.test(code)) {
    throw new Error(`${file}: a catalog may only contain data: it can import types, but no values`)
  }
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default?: unknown }
  const messages = module.default
  if (typeof messages !== 'object' || messages === null) throw new Error(`${file}: no default export of messages`)
  for (const [id, message] of Object.entries(messages)) {
    if (typeof message !== 'string') throw new Error(`${file}: the message "${id}" is not a string`)
  }
  return messages as Record<string, string>
}
