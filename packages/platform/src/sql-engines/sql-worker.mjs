import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { createAnswerGate } from './answer-gate.mjs'
import { createBinding } from './bind-session.mjs'
import { initParameters, startParameters } from './embedded-settings.mjs'
import { limitMemory } from './limit-memory.mjs'

/** The most memory of an open database, in bytes: enough to notice that a value of 200 MB is too large to return. */
const mostMemory = 1024 * 1024 * 1024

/**
 * Runs one embedded database in its own thread: whatever its SQL does, the main thread continues and can terminate this
 * one. Processes orders one after another and answers each.
 */
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
limitMemory(mostMemory)
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

/** Size of the parts in which a response is passed on, and how much may be unread before the engine pauses. */
const partBytes = 64 * 1024
const mostUnread = 4 * 1024 * 1024

/**
 * Passes a response on while the engine writes it, so that its size doesn't matter.
 * @param {Uint8Array} bytes
 * @param {number} number of the order, which the parts carry
 * @param {Int32Array} unread shared counter of bytes that the other thread hasn't taken yet
 */
async function stream(bytes, number, unread) {
  /** @type {Uint8Array[]} */
  let parts = []
  let size = 0
  const pass = () => {
    if (size === 0) return
    const part = new Uint8Array(Buffer.concat(parts))
    parts = []
    size = 0
    Atomics.add(unread, 0, part.byteLength)
    port.postMessage({ number, part }, [part.buffer])
    // The engine writes synchronously, so only the whole thread can wait.
    for (let left = Atomics.load(unread, 0); left > mostUnread; left = Atomics.load(unread, 0))
      Atomics.wait(unread, 0, left)
  }
  await engine.execProtocolRawStream(bytes, {
    onRawData(part) {
      parts.push(part.slice())
      size += part.byteLength
      if (size >= partBytes) pass()
    },
  })
  pass()
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
  stream,
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
