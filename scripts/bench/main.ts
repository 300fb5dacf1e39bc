import { build } from 'vite'
import { coreBytes } from './core-bytes.ts'
import { bytesResult, kilobytes, tableOf } from './result.ts'
import { widgetBytes } from './widget-bytes.ts'

/** Measures and prints: a table, or with `--json` what a program reads. */
const asJson = process.argv.includes('--json')
await build({ configFile: 'packages/elements/vite.config.ts', logLevel: 'error' })
const results = [bytesResult('core alone', await coreBytes(), kilobytes(15)), ...(await widgetBytes())]
console.log(asJson ? JSON.stringify(results, undefined, 2) : tableOf(results))
process.exit(results.every(({ holds }) => holds) ? 0 : 1)
