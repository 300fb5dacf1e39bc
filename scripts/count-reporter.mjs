import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[], secondTry: string[] }} Outcome */

/**
 * Writes the results of a test run to the file TEST_OUTCOME: the number of passed tests, and the failures with their
 * reasons.
 */
export default class CountReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules @param {readonly { message?: string }[]} unhandled */
  onTestRunEnd(modules, unhandled) {
    /** @type {Outcome} */
    const outcome = { passed: 0, failed: 0, skipped: 0, failures: [], secondTry: [] }
    const fail = (/** @type {string} */ name, /** @type {{ message?: string, diff?: string } | undefined} */ error) => {
      outcome.failed += 1
      outcome.failures.push([`${name}: ${firstLine(error?.message)}`, ...receivedIn(error?.diff)].join('\n    '))
    }
    for (const module of modules) {
      const path = relative('.', module.moduleId)
      for (const suite of [module, ...module.children.allSuites()])
        for (const error of suite.errors()) fail(path, error)
      for (const test of module.children.allTests()) {
        const result = test.result()
        if (test.diagnostic()?.flaky) outcome.secondTry.push(`${path} > ${test.fullName}`)
        if (result.state === 'failed') fail(`${path} > ${test.fullName}`, result.errors?.[0])
        else outcome[result.state === 'passed' ? 'passed' : 'skipped'] += 1
      }
    }
    for (const error of unhandled) fail('outside of any test', error)
    writeFileSync(/** @type {string} */ (process.env.TEST_OUTCOME), JSON.stringify(outcome))
  }
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
