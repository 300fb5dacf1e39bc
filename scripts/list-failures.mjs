import { existsSync, readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { outcomeOf, reports } from './test-steps.mjs'

/** Prints once more what failed in the suites that have run here, for the end of a long output. */
const suites = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.json')) : []
for (const suite of suites.map((name) => basename(name, '.json'))) for (const failure of outcomeOf(suite, true).failures) console.log(`✗ ${suite}: ${failure}`)
