import { PGlite } from '@electric-sql/pglite'
import { gunzip, gzip } from '../stores/gzip.ts'
import { createAnswerGate, withoutLimit } from './answer-gate.mjs'
import { createBinding } from './bind-session.mjs'
import { DataFolder } from './data-folder.ts'
import { createEmbeddedEngine } from './embedded-engine.ts'
import type { EmbeddedHost } from './embedded-host.ts'
import { initParameters, startParameters } from './embedded-settings.mjs'
import type { SqlEngine } from './engine.ts'

/** Packed data folder of an empty database, compressed. */
export type Template = Uint8Array<ArrayBuffer>

/**
 * Creates an engine with the teams' databases in the memory of a page. They run in the page's own thread: an endless
 * statement can't be stopped, and closing the page loses the data.
 * @param madeTemplates results of `makeTemplate` to reuse, by character set
 */
export function createMemoryEngine(madeTemplates: ReadonlyMap<string, Template> = new Map()): SqlEngine {
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
      return hostOf(
        await PGlite.create({
          fs: new DataFolder({ packed: template.then(gunzip) }),
          startParams: startParameters,
        }),
      )
    },
    remove: async () => {},
  })
}

/** Creates an empty database to copy: creating one takes seconds, copying almost no time. */
export async function makeTemplate(characterSet: string): Promise<Template> {
  const folder = new DataFolder({ kept: true })
  const engine = await PGlite.create({
    fs: folder,
    startParams: startParameters,
    initDbStartParams: initParameters(characterSet),
  })
  await engine.close()
  return gzip(folder.pack())
}

function hostOf(engine: PGlite): EmbeddedHost {
  const binding = createBinding(engine)
  return {
    bind: binding.bind,
    async release() {
      await binding.release()
      return engine.Module.HEAPU8.byteLength
    },
    query: async <Row>(sql: string) => ((await engine.exec(sql)).at(-1)?.rows ?? []) as Row[],
    async exchange(bytes, budget) {
      const parts: Uint8Array<ArrayBuffer>[] = []
      const gate = createAnswerGate()
      gate.allow(budget)
      await engine.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(gate.pass(part)) })
      return new Uint8Array(await new Blob(parts).arrayBuffer())
    },
    async stream(bytes, receive) {
      await receive(await this.exchange(bytes, withoutLimit))
    },
    kill: () => undefined,
    close: () => engine.close(),
  }
}
