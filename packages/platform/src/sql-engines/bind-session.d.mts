/** Embedded engine, as far as binding uses it. */
export interface BoundEngine {
  exec(sql: string): Promise<unknown>
  query(sql: string): Promise<{ rows: unknown[] }>
  /** WebAssembly module, whose memory is patched. */
  Module: object
}

export function createBinding(engine: BoundEngine): {
  /** Ends the current session, if any, and takes the engine back. */
  release(): Promise<void>
  /** Binds the engine to a role. @throws Error if the role could escalate; then nothing must run */
  bind(role: string, others: readonly [string, string]): Promise<void>
}
