import { readFile } from 'node:fs/promises'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { transform } from 'esbuild'

/** Files that hold the messages of one language: flat ids to ICU messages. */
export const CATALOGUE = /\/locales\/(cn|en|ru)\.ts$/

/** The languages whose catalogues must have the same ids. */
export const LANGUAGES = ['cn', 'en', 'ru'] as const

/** Compiles a catalogue module to one of Lingui's compiled messages, so that no ICU parser is in the browser. */
export async function compileCatalogue(source: string, file: string): Promise<string> {
  const messages = await readCatalogue(source, file)
  const compiled: Record<string, unknown> = {}
  for (const [id, message] of Object.entries(messages)) {
    try {
      compiled[id] = compileMessageOrThrow(message)
    } catch (error) {
      throw new Error(`${file}: the message "${id}" is not a valid ICU message: ${(error as Error).message}\n  ${message}`)
    }
  }
  return `export default ${JSON.stringify(compiled)}\n`
}

/** The ids that a catalogue lacks or has too many, compared with its siblings; empty when they agree. */
export async function compareCatalogue(file: string): Promise<string[]> {
  const ids = new Map<string, Set<string>>()
  for (const language of LANGUAGES) {
    const sibling = file.replace(CATALOGUE, `/locales/${language}.ts`)
    const source = await readFile(sibling, 'utf8')
    ids.set(sibling, new Set(Object.keys(await readCatalogue(source, sibling))))
  }
  const all = new Set([...ids.values()].flatMap((set) => [...set]))
  return [...ids].flatMap(([sibling, has]) => [...all].filter((id) => !has.has(id)).map((id) => `${sibling}: no "${id}"`))
}

/** Runs a catalogue module, which is data alone, and gives its messages. */
async function readCatalogue(source: string, file: string): Promise<Record<string, string>> {
  const { code } = await transform(source, { loader: 'ts', format: 'esm', sourcefile: file })
  if (/^\s*import\s/m.test(code)) {
    throw new Error(`${file}: a catalogue is data alone: it can import types, but no values`)
  }
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default?: unknown }
  const messages = module.default
  if (typeof messages !== 'object' || messages === null) throw new Error(`${file}: no default export of messages`)
  for (const [id, message] of Object.entries(messages)) {
    if (typeof message !== 'string') throw new Error(`${file}: the message "${id}" is not a string`)
  }
  return messages as Record<string, string>
}
