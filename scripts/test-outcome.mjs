import { readFileSync } from 'node:fs'

/** @typedef {import('./count-reporter.mjs').Outcome} Outcome */
/** @typedef {import('./count-reporter.mjs').FileOutcome} FileOutcome */

/**
 * Reads what a run wrote for each of its files. A run that failed without a failed test counts as one failure.
 * @param {string} file written by the reporter
 * @param {boolean} succeeded
 * @returns {FileOutcome[]}
 */
export function readOutcomes(file, succeeded) {
  /** @type {FileOutcome[]} */
  let outcomes
  try {
    outcomes = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return [failedRun(unfinished)]
  }
  const { passed, failed } = sumOf(outcomes)
  if (passed + failed === 0) return [...outcomes, failedRun('not one test ran')]
  return succeeded || failed > 0 ? outcomes : [...outcomes, failedRun(unfinished)]
}

const unfinished = 'the run didn’t finish; its output is above'

/**
 * The outcome of a run that failed as a whole.
 * @param {string} reason @returns {FileOutcome}
 */
export function failedRun(reason) {
  return { path: '', project: '', passed: 0, failed: 1, skipped: 0, failures: [reason], secondTry: [] }
}

/** @param {readonly Outcome[]} outcomes @returns {Outcome} */
export function sumOf(outcomes) {
  /** @type {Outcome} */
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [], secondTry: [] }
  for (const { passed, failed, skipped, failures, secondTry } of outcomes) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
    sum.failures.push(...failures)
    sum.secondTry.push(...secondTry)
  }
  return sum
}

/**
 * Files to run once more. None if something failed that belongs to no file, since no file can bring it right.
 * @param {readonly FileOutcome[]} outcomes
 */
export function failedFiles(outcomes) {
  const failed = outcomes.filter((outcome) => outcome.failed > 0).map(({ path }) => path)
  return failed.includes('') ? [] : [...new Set(failed)]
}

/**
 * Replaces the outcomes of files that ran once more. What failed only the first time is named as a second try.
 * @param {readonly FileOutcome[]} first
 * @param {readonly FileOutcome[]} second
 * @returns {FileOutcome[]}
 */
export function afterSecondRun(first, second) {
  const again = new Map(second.map((outcome) => [keyOf(outcome), outcome]))
  const replaced = first.map((outcome) => {
    const later = again.get(keyOf(outcome))
    if (!later || outcome.failed === 0) return outcome
    if (later.failed > 0) return later
    return { ...later, secondTry: [...later.secondTry, ...outcome.failures] }
  })
  const known = new Set(first.map(keyOf))
  return [...replaced, ...second.filter((outcome) => !known.has(keyOf(outcome)))]
}

/** @param {FileOutcome} outcome */
function keyOf({ project, path }) {
  return `${project}\n${path}`
}
