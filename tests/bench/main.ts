import { measureBytes } from './bytes/measure.ts'
import { measureFifty } from './fifty/measure.ts'
import { measurePageLoad } from './page-load/measure.ts'
import { measureCrowd } from './platform/crowd.ts'
import { measurePlatform } from './platform/measure.ts'
import { measureReaders } from './platform/readers.ts'
import { tableOf, type Result } from './result.ts'
import { measureStory } from './story/measure.ts'
import { measureTable } from './table/measure.ts'
import { measureUpload } from './upload/measure.ts'

/** All benchmarks, by the name that `npm run bench -- <name>` takes; without a name, all of them run. */
const measures: Readonly<Record<string, () => Promise<Result[]>>> = {
  bytes: measureBytes,
  'page-load': measurePageLoad,
  table: measureTable,
  fifty: measureFifty,
  upload: measureUpload,
  platform: measurePlatform,
  readers: measureReaders,
  crowd: measureCrowd,
  story: measureStory,
}

const asJson = process.argv.includes('--json')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = named.find((name) => !(name in measures))
if (unknown) {
  console.error(`'${unknown}' is not measured; there are ${Object.keys(measures).join(', ')}.`)
  process.exit(1)
}
const results: Result[] = []
for (const [name, measure] of Object.entries(measures))
  if (named.length === 0 || named.includes(name)) results.push(...(await measure()))
console.log(asJson ? JSON.stringify(results, undefined, 2) : tableOf(results))
process.exit(results.every(({ verdict }) => verdict !== 'exceeded') ? 0 : 1)
