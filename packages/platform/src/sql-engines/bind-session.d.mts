/** What the embedded engine is for the one who binds it. */
export interface BoundEngine {
  exec(sql: string): Promise<unknown>
  query(sql: string): Promise<{ rows: unknown[] }>
  /** The WebAssembly inside, of which the memory is bound. */
  Module: object
}

export function createBinding(engine: BoundEngine): {
  /** Ends whatever session there is and takes the engine back. */
  release(): Promise<void>
  /** Gives the engine to a role. @throws Error when the role could step up; then nothing may run */
  bind(role: string, others: readonly [string, string]): Promise<void>
}
