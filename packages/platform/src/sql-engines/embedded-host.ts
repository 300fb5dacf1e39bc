import type { Admin } from './reconcile.ts'

/** Open embedded database. */
export interface EmbeddedHost extends Admin {
  /** Ends the current session and takes the database back. */
  release(): Promise<void>
  /** Binds it to a role. @throws Error if the role could gain more rights */
  bind(role: string, others: readonly [string, string]): Promise<void>
  exchange(bytes: Uint8Array): Promise<Uint8Array>
  /** As `exchange`, but passes the response on while the engine writes it. */
  stream(bytes: Uint8Array, receive: (part: Uint8Array) => void | Promise<void>): Promise<void>
  /** Terminates it immediately, whatever it is running. Undefined if that isn't possible. */
  kill(): Promise<void> | undefined
  close(): Promise<void>
}
