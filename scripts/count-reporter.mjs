import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[], secondTry: string[] }} Outcome */
/**
 * Outcome of one file in one project. Errors outside of any test belong to a file without a path.
 * @typedef {Outcome & { path: string, project: string }} FileOutcome
 */

/**
 * Writes the outcome of each file of a test run to the file TEST_OUTCOME: the number of passed tests, and the failures
 * with their reasons, also those of tests that passed on a second try.
 */
export default class CountReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly { message?: string }[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    const outcomes = modules.map(outcomeOfFile)
    if (unhandled.length > 0) {
      const outside = emptyOutcome('', '')
      for (const error of unhandled) fail(outside, 'outside of any test', error)
      outcomes.push(outside)
    }
    writeFileSync(/** @type {string} */ (process.env.TEST_OUTCOME), JSON.stringify(outcomes))
  }
}

/** @param {import('vitest/node').TestModule} module */
function outcomeOfFile(module) {
  const path = relative('.', module.moduleId)
  const outcome = emptyOutcome(path, module.project.name)
  for (const suite of [module, ...module.children.allSuites()])
    for (const error of suite.errors()) fail(outcome, path, error)
  for (const test of module.children.allTests()) {
    const result = test.result()
    const name = `${path} > ${test.fullName}`
    // The errors of a test that has passed are those of its first try.
    if (test.diagnostic()?.flaky) outcome.secondTry.push(withReason(name, result.errors?.[0]))
    if (result.state === 'failed') fail(outcome, name, result.errors?.[0])
    else outcome[result.state === 'passed' ? 'passed' : 'skipped'] += 1
  }
  return outcome
}

/** @param {string} path @param {string} project @returns {FileOutcome} */
function emptyOutcome(path, project) {
  return { path, project, passed: 0, failed: 0, skipped: 0, failures: [], secondTry: [] }
}

/** @typedef {{ message?: string, diff?: string } | undefined} Reason */

/** @param {Outcome} outcome @param {string} name @param {Reason} error */
function fail(outcome, name, error) {
  outcome.failed += 1
  outcome.failures.push(withReason(name, error))
}

/** @param {string} name @param {Reason} error */
function withReason(name, error) {
  return [`${name}: ${firstLine(error?.message)}`, ...receivedIn(error?.diff)].join('\n    ')
}

function firstLine(/** @type {string | undefined} */ text) {
  return (text ?? '').split('\n').find((line) => line.trim() !== '') ?? ''
}

/** The first lines of the actual value that were not expected, since the message truncates long values. */
function receivedIn(/** @type {string | undefined} */ diff) {
  const lines = stripVTControlCharacters(diff ?? '').split('\n')
  return lines
    .filter((line) => /^\+ +(?!Received$).*\w/.test(line))
    .slice(0, 3)
    .map((line) => line.slice(0, 300))
}
