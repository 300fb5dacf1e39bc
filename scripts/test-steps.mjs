import { spawn } from 'node:child_process'
import { mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { areasWith } from './sums/service-folders.mjs'
import { afterSecondRun, failedFiles, failedRun, readOutcomes, sumOf } from './test-outcome.mjs'

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
  'channels/platform/channel-packages',
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
    // Concurrent sign-ins are counted under locks.
    'src/accounts/sign-in',
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
 * work. The longer one ends with a suite of several processes, so that two cores are busy to the end.
 * @type {string[][][]}
 */
export const stages = [
  [
    ['types', 'lint', 'layers', 'unit', 'browser'],
    ['stories', 'e2e'],
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
 * Runs one command. A failure is also written down, so that the end of a long output names it.
 * @param {string} name one of `checks`
 * @param {number | 'inherit'} output destination: the terminal, or an open file
 */
export async function runCheck(name, output = 'inherit') {
  const command = checks[/** @type {keyof typeof checks} */ (name)]
  const right = (await exitOf(command, output)) === 0
  mkdirSync(reports, { recursive: true })
  const failed = failedRun(`not right; 'node scripts/test.mjs ${name}' says why`)
  if (right) rmSync(outcomeFile(name), { force: true })
  else writeFileSync(outcomeFile(name), JSON.stringify([failed]))
  return right
}

/** Suites with a browser, which on a shared machine now and then misses a moment. */
const withBrowser = ['browser', 'stories', 'e2e', 'frameworks']

/**
 * Runs one suite. In CI, files of a suite with a browser that failed run once more: the tests of many build on those
 * before them, so that a second try of a single one can't pass.
 * @param {string} name one of `suites`
 * @param {number | 'inherit'} output destination: the terminal, or an open file
 * @returns {Promise<Outcome>}
 */
export async function runSuite(name, output = 'inherit') {
  mkdirSync(reports, { recursive: true })
  const first = await runVitest(name, [], output)
  const again = process.env.CI && withBrowser.includes(name) ? failedFiles(first) : []
  if (again.length === 0) return sumOf(first)
  const outcomes = afterSecondRun(first, await runVitest(name, again, output))
  writeFileSync(outcomeFile(name), JSON.stringify(outcomes))
  return sumOf(outcomes)
}

/**
 * @param {string} name one of `suites`
 * @param {readonly string[]} files all of the suite's if empty
 * @param {number | 'inherit'} output
 */
async function runVitest(name, files, output) {
  const file = outcomeFile(name)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=./scripts/count-reporter.mjs']
  const command = [node, 'node_modules/vitest/vitest.mjs', 'run', ...(suites[name] ?? []), ...files, ...reporters]
  const status = await exitOf(command, output, { TEST_OUTCOME: file })
  return readOutcomes(file, status === 0)
}

/** @param {string} name one of `suites` */
const outcomeFile = (name) => join(reports, `${name}.json`)

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
 * Outcome of a suite that has run.
 * @param {string} name one of `suites`
 * @returns {Outcome}
 */
export const outcomeOf = (name) => sumOf(readOutcomes(outcomeFile(name), true))
