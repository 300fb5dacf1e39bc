import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Where the suites write what became of their tests. */
export const reports = join('.build', 'test-reports')
const node = process.execPath

/** Checks that are one command each, by their names. */
export const checks = {
  types: [node, 'node_modules/typescript/bin/tsc', '--noEmit'],
  lint: [node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  layers: [node, 'scripts/check-layers.mjs'],
  tags: [node, '--import', 'tsx', 'scripts/elements-metadata.ts', '--check'],
}

/** Vitest leaves one core free, which halves the speed of two. */
const onEveryCore = '--maxWorkers=100%'

/** Vitest runs, by their names. `database` repeats what touches the database, on the server of TEST_DATABASE_URL. */
export const suites = {
  unit: ['--project', 'unit', onEveryCore],
  browser: ['--project', 'browser'],
  stories: ['--project', 'stories'],
  e2e: ['--project', 'e2e'],
  database: ['--project', 'unit', onEveryCore, 'packages/sandbox', 'tests/derived', 'tests/database', 'tests/postgres'],
}

/**
 * What runs after each other. The lanes of a stage run beside each other: a browser's suites leave half of two cores idle.
 * @type {string[][][]}
 */
export const stages = [[['types', 'lint', 'layers', 'tags', 'unit']], [['browser', 'stories'], ['e2e']], [['database']]]

/**
 * Runs one command with its output on the terminal.
 * @param {string} name one of `checks`
 */
export function runCheck(name) {
  const [command, ...rest] = checks[/** @type {keyof typeof checks} */ (name)]
  return spawnSync(command, rest, { stdio: 'inherit' }).status === 0
}

/**
 * Runs one suite and reads from vitest's own report how many tests passed.
 * @param {string} name one of `suites`
 * @param {number | 'inherit'} output where it prints: the terminal, or an open file
 * @returns {Promise<Counts>}
 */
export async function runSuite(name, output = 'inherit') {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  const filters = suites[/** @type {keyof typeof suites} */ (name)]
  const run = spawn(node, ['node_modules/vitest/vitest.mjs', 'run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { stdio: ['ignore', output, output] })
  /** @type {number | null} */
  const status = await new Promise((done) => run.once('exit', done))
  return readCounts(file, status === 0)
}

/**
 * A file that a lane prints to while another one has the terminal.
 * @param {string} lane
 */
export function openOutput(lane) {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, `${lane}.log`)
  return { path, descriptor: openSync(path, 'w') }
}

/**
 * Counts of a report. A run that failed without a failed test, such as a file that does not load, counts as one failure.
 * @param {string} file
 * @param {boolean} succeeded
 * @returns {Counts}
 */
export function readCounts(file, succeeded) {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const failed = report.numFailedTests + report.testResults.filter((/** @type {any} */ result) => result.status === 'failed' && result.assertionResults.length === 0).length
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1), skipped: report.numPendingTests + (report.numTodoTests ?? 0) }
}

/**
 * What failed in a suite that has run, each with the first line of its reason.
 * @param {string} name one of `suites`
 * @returns {string[]}
 */
export function failuresOf(name) {
  const report = readReport(join(reports, `${name}.json`))
  if (!report) return [`${name}: no report was written`]
  const firstLine = (/** @type {string | undefined} */ text) => (text ?? '').split('\n').find((line) => line.trim() !== '') ?? ''
  return report.testResults.flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [`${relative('.', file.name)}: ${firstLine(file.message)}`]
    return failed.map((/** @type {any} */ test) => `${relative('.', file.name)} > ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  })
}

/** @param {string} file @returns {any} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
