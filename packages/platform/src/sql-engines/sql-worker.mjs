import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createAnswerGate } from './answer-gate.mjs'
import { createBinding } from './bind-session.mjs'
import { initParameters, startParameters } from './embedded-settings.mjs'

/**
 * Runs one embedded database in its own thread: whatever its SQL does, the main thread continues and can terminate this
 * one. Processes orders one after another and answers each.
 */
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
const engine = await PGlite.create({
  dataDir: workerData.folder,
  startParams: startParameters,
  initDbStartParams: initParameters(workerData.characterSet),
})
const binding = createBinding(engine)

/**
 * @param {Uint8Array} bytes
 * @param {import('./answer-gate.d.mts').AnswerBudget} budget
 */
async function exchange(bytes, budget) {
  /** @type {Uint8Array[]} */
  const parts = []
  const gate = createAnswerGate()
  gate.allow(budget)
  await engine.execProtocolRawStream(bytes, { onRawData: (part) => void parts.push(gate.pass(part)) })
  return Buffer.concat(parts)
}

/** @type {Record<string, (...given: any[]) => Promise<unknown>>} */
const orders = {
  query: async (sql) => (await engine.exec(sql)).at(-1)?.rows ?? [],
  async release() {
    await binding.release()
    return engine.Module.HEAPU8.byteLength
  },
  bind: binding.bind,
  exchange,
  close: () => engine.close(),
}

let last = Promise.resolve()
port.on('message', ({ number, order, given }) => {
  last = last.then(async () => {
    try {
      const answer = await /** @type {(...given: any[]) => Promise<unknown>} */ (orders[order])(...given)
      const transfer =
        answer instanceof Uint8Array && answer.byteLength === answer.buffer.byteLength
          ? [/** @type {ArrayBuffer} */ (answer.buffer)]
          : []
      port.postMessage({ number, answer }, transfer)
    } catch (error) {
      const { message, code } = /** @type {{ message: string, code?: string }} */ (error)
      port.postMessage({ number, failure: { message, code } })
    }
    if (order === 'close') port.close()
  })
})
port.postMessage({ ready: true })
