import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
  ...measurePages(),
  ...measureSums(),
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

function measurePages(): Row[] {
  const taken = inRepository('scripts/measure-services/bytes.ts')
  const start = inRepository('scripts/measure-services/page-start.ts')
  return [
    ...(JSON.parse(taken.output) as Row[]),
    row('building both and opening a page, processor', taken.processorSeconds, 's'),
    ...(JSON.parse(start.output) as Row[]),
  ]
}

/** What follows from the folders of the services, derived from nothing, and the check of what imports what. */
function measureSums(): Row[] {
  rmSync(join(repository, '.build/tag-metadata.hash'), { force: true })
  return [
    row('sums over all services, processor', runMeasured(repository, 'scripts/generate.mjs').processorSeconds, 's'),
    row('check of the layers, processor', runMeasured(repository, 'scripts/check-layers.mjs').processorSeconds, 's'),
  ]
}
