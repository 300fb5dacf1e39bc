import type { Admin } from './reconcile.ts'
import type { Exchange } from './wire-session.ts'

/** Open embedded database. */
export interface EmbeddedHost extends Admin {
  /** Ends the current session and takes the database back. @returns the bytes of memory that it occupies */
  release(): Promise<number>
  /** Binds it to a role. @throws Error if the role could gain more rights */
  bind(role: string, others: readonly [string, string]): Promise<void>
  exchange: Exchange
  /** As `exchange`, but passes the response on while the engine writes it. */
  stream(bytes: Uint8Array, receive: (part: Uint8Array) => void | Promise<void>): Promise<void>
  /** Terminates it immediately, whatever it is running. Undefined if that isn't possible. */
  kill(): Promise<void> | undefined
  close(): Promise<void>
}
