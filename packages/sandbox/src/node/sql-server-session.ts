import type pg from 'pg'
import { SessionEnded, type EngineResult, type EngineSession } from '@console-widgets/platform/sql-engines/engine'
import { createAnswerGate, type AnswerBudget } from '@console-widgets/platform/sql-engines/answer-gate.mjs'
import { budgetOf, noticeOf, type Told } from '@console-widgets/platform/sql-engines/wire-session'
import { createPortal } from './sql-server-portal.ts'

/** Milliseconds that a canceled session has before its connection is closed. */
const cancelPatience = 5000

/**
 * A session over a signed-in connection.
 * @param connect opens another connection of the same role, which cancels statements
 * @param forget called when the session has ended
 */
export function sessionOn(client: pg.Client, connect: () => Promise<pg.Client>, forget: () => void): EngineSession {
  let ended = false
  let running: ((error: Error) => void) | undefined
  const end = () => {
    ended = true
    forget()
    running?.(new SessionEnded('The session was terminated'))
  }
  client.on('end', end)
  const allow = limitAnswers(client)
  let heard: EngineResult['notices'] = []
  client.on('notice', (notice) => heard.push(noticeOf(notice as Told)))
  return {
    run(statement, window) {
      if (ended) return Promise.reject(new SessionEnded('The session has ended'))
      heard = []
      return new Promise<EngineResult>((resolve, reject) => {
        running = reject
        allow(budgetOf(window))
        client.query(
          createPortal(
            statement,
            window,
            () => client.getTransactionStatus(),
            (result) => resolve({ ...result, notices: heard }),
          ) as unknown as pg.Submittable,
        )
      }).finally(() => {
        running = undefined
      })
    },
    cancel() {
      if (!running) return
      const cut = setTimeout(
        () => (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
        cancelPatience,
      )
      client.once('end', () => clearTimeout(cut))
      cancelStatement(client, connect)
    },
    async close() {
      ended = true
      forget()
      await client.end().catch(() => {})
    },
  }
}

/** Lets only so much of an answer reach pg's parser, which collects whole messages. @returns sets the next budget */
function limitAnswers(client: pg.Client): (budget: AnswerBudget) => void {
  const gate = createAnswerGate()
  const { stream } = (client as unknown as { connection: { stream: NodeJS.ReadableStream } }).connection
  const [parse] = stream.listeners('data') as [(part: Buffer) => void]
  stream.off('data', parse)
  stream.on('data', (part: Buffer) => {
    const passed = gate.pass(part)
    if (passed.byteLength > 0) parse.call(stream, Buffer.from(passed.buffer))
  })
  return gate.allow
}

/** Cancels what a client is running. The session's role can cancel its own statements. */
export function cancelStatement(client: pg.Client, connect: () => Promise<pg.Client>): void {
  const { processID } = client as unknown as { processID: number }
  void connect()
    .then(async (other) => {
      await other.query('select pg_catalog.pg_cancel_backend($1)', [processID])
      await other.end()
    })
    .catch(() => {})
}
