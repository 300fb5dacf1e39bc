/** Bytes that PostgreSQL's answer to a statement may have. */
export interface AnswerBudget {
  /** Of all rows together. */
  bytes: number
  /** Of one value. */
  cellBytes: number
}

/** Of an answer that is passed on while it arrives. */
export const withoutLimit: AnswerBudget

/** Code of the error in place of a row with a value that is too large. */
export const valueTooLarge: 'CWBIG'

/**
 * Execution of a portal that doesn't exist. After an error that only the gate reported, it makes PostgreSQL fail as
 * well, so that the statement has no effect.
 */
export const missingPortal: { portal: string; rows: number }

/** Passes PostgreSQL's messages on within a budget, so that a value of any size never is in the platform's memory. */
export interface AnswerGate {
  /** Starts the next answer with a budget. */
  allow(budget: AnswerBudget): void
  /** Returns what a part of the answer leaves to read. The part itself can be reused afterwards. */
  pass(part: Uint8Array): Uint8Array<ArrayBuffer>
}

export function createAnswerGate(): AnswerGate
