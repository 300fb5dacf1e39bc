import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installMissing, requireNode } from './install-missing.mjs'

/**
 * `npm test`: installs missing dependencies and runs every check and suite. `npm test -- unit layers` only runs those.
 * Continues after a failure, and ends with the failed steps and a summary.
 */
process.chdir(dirname(dirname(fileURLToPath(import.meta.url))))
requireNode()
installMissing()
await import('./generate.mjs')

const { checks, onlyWhenNamed, openOutput, runCheck, runSuite, stages, suites } = await import('./test-steps.mjs')
const everyStep = stages.flat(2)
const steps =
  process.argv.length > 2 ? process.argv.slice(2) : everyStep.filter((name) => !onlyWhenNamed.includes(name))
const unknown = steps.find((step) => !(step in checks) && !(step in suites))
if (unknown) {
  console.error(`Unknown step '${unknown}'. Choose from ${everyStep.join(', ')}.`)
  process.exit(1)
}
if (steps.includes('database') && !process.env.TEST_DATABASE_URL) {
  console.error(
    'The step database needs TEST_DATABASE_URL, such as postgres://user:password@localhost/postgres, whose user may create databases and roles.',
  )
  process.exit(1)
}
if (steps.includes('objects') && !process.env.TEST_OBJECT_STORE) {
  console.error(
    'The step objects needs TEST_OBJECT_STORE, such as s3://bucket, and the variables that OBJECT_STORE needs.',
  )
  process.exit(1)
}
if (steps.includes('browsers')) {
  const { findFirefox, findWebKit } = await import('./find-other-browsers.mjs')
  try {
    findFirefox()
    findWebKit()
  } catch (error) {
    console.error(`The step browsers can't run: ${/** @type {Error} */ (error).message}`)
    process.exit(1)
  }
}
if (steps.some((step) => step in suites)) {
  const { obtainBrowser } = await import('./obtain-browser.mjs')
  process.env.CHROME_PATH = obtainBrowser()
}

// The suites share the demo data that the first of their tests creates, which takes twenty seconds of CPU time.
const demoData = mkdtempSync(join(tmpdir(), 'console-widgets-demo-'))
process.env.TEST_DEMO_DATA = demoData
process.once('exit', () => rmSync(demoData, { recursive: true, force: true }))

/** @type {string[]} */
const notRight = []
/** @type {string[]} */
const failures = []
/** @type {string[]} */
const secondTry = []
const total = { passed: 0, failed: 0, skipped: 0 }

/** @param {string} step @param {number | 'inherit'} output */
async function run(step, output) {
  if (step in checks) {
    if (!(await runCheck(step, output))) notRight.push(step)
    return
  }
  const outcome = await runSuite(step, output)
  total.passed += outcome.passed
  total.failed += outcome.failed
  total.skipped += outcome.skipped
  secondTry.push(...outcome.secondTry)
  if (outcome.failed === 0) return
  notRight.push(`${step}: ${outcome.failed} failed`)
  failures.push(...outcome.failures)
}

/**
 * The first lane uses the terminal; the output of the others follows when they are done.
 * @param {string[]} lane @param {boolean} first
 */
async function runLane(lane, first) {
  const output = first ? undefined : openOutput(lane.join('-'))
  for (const step of lane) {
    if (first) console.log(`\n── ${step} ──`)
    await run(step, output?.descriptor ?? 'inherit')
  }
  return output && `\n── ${lane.join(', ')} ──\n${readFileSync(output.path, 'utf8')}`
}

for (const stage of stages) {
  const lanes = stage.map((lane) => lane.filter((step) => steps.includes(step))).filter((lane) => lane.length > 0)
  for (const printed of await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0))))
    if (printed) console.log(printed)
}

for (const name of secondTry) console.log(`~ passed on the second try: ${name}`)
for (const failure of failures) console.log(`✗ ${failure}`)
console.log(notRight.length > 0 ? `\nNot right: ${notRight.join(' · ')}\n` : `\nAll right: ${steps.join(', ')}\n`)
if (steps.some((step) => step in suites))
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(notRight.length > 0 ? 1 : 0)
