import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { obtainBrowser } from './obtain-browser.mjs'
import { row, tableOf, type Row } from './measure-services/row.ts'
import { runMeasured } from './measure-services/run-measured.ts'
import { measureStarts } from './measure-services/starts.ts'

/**
 * `npm run measure-services [<folder>]`: what the services of a repository cost those who load, start and compile it,
 * as a table: this repository, or a copy with more services that `npm run many-services` made. Each is measured by its
 * own scripts, one after the other.
 */
const repository = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))

const rows: Row[] = [
  row('services', readdirSync(join(repository, 'packages/services')).length, ''),
  row('calls', inRepository('scripts/contract-list.ts').output.trimEnd().split('\n').length, ''),
  ...measureStarts(repository),
  ...measureTypes(),
  ...measureDump(),
  ...measureBytes(),
]
console.log(tableOf(rows))

function inRepository(...parameters: string[]) {
  return runMeasured(repository, '--import', 'tsx', ...parameters)
}

function measureTypes(): Row[] {
  const taken = runMeasured(repository, 'node_modules/typescript/bin/tsc', '--noEmit', '--extendedDiagnostics')
  const kilobytes = Number(/Memory used:\s+(\d+)K/.exec(taken.output)?.[1])
  return [
    row('types', taken.seconds, 's'),
    row('types, processor', taken.processorSeconds, 's'),
    row('types, memory', kilobytes / 1024, 'MB'),
  ]
}

/** What a platform in a page starts from, and what it takes to make. */
function measureDump(): Row[] {
  const file = join(tmpdir(), `measured-${process.pid}.dump`)
  const taken = inRepository('build/make-page-dump.ts', file, `${Date.parse('2026-03-02T09:00:00Z')}`)
  const { size } = statSync(file)
  rmSync(file)
  return [
    row('dump for platforms in pages', size, 'bytes'),
    row('making the dump, processor', taken.processorSeconds, 's'),
  ]
}

function measureBytes(): Row[] {
  process.env.CHROME_PATH ??= obtainBrowser()
  const taken = inRepository('scripts/measure-services/bytes.ts')
  return [...(JSON.parse(taken.output) as Row[]), row('both builds, processor', taken.processorSeconds, 's')]
}
