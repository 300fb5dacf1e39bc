import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { outcomeOf, reports } from './test-steps.mjs'

/**
 * Prints a summary of all suites that have run here, for the end of a long output: the failures, the tests that needed
 * a second try, and the totals.
 */
const suites = existsSync(reports)
  ? readdirSync(reports)
      .filter((name) => name.endsWith('.json'))
      .map((name) => basename(name, '.json'))
  : []
const total = { passed: 0, failed: 0, skipped: 0 }
for (const suite of suites) {
  const { passed, failed, skipped, failures, secondTry } = outcomeOf(suite)
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  for (const name of secondTry) console.log(`~ ${suite}: passed on the second try: ${name}`)
  for (const failure of failures) console.log(`✗ ${suite}: ${failure}`)
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
