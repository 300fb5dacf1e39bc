import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const reports = join('.build', 'test-reports')
const node = process.execPath

/** Checks that are one command each, by their names. */
export const checks = {
  types: [node, 'node_modules/typescript/bin/tsc', '--noEmit'],
  lint: [node, 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
  layers: [node, 'scripts/check-layers.mjs'],
  tags: [node, '--import', 'tsx', 'scripts/elements-metadata.ts', '--check'],
}

/** Vitest runs, by their names. `database` repeats what touches the database, on the server of TEST_DATABASE_URL. */
export const suites = {
  unit: ['--project', 'unit'],
  browser: ['--project', 'browser'],
  stories: ['--project', 'stories'],
  e2e: ['--project', 'e2e'],
  database: ['--project', 'unit', 'packages/sandbox', 'tests/derived', 'tests/database', 'tests/postgres'],
}

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
 * @returns {Counts}
 */
export function runSuite(name) {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  const filters = suites[/** @type {keyof typeof suites} */ (name)]
  const { status } = spawnSync(node, ['node_modules/vitest/vitest.mjs', 'run', ...filters, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], { stdio: 'inherit' })
  return readCounts(file, status === 0)
}

/**
 * Counts of a report. A run that failed without a failed test, such as a file that does not load, counts as one failure.
 * @param {string} file
 * @param {boolean} succeeded
 * @returns {Counts}
 */
export function readCounts(file, succeeded) {
  let report
  try {
    report = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const failed = report.numFailedTests + report.testResults.filter((/** @type {any} */ result) => result.status === 'failed' && result.assertionResults.length === 0).length
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1), skipped: report.numPendingTests + (report.numTodoTests ?? 0) }
}
