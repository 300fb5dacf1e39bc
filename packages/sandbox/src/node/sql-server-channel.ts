import type { Socket } from 'node:net'
import type pg from 'pg'
import { SessionEnded, type ChannelListener, type EngineChannel } from '@console-widgets/platform/sql-engines/engine'

interface ServerChannelOptions {
  /** Client that has signed in as the account's session role. The channel takes over its socket. */
  client: pg.Client
  listener: ChannelListener
  /** Asks the server to cancel what the client is running. */
  cancel(): void
  forget(): void
}

/** Opens a channel to a server: bytes pass between the program and the server unchanged. */
export function openServerChannel({ client, listener, cancel, forget }: ServerChannelOptions): EngineChannel {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  let closed = false
  const end = () => {
    forget()
    if (closed) return
    closed = true
    listener.ended(new SessionEnded('The database server closed the connection'))
  }
  stream.removeAllListeners('data')
  stream.on('data', (bytes: Buffer) => {
    const taken = listener.receive(bytes)
    if (!taken) return
    stream.pause()
    void taken.then(
      () => stream.resume(),
      () => stream.destroy(),
    )
  })
  stream.once('close', end)
  return {
    async send(messages) {
      if (closed) throw new SessionEnded('The connection has ended')
      if (stream.write(messages)) return
      await new Promise<void>((resolve) => {
        const go = () => {
          stream.off('drain', go).off('close', go)
          resolve()
        }
        stream.on('drain', go).on('close', go)
      })
    },
    cancel,
    async close() {
      closed = true
      forget()
      // Ends the session at once, and with it its transaction.
      stream.destroy()
    },
  }
}
