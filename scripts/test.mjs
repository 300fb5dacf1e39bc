import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * `npm test`: installs what is missing and runs every check and suite. `npm test -- unit layers` runs only those.
 * It goes on after a failure, so that one run tells all, and ends with the failed steps and the counts.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()

const { checks, runCheck, runSuite, suites } = await import('./test-steps.mjs')
const everyStep = [...Object.keys(checks), ...Object.keys(suites).filter((name) => name !== 'database')]
const steps = process.argv.length > 2 ? process.argv.slice(2) : everyStep
const unknown = steps.find((step) => !(step in checks) && !(step in suites))
if (unknown) {
  console.error(`'${unknown}' is no step; there are ${[...everyStep, 'database'].join(', ')}.`)
  process.exit(1)
}
if (steps.includes('database') && !process.env.TEST_DATABASE_URL) {
  console.error('The step database needs TEST_DATABASE_URL, such as postgres://user:password@localhost/postgres, whose user may create databases and roles.')
  process.exit(1)
}
if (steps.some((step) => step in suites)) {
  const { obtainBrowser } = await import('./obtain-browser.mjs')
  process.env.CHROME_PATH = obtainBrowser()
}

const failed = []
const total = { passed: 0, failed: 0, skipped: 0 }
for (const step of steps) {
  console.log(`\n── ${step} ──`)
  if (step in checks) {
    if (!runCheck(step)) failed.push(step)
    continue
  }
  const counts = runSuite(step)
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  if (counts.failed > 0) failed.push(`${step}: ${counts.failed} failed`)
}

console.log(failed.length > 0 ? `\nNot right: ${failed.join(' · ')}\n` : `\nAll right: ${steps.join(', ')}\n`)
if (steps.some((step) => step in suites)) console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(failed.length > 0 ? 1 : 0)
