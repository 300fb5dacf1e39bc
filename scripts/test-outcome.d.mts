/** Numbers of tests, and the failures with their reasons. */
export interface Outcome {
  passed: number
  failed: number
  skipped: number
  failures: string[]
  secondTry: string[]
}

/** Outcome of one file in one project. Errors outside of any test belong to a file without a path. */
export interface FileOutcome extends Outcome {
  path: string
  project: string
}

export function readOutcomes(file: string, succeeded: boolean): FileOutcome[]
export function sumOf(outcomes: readonly Outcome[]): Outcome
export function failedFiles(outcomes: readonly FileOutcome[]): string[]
export function afterSecondRun(first: readonly FileOutcome[], second: readonly FileOutcome[]): FileOutcome[]
