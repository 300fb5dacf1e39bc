import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { areasWith } from './sums/service-folders.mjs'

/** @typedef {import('./count-reporter.mjs').Outcome} Outcome */

/** Folder where suites write their outcomes. */
export const reports = join('.build', 'test-reports')
const node = process.execPath

/** Checks by name, each a single command. */
export const checks = {
  types: [node, 'node_modules/typescript/bin/tsc', '--noEmit'],
  lint: [node, 'scripts/lint.mjs'],
  layers: [node, 'scripts/check-layers.mjs'],
}

/** By default, Vitest leaves one core free, which halves the speed of two. */
const onEveryCore = '--maxWorkers=100%'

/**
 * Parts of the platform that behave differently by database engine: transactions, locks, waiting, and notifications.
 */
const roomsOnEngine = ['database', 'tasks', 'clock', 'acts', 'audit', 'sql-engines'].map((room) => `src/${room}/`)

/** Tests that write, read, and delete objects. */
const onObjects = [
  'platform/src/files/files',
  'app-packages/platform/app-packages',
  ...['files', 'hosting', 'storage-plane'].map((name) => `cloud-storage/platform/${name}`),
]

/**
 * Vitest runs by name. `browsers` runs in Firefox and WebKit; `frameworks` installs each framework; `database` repeats
 * what depends on the engine on the server of TEST_DATABASE_URL, and `objects` what depends on the object store in the
 * bucket of TEST_OBJECT_STORE.
 * @type {Record<string, string[]>}
 */
export const suites = {
  unit: ['--project', 'unit', onEveryCore],
  browser: ['--project', 'browser', '--project', 'embedding'],
  stories: ['--project', 'stories'],
  e2e: ['--project', 'e2e'],
  browsers: ['firefox', 'webkit'].flatMap((name) => ['--project', `embedding-${name}`, '--project', `pages-${name}`]),
  frameworks: ['--project', 'frameworks'],
  objects: ['--project', 'unit', onEveryCore, ...onObjects],
  database: [
    '--project',
    'unit',
    onEveryCore,
    ...roomsOnEngine,
    'relational-database',
    'tests/derived/services/',
    'tests/database/',
    'tests/postgres/',
  ],
}

/** Service packages. Each can be named as a step, which runs all tests of that service. */
export const areas = areasWith('.', 'src/contract.ts')
for (const area of areas) {
  if (area in suites || area in checks) throw new Error(`'${area}' is the name of both a service and a step.`)
  suites[area] = [
    ...['--project', 'unit', '--project', 'browser', '--project', 'stories', onEveryCore],
    `packages/services/${area}/`,
    `tests/derived/services/${area}.test.ts`,
    `stories/services/${area}/`,
  ]
}

/**
 * Stages run one after the other, the lanes of a stage in parallel. Each lane of the first stage has about half of the
 * work, so that two cores are busy to the end.
 * @type {string[][][]}
 */
export const stages = [
  [
    ['unit', 'browser', 'stories'],
    ['types', 'lint', 'layers', 'e2e'],
  ],
  [['browsers']],
  [['frameworks']],
  [['database']],
  [['objects']],
  ...areas.map((area) => [[area]]),
]

/** Suites that only run when named. */
export const onlyWhenNamed = ['browsers', 'frameworks', 'database', 'objects', ...areas]

for (const step of [...Object.keys(checks), ...Object.keys(suites)])
  if (!stages.flat(2).includes(step)) throw new Error(`'${step}' isn't in any stage and would never run.`)

/**
 * Runs one command.
 * @param {string} name one of `checks`
 * @param {number | 'inherit'} output destination: the terminal, or an open file
 */
export async function runCheck(name, output = 'inherit') {
  return (await exitOf(checks[/** @type {keyof typeof checks} */ (name)], output)) === 0
}

/**
 * Runs one suite.
 * @param {string} name one of `suites`
 * @param {number | 'inherit'} output destination: the terminal, or an open file
 * @returns {Promise<Outcome>}
 */
export async function runSuite(name, output = 'inherit') {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  const filters = suites[name] ?? []
  const status = await exitOf(
    [
      node,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...filters,
      '--reporter=default',
      '--reporter=./scripts/count-reporter.mjs',
    ],
    output,
    { TEST_OUTCOME: file },
  )
  return outcomeOf(name, status === 0)
}

/**
 * @param {readonly string[]} command
 * @param {number | 'inherit'} output
 * @param {Record<string, string>} [settings] further environment variables
 * @returns {Promise<number | null>} exit code
 */
async function exitOf([command = node, ...rest], output, settings) {
  const run = spawn(command, rest, { stdio: ['ignore', output, output], env: { ...process.env, ...settings } })
  return new Promise((done) => run.once('exit', done))
}

/**
 * Output file of a lane while another one uses the terminal.
 * @param {string} lane
 */
export function openOutput(lane) {
  mkdirSync(reports, { recursive: true })
  const path = join(reports, `${lane}.log`)
  return { path, descriptor: openSync(path, 'w') }
}

/**
 * Reads the outcome of a suite. A run that failed without a failed test counts as one failure.
 * @param {string} name one of `suites`
 * @param {boolean} succeeded
 * @returns {Outcome}
 */
export function outcomeOf(name, succeeded) {
  const reason = 'the run didn’t finish; its output is above'
  try {
    const outcome = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'))
    if (outcome.passed + outcome.failed === 0) return { ...outcome, failed: 1, failures: ['not one test ran'] }
    return succeeded || outcome.failed > 0 ? outcome : { ...outcome, failed: 1, failures: [reason] }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [reason], secondTry: [] }
  }
}
