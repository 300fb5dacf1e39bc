import { PGlite } from '@electric-sql/pglite'
import { createBinding } from './bind-session.mjs'
import { createEmbeddedEngine, type EmbeddedHost } from './embedded-engine.ts'
import { initParameters, startParameters } from './embedded-settings.mjs'
import type { SqlEngine } from './engine.ts'

/**
 * Creates an engine with the teams' databases in the memory of a page. They run in the page's own thread: an endless
 * statement can't be stopped, and closing the page loses the data.
 * @param madeTemplates results of `makeTemplate` to reuse, by character set
 */
export function createMemoryEngine(madeTemplates: ReadonlyMap<string, Blob> = new Map()): SqlEngine {
  const templates = new Map(
    [...madeTemplates].map(([characterSet, template]) => [characterSet, Promise.resolve(template)]),
  )
  return createEmbeddedEngine({
    placement: 'page',
    mostOpen: 8,
    idleMilliseconds: undefined,
    async openHost({ characterSet }) {
      const template = templates.get(characterSet) ?? makeTemplate(characterSet)
      templates.set(characterSet, template)
      return hostOf(await PGlite.create({ loadDataDir: await template, startParams: startParameters }))
    },
    remove: async () => {},
  })
}

/** Creates an empty database to copy: creating one takes seconds, copying almost no time. */
export async function makeTemplate(characterSet: string): Promise<Blob> {
  const engine = await PGlite.create({ startParams: startParameters, initDbStartParams: initParameters(characterSet) })
  try {
    return await engine.dumpDataDir('gzip')
  } finally {
    await engine.close()
  }
}

function hostOf(engine: PGlite): EmbeddedHost {
  const binding = createBinding(engine)
  return {
    ...binding,
    query: async <Row>(sql: string) => ((await engine.exec(sql)).at(-1)?.rows ?? []) as Row[],
    async exchange(bytes) {
      const parts: Uint8Array<ArrayBuffer>[] = []
      await engine.execProtocolRawStream(bytes, {
        onRawData: (part) => void parts.push(part.slice() as Uint8Array<ArrayBuffer>),
      })
      return new Uint8Array(await new Blob(parts).arrayBuffer())
    },
    kill: () => undefined,
    close: () => engine.close(),
  }
}
